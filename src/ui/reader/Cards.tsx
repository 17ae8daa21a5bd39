import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { inWords } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { Mark } from '../kit/Mark.tsx';
import { agreement } from '../matrix/agreement.ts';
import { CampList } from '../matrix/CampList.tsx';
import { ConvertAll } from '../matrix/ConvertAll.tsx';
import { LandsAt } from '../matrix/LandsAt.tsx';
import { matrixRows, type Row } from '../matrix/rows.ts';
import { verdictLook } from '../matrix/verdicts.ts';
import { useApp, useHunk } from '../scene.ts';
import { useFormat } from '../use-format.ts';
import styles from './Cards.module.css';

/** What every applier makes of the hunk, those that differ first: the matrix as a list. */
export function Cards() {
  const { document, results } = useApp();
  const draft = useStore(document);
  const format = useFormat();
  const found = useStore(results, (state) => state.rows);
  const profiles = useStore(results, (state) => state.profiles);
  const { applier } = useHunk();
  const [isOpen, setOpen] = useState(false);
  const rows = useMemo(() => matrixRows(profiles, draft, found, format), [profiles, draft, found, format]);
  const { differing, agreeing, foreign } = rows;
  const native = [...differing, ...agreeing];
  const isCurrent = (row: Row) => row.applier.id === applier?.id;
  const unfolded = isOpen ? [...native, ...foreign] : differing;
  const shown = [...unfolded, ...[...agreeing, ...foreign].filter((row) => isCurrent(row) && !unfolded.includes(row))];
  const folded = [...agreeing, ...foreign].filter((row) => !shown.includes(row));
  const words = agreement(rows, folded);
  if (shown.length === 0) return null;
  return (
    <section className={styles.cards}>
      <h2>{sentenceCase(inWords(native.length))} appliers, differences first</h2>
      {native.some(({ conversion }) => conversion?.ok) && (
        <div className={styles.camps}>
          <CampList rows={native} />
        </div>
      )}
      <ul>
        {shown.map((row) => (
          <Card key={row.applier.id} row={row} isCurrent={isCurrent(row)} />
        ))}
      </ul>
      {words !== '' && (
        <p className={styles.more}>
          {words}.
          <ConvertAll rows={rows} look="line" />
          {folded.length > 0 && (
            <Button look="line" onClick={() => setOpen(true)}>
              Show all {inWords(shown.length + folded.length)}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

function Card({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const { document } = useApp();
  const { applier, version, flags, verdict, exit, offset, printed, noticed } = row;
  const { mark, word } = verdictLook[verdict];
  return (
    <li className={styles.card} aria-current={isCurrent || undefined}>
      <p className={styles.head}>
        <Mark name={mark} label={word} />
        <button
          type="button"
          aria-label={`Replay ${applier.name}`}
          onClick={() => document.getState().choose(applier.id, row.ref ?? document.getState().hunk)}
        >
          <b>{applier.name}</b>
        </button>
        <span>{[row.conversion?.ok ? 'converted' : '', version, ...flags].filter(Boolean).join(' ')}</span>
        {exit !== null && <span className={styles.exit}>exit {exit}</span>}
      </p>
      <p>
        <LandsAt row={row} />
        {offset !== null && offset !== 0 && `, ${offset > 0 ? '+' : '−'}${Math.abs(offset)} lines`}
      </p>
      <p>{printed === null ? <i>printed nothing</i> : <code>{printed}</code>}</p>
      <p className={styles.noticed}>
        Would you have noticed? <span data-strong={noticed.answer === 'no'}>{noticed.text}</span>
      </p>
    </li>
  );
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
