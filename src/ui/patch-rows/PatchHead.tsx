import type { ReactNode } from 'react';
import styles from '../code/Rows.module.css';
import { useHunk } from '../scene.ts';
import { FormatChoice } from './FormatChoice.tsx';

/** Which hunk it is. `children` stand at the right end. */
export function PatchHead({ children }: { children?: ReactNode }) {
  const { report, ref } = useHunk();
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
      <span className={styles.right}>{children}</span>
    </div>
  );
}
