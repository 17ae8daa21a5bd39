import { useLayoutEffect, useMemo, useRef } from 'react';
import { counted } from '../../engine/index.ts';
import styles from '../code/Rows.module.css';
import { useLookedAt } from '../looked-at.ts';
import { useHunk } from '../scene.ts';
import { ComparedRow } from './ComparedRow.tsx';
import { type ComparedLine, comparedLines, rowsShown } from './compared-lines.ts';
import { commonIndent } from './indent.ts';

/** The hunk's rows against the file's at the place looked at. `cutsIndent` leaves out what all lines have on the left. */
export function Comparator({ cutsIndent = false }: { cutsIndent?: boolean }) {
  const frame = useLookedAt();
  const { rows, above, below } = useMemo(() => rowsShown(frame?.rows ?? []), [frame]);
  const { lineOf } = useHunk();
  const lines = useMemo(() => comparedLines(rows, lineOf), [rows, lineOf]);
  const cut = useMemo(() => (cutsIndent ? commonIndent(rows) : 0), [cutsIndent, rows]);
  const box = useRef<HTMLElement>(null);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    const isFar = isFarOut(lines, cut);
    if (box.current && (isFar || isScrolled.current)) revealDifference(box.current);
    isScrolled.current = isFar;
  }, [lines, cut]);
  return (
    <section
      ref={box}
      className={`${styles.box} ${styles.compared}`}
      aria-label="Hunk against file, row by row"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll in here, by keys as well.
      tabIndex={0}
      style={{ flexBasis: `calc(${rows.length + 1} * var(--row) + 14px)` }}
    >
      {above > 0 && <p className={styles.more}>{counted(above, 'row')} above</p>}
      <ol className={styles.rows}>
        {lines.map((line) => (
          <ComparedRow key={`${line.row} ${line.side === 'file' ? 'file' : 'hunk'}`} line={line} cut={cut} />
        ))}
      </ol>
      {below > 0 && <p className={styles.more}>{counted(below, 'row')} more</p>}
    </section>
  );
}

/** What certainly stands within any box, so that most steps need not measure anything. */
const near = { columns: 34, lines: 6 };

function isFarOut(lines: readonly ComparedLine[], cut: number): boolean {
  const at = lines.findIndex(({ pieces }) => pieces.some(({ kind }) => kind === 'differs'));
  const before = lines[at]?.pieces[0];
  const column = before?.kind === 'plain' ? before.text.length - cut : 0;
  return at > near.lines || column > near.columns;
}

/** Scrolls no further than it takes to show the first difference. */
function revealDifference(box: HTMLElement): void {
  const mark = box.querySelector<HTMLElement>('mark[data-kind="differs"]');
  if (!mark) {
    box.scrollTo(0, 0);
    return;
  }
  const inner = box.getBoundingClientRect();
  const at = mark.getBoundingClientRect();
  const x = at.left - inner.left + box.scrollLeft;
  const y = at.top - inner.top + box.scrollTop;
  box.scrollTo(x > inner.width * 0.7 ? x - inner.width * 0.5 : 0, y > inner.height * 0.7 ? y - inner.height * 0.5 : 0);
}
