import { useMemo } from 'react';
import { useStore } from 'zustand';
import { counted } from '../../engine/index.ts';
import { matrixRows, type Row } from '../matrix/rows.ts';
import { useApp, useHunk } from '../scene.ts';
import { useFormat } from '../use-format.ts';
import styles from './Present.module.css';

/** What the applier on show said of it, and one that did otherwise or said otherwise. */
export function Outcomes() {
  const { document, results } = useApp();
  const { applier } = useHunk();
  const draft = useStore(document);
  const format = useFormat();
  const found = useStore(results, (state) => state.rows);
  const profiles = useStore(results, (state) => state.profiles);
  const { differing, agreeing } = useMemo(
    () => matrixRows(profiles, draft, found, format),
    [profiles, draft, found, format],
  );
  const all = [...differing, ...agreeing];
  const mine = all.find((row) => row.applier.id === applier?.id);
  const other = differing.find((row) => row !== mine);
  return (
    <dl className={styles.outcomes}>
      {[mine, other].map(
        (row) =>
          row && (
            <div key={row.applier.id}>
              <dt>{row.applier.name}</dt>
              <dd>{outcomeWords(row)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function outcomeWords({ exit, output }: Row): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '').length;
  const said = lines === 0 ? 'printed nothing' : `${counted(lines, 'line')} in the log`;
  return exit === null ? said : `exit ${exit}, ${said}`;
}
