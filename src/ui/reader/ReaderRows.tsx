import { figures } from '../../engine/index.ts';
import { Comparator } from '../comparator/Comparator.tsx';
import { commonIndent } from '../comparator/indent.ts';
import { useLookedAt } from '../looked-at.ts';
import { useHunk } from '../scene.ts';
import styles from './Reader.module.css';

/** The hunk's rows against the file's, without the indentation that they share. */
export function ReaderRows() {
  const frame = useLookedAt();
  const { lineOf } = useHunk();
  const cut = commonIndent(frame?.rows ?? []);
  if (!frame) return null;
  return (
    <section className={styles.rows} aria-label="Hunk against file">
      <h2>
        {frame.place === null ? 'Hunk' : `Hunk against file at ${figures(lineOf(frame.place) + 1)}`}
        {cut > 0 && <span>columns {cut + 1} on</span>}
      </h2>
      <Comparator cutsIndent />
    </section>
  );
}
