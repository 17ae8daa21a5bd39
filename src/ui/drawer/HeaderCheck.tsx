import { useMemo } from 'react';
import { useStore } from 'zustand';
import { auditHeaders, type HeaderAudit, type Run } from '../../engine/index.ts';
import { stageOf } from '../../stores/stage.ts';
import { formatWords } from '../edit-format.ts';
import { Mark } from '../kit/Mark.tsx';
import { readingOf } from '../reading.ts';
import { useApp, useHunk } from '../scene.ts';
import { useFormat } from '../use-format.ts';
import styles from './Drawer.module.css';
import { hasHeaders } from './header-faults.ts';

/** Hunks whose places are looked up all over the file, to tell how far their headers are off. */
const mostLookedUp = 12;
/** In a longer file one hunk is looked up: each takes a moment in which the page waits. */
const mostSearched = 4_000_000;
/** More rows than anybody reads. */
const mostRows = 500;

/** The arithmetic of the headers: what each promises, and what its hunk holds. */
export function HeaderCheck() {
  const { document } = useApp();
  const edit = useStore(document, (state) => state.edit);
  const { run } = useHunk();
  const format = useFormat() ?? null;
  const reading = readingOf(edit);
  const audits = useMemo(
    () => reading.files.flatMap((file) => auditHeaders(file, fitsIn(run, file.hunks))),
    [reading, run],
  );
  if (!hasHeaders(format)) {
    const taken = format === null ? 'is of no known kind' : `is read as ${formatWords(format)}`;
    return <p className={styles.body}>The edit {taken}. Only unified diffs have headers that can be checked.</p>;
  }
  return (
    <div className={styles.body}>
      {reading.problems.slice(0, mostRows).map(({ code, line, sentence, remedy }) => (
        <p key={`${code} ${line}`} className={styles.note}>
          {line !== null && <b>Line {line}. </b>}
          {sentence} {remedy}
        </p>
      ))}
      {audits.length === 0 ? (
        <p className={styles.note}>There is no hunk of a unified diff here.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Hunk</th>
              <th>Stated line</th>
              <th>Lines before: says, has</th>
              <th>Lines after: says, has</th>
              <th>New line: says, should be</th>
              <th className={styles.wide}>In words</th>
            </tr>
          </thead>
          <tbody>
            {audits.slice(0, mostRows).map((audit) => (
              <AuditRow key={audit.patchLine} audit={audit} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const AuditRow = ({ audit: { number, patchLine, old, new: now, newDrift, sentences } }: { audit: HeaderAudit }) => (
  <tr>
    <td>
      {number}, line {patchLine}
    </td>
    <td>{old?.start ?? '–'}</td>
    <Pair says={old?.count} has={old?.counted} />
    <Pair says={now?.count} has={now?.counted} />
    <Pair says={now?.start} has={now && now.start - newDrift} />
    <td>{sentences.length === 0 ? 'The numbers agree with each other.' : sentences.join(' ')}</td>
  </tr>
);

const Pair = ({ says, has }: { says: number | undefined; has: number | null | undefined }) => (
  <td>
    {says ?? '–'}, <b>{has ?? '–'}</b>{' '}
    {says !== undefined && says !== has && <Mark name="miss" label="differs" size={12} />}
  </td>
);

/** Where a hunk of one file fits, as the chosen run searched for it. */
function fitsIn(run: Run | null, hunks: readonly { readonly from: number }[]) {
  return (index: number) => {
    const from = hunks[index]?.from;
    if (!run || from === undefined || index >= mostLookedUp) return [];
    for (const [file, report] of run.reports.entries()) {
      if (index > 0 && report.before.length > mostSearched) continue;
      const hunk = report.hunks.findIndex(({ patchLines }) => patchLines.from === from);
      if (hunk >= 0) return stageOf(run, { file, hunk })?.survey.fits ?? [];
    }
    return [];
  };
}
