import { useMemo } from 'react';
import { useStore } from 'zustand';
import { hunksOf, readUnified, type UnifiedHunk } from '../../engine/index.ts';
import { Mark } from '../kit/Mark.tsx';
import { useApp } from '../scene.ts';
import styles from './Drawer.module.css';

/** The arithmetic of the headers: what each promises, and what its hunk holds. */
export function HeaderCheck() {
  const { document } = useApp();
  const edit = useStore(document, (state) => state.edit);
  const reading = useMemo(() => readUnified(edit), [edit]);
  const hunks = hunksOf(reading);
  return (
    <div className={styles.body}>
      {reading.problems.map(({ code, line, sentence, remedy }) => (
        <p key={`${code} ${line}`} className={styles.note}>
          {line !== null && <b>Line {line}. </b>}
          {sentence} {remedy}
        </p>
      ))}
      {hunks.length === 0 ? (
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
              <th className={styles.wide}>Function named</th>
            </tr>
          </thead>
          <tbody>
            {audit(hunks).map((row) => (
              <tr key={row.from}>
                <td>
                  {row.number}, line {row.from}
                </td>
                <td>{row.stated}</td>
                <Pair says={row.old.says} has={row.old.has} />
                <Pair says={row.now.says} has={row.now.has} />
                <Pair says={row.start.says} has={row.start.has} />
                <td>
                  <code>{row.section}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

const Pair = ({ says, has }: { says: number | null; has: number }) => (
  <td>
    {says ?? '–'}, <b>{has}</b> {says !== null && says !== has && <Mark name="miss" label="differs" size={12} />}
  </td>
);

interface Audit {
  readonly number: number;
  readonly from: number;
  readonly stated: number | null;
  readonly old: { readonly says: number | null; readonly has: number };
  readonly now: { readonly says: number | null; readonly has: number };
  readonly start: { readonly says: number | null; readonly has: number };
  readonly section: string;
}

/** The new start is the old start plus what the hunks before added: the sum that a writer gets wrong first. */
function audit(hunks: readonly UnifiedHunk[]): Audit[] {
  let net = 0;
  return hunks.map(({ header, rows, from }, i) => {
    const old = rows.filter(({ kind }) => kind !== 'insert').length;
    const now = rows.filter(({ kind }) => kind !== 'delete').length;
    const stated = header?.old.start ?? null;
    const start = { says: header?.new.start ?? null, has: (stated ?? 0) + net };
    if (stated !== null && stated < (hunks[i - 1]?.header?.old.start ?? 0)) net = 0;
    net += now - old;
    return {
      number: i + 1,
      from,
      stated,
      old: { says: header?.old.count ?? null, has: old },
      now: { says: header?.new.count ?? null, has: now },
      start,
      section: header?.section ?? '',
    };
  });
}
