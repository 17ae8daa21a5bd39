import { useMemo } from 'react';
import { useStore } from 'zustand';
import { inWords } from '../../engine/index.ts';
import { Mark } from '../kit/Mark.tsx';
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
  const { differing, agreeing } = useMemo(
    () => matrixRows(profiles, draft, found, format),
    [profiles, draft, found, format],
  );
  const all = [...differing, ...agreeing];
  if (all.length === 0) return null;
  return (
    <section className={styles.cards}>
      <h2>{sentenceCase(inWords(all.length))} appliers, differences first</h2>
      <ul>
        {all.map((row) => (
          <Card key={row.applier.id} row={row} isCurrent={row.applier.id === applier?.id} />
        ))}
      </ul>
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
        <span>{[version, ...flags].join(' ')}</span>
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
