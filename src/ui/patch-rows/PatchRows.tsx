import { useMemo } from 'react';
import { useStore } from 'zustand';
import { counted, patternOf } from '../../engine/index.ts';
import { CodeText } from '../code/CodeText.tsx';
import { shown } from '../code/characters.ts';
import styles from '../code/Rows.module.css';
import { useApp, useHunk, useStep } from '../scene.ts';
import { type PatchLine, patchLines, unreadLines } from './patch-lines.ts';

const signs = { context: ' ', delete: '−', insert: '+', header: ' ' } as const;

/** More than is read before the editor comes, which shows all of them. */
const mostRows = 400;

/** The chosen hunk as it was pasted, its rows numbered as in the comparison. */
export function PatchRows() {
  const { document } = useApp();
  const { hunk, story, ref } = useHunk();
  const { frame } = useStep();
  const isReversed = frame?.pass?.isReversed ?? false;
  const typed = useStore(document, (state) => state.edit);
  const edit = story?.edit ?? typed;
  const lines = useMemo(
    () => (hunk ? patchLines(hunk, edit, patternOf(hunk, { isReversed })) : unreadLines(edit, ref.hunk)),
    [hunk, edit, isReversed, ref],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll in here, by keys as well.
    <section className={styles.box} aria-label="The hunk" tabIndex={0}>
      <ol className={styles.rows}>
        {lines.slice(0, mostRows).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a tool call share one line of it.
          <PatchRow key={i} line={line} />
        ))}
      </ol>
      {lines.length > mostRows && <p className={styles.more}>{counted(lines.length - mostRows, 'row')} more</p>}
    </section>
  );
}

const PatchRow = ({ line: { kind, row, text, stated } }: { line: PatchLine }) => (
  <li className={styles.line} data-kind={kind}>
    <span className={styles.number}>{row === null ? '' : row + 1}</span>
    {kind !== 'header' && <span className={styles.sign}>{signs[kind]}</span>}
    <span className={styles.text}>
      {stated ? (
        <>
          {shown(text.slice(0, stated.from))}
          <b>{text.slice(stated.from, stated.to)}</b>
          {shown(text.slice(stated.to))}
        </>
      ) : (
        <CodeText text={shown(text)} />
      )}
    </span>
  </li>
);
