import { useMemo } from 'react';
import { useStore } from 'zustand';
import { fromBytes } from '../../engine/index.ts';
import { Mark } from '../kit/Mark.tsx';
import { useApp } from '../scene.ts';
import { useFormat } from '../use-format.ts';
import beads from './Beads.module.css';
import styles from './Matrix.module.css';
import { matrixRows } from './rows.ts';
import { verdictLook } from './verdicts.ts';

/** The whole run of every applier: a glyph for each hunk, the exit status, and all that was printed. */
export function WholeRun() {
  const { document, results } = useApp();
  const current = useStore(results, (state) => state.chosen?.applier);
  const profiles = useStore(results, (state) => state.profiles);
  const rows = useStore(results, (state) => state.rows);
  const draft = useStore(document);
  const format = useFormat();
  const { differing, agreeing } = useMemo(
    () => matrixRows(profiles, draft, rows, format),
    [profiles, draft, rows, format],
  );
  const { choose } = document.getState();
  return (
    <table className={styles.matrix}>
      <caption className={styles.caption}>What each applier makes of the whole edit</caption>
      <thead>
        <tr>
          <th className={styles.applier}>Applier</th>
          <th>Hunks</th>
          <th className={styles.lands}>Whole run</th>
          <th className={`${styles.number} ${styles.exit}`}>Exit</th>
          <th>Printed by default</th>
        </tr>
      </thead>
      <tbody>
        {[...differing, ...agreeing].flatMap(({ applier: { id, name }, version }) => {
          const row = rows[id];
          if (!row) return [];
          const { judged, ending } = row;
          const output = fromBytes(ending.output);
          const look = verdictLook[judged.verdict];
          const pick = () => choose(id, judged.chosen?.ref ?? document.getState().hunk);
          return (
            <tr key={id} aria-current={id === current || undefined} onClick={pick}>
              <td>
                <button type="button" className={styles.choose} aria-label={`Replay ${name}`}>
                  <b>{name}</b> <span>{version}</span>
                </button>
              </td>
              <td>
                <span className={beads.cell}>
                  {judged.beads.map(({ ref, kind }, i) => (
                    <Mark
                      key={`${ref.file}.${ref.hunk}`}
                      name={verdictLook[kind].mark}
                      label={`hunk ${i + 1}: ${verdictLook[kind].word}`}
                    />
                  ))}
                  {judged.beads.length === 0 && 'none read'}
                </span>
              </td>
              <td>{look.word}</td>
              <td className={styles.number}>{ending.exit ?? '–'}</td>
              <td title={output}>
                {output === '' ? (
                  <i className={styles.hush}>nothing</i>
                ) : (
                  <code>{output.trim().split('\n').join(' ⏎ ')}</code>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
