import { shown } from '../code/characters.ts';
import styles from './DiffTable.module.css';
import type { Difference } from './diff.ts';

const signs = { same: ' ', removed: '-', added: '+', gap: '' } as const;

/** A difference line by line. Line ends are drawn where they are what differs. */
export const DiffTable = ({ difference: { lines, isCut } }: { difference: Difference }) => (
  <>
    <ol className={styles.lines}>
      {lines.map(({ kind, before, after, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
        <li key={i} data-kind={kind}>
          <span className={styles.number}>{before}</span>
          <span className={styles.number}>{after}</span>
          <span className={styles.sign}>{signs[kind]}</span>
          {kind === 'gap' ? '' : withEnd(text)}
        </li>
      ))}
    </ol>
    {isCut && <p className={styles.cut}>There is more: save the file to see all of it.</p>}
  </>
);

function withEnd(text: string): string {
  const line = shown(text);
  if (line.endsWith('\r\n')) return `${line.slice(0, -2)}␍`;
  return line.endsWith('\n') ? line.slice(0, -1) : `${line} ⍽ no newline at the end`;
}
