import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import styles from '../code/Rows.module.css';
import { formatWords } from '../edit-format.ts';
import { useApp, useHunk } from '../scene.ts';
import { FormatChoice } from './FormatChoice.tsx';

/** Which hunk it is. `children` stand at the right end. */
export function PatchHead({ children }: { children?: ReactNode }) {
  const { results } = useApp();
  const { report, ref, applier } = useHunk();
  const isConverted = useStore(results, (state) => state.chosen !== null && state.chosen.converted !== null);
  const total = report?.hunks.length ?? 0;
  return (
    <div className={styles.head}>
      <b>Patch</b>
      {total > 0 && (
        <span>
          hunk {ref.hunk + 1} of {total}
        </span>
      )}
      <FormatChoice />
      {isConverted && (
        <span title="The applier on show was given the patch converted">
          → {applier?.formats[0] && formatWords(applier.formats[0])}
        </span>
      )}
      <span className={styles.right}>{children}</span>
    </div>
  );
}
