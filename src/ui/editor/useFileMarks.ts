import type { editor } from 'monaco-editor';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { usedLines } from '../../engine/index.ts';
import { useLookedAt } from '../looked-at.ts';
import { useApp, useHunk } from '../scene.ts';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import styles from './code.module.css';
import { fileMarks, type LineMark, type StretchMark, stretchMarks, toFile, topFor } from './file-marks.ts';

/** Draws the step on the file pane and keeps its place in view; tells the lens what is in view. */
export function useFileMarks(editor: CodeEditorHandle | null, path: string, isTyping: boolean): void {
  const { viewport } = useApp();
  const { report, hunk, ref } = useHunk();
  const frame = useLookedAt();
  const wanted = useStore(viewport, (state) => state.wanted);
  const lines = useStore(viewport, (state) => state.lines);
  const collection = useRef<editor.IEditorDecorationsCollection | null>(null);
  const isHere = report?.path === path;
  const toLine = useMemo(() => toFile(report, ref.hunk), [report, ref.hunk]);
  const place = frame?.place ?? null;
  const shift = place === null ? 0 : place - (toLine(place) ?? place);

  useEffect(() => {
    if (!editor) return;
    const tell = () => {
      const lineHeight = lineHeightOf(editor);
      const top = editor.getScrollTop() / lineHeight + shift;
      viewport.setState({ top, shift, lineHeight, lines: Math.floor(editor.getLayoutInfo().height / lineHeight) });
    };
    tell();
    // Another text begins at its top, and no scrolling tells of it.
    const listeners = [editor.onDidScrollChange(tell), editor.onDidLayoutChange(tell), editor.onDidChangeModel(tell)];
    return () => {
      for (const listener of listeners) listener.dispose();
    };
  }, [editor, viewport, shift]);

  useEffect(() => {
    if (!editor) return;
    const isShown = isHere && frame !== null && hunk !== null && report !== null;
    const marks = isShown ? marked(fileMarks(frame, removedRows(hunk.rows), toLine)) : [];
    const stretches = isShown ? stretchMarks(frame.marked, usedLines(report, ref.hunk), toLine) : [];
    collection.current ??= editor.createDecorationsCollection();
    collection.current.set([...decorations(marks), ...stretches.flatMap(stretchDecorations)]);
  }, [editor, isHere, frame, hunk, report, ref.hunk, toLine]);

  const rows = frame?.rows.length ?? 0;
  const stated = hunk?.stated ?? null;
  useEffect(() => {
    if (!editor || !isHere || isTyping) return;
    const at = place ?? stated;
    if (at === null) return;
    editor.setScrollTop(topFor(at - shift, rows, lines, stated) * lineHeightOf(editor));
  }, [editor, isHere, isTyping, place, rows, stated, shift, lines]);

  useEffect(() => {
    if (editor && isHere && wanted) editor.setScrollTop(Math.max(0, wanted.place - shift - 6) * lineHeightOf(editor));
  }, [editor, isHere, wanted, shift]);
}

/** More lines than are ever in view: the others of a long hunk go without a mark. */
const mostMarks = 1000;
const marked = (marks: readonly LineMark[]): readonly LineMark[] =>
  marks.length > mostMarks ? [...marks.slice(0, mostMarks), ...marks.slice(-1)] : marks;

/** Of the rows that are looked for, those that the hunk takes out. */
function removedRows(rows: readonly { readonly kind: string }[]): ReadonlySet<number> {
  const sought = rows.filter(({ kind }) => kind !== 'insert');
  return new Set(sought.flatMap(({ kind }, i) => (kind === 'delete' ? [i] : [])));
}

/** A bar at the side, and behind the first line what it means. */
function stretchDecorations({ what, from, to, words }: StretchMark): editor.IModelDeltaDecoration[] {
  const hover = what === 'used' ? { hoverMessage: { value: 'A hunk before this one has used the line.' } } : {};
  const bar: editor.IModelDeltaDecoration = {
    range: { startLineNumber: from, startColumn: 1, endLineNumber: to, endColumn: 1 },
    options: { isWholeLine: true, marginClassName: `${styles.stretch} ${styles[what]}`, ...hover },
  };
  if (words === null) return [bar];
  const end = 1_000_000;
  return [
    bar,
    {
      range: { startLineNumber: from, startColumn: end, endLineNumber: from, endColumn: end },
      options: { showIfCollapsed: true, after: { content: `  ${words}`, inlineClassName: styles.stretchWords ?? '' } },
    },
  ];
}

const lineHeightOf = (editor: CodeEditorHandle) => editor.getTopForLineNumber(2) - editor.getTopForLineNumber(1) || 20;

function decorations(marks: readonly LineMark[]): editor.IModelDeltaDecoration[] {
  const lines = marks.map(
    ({ line, window, sign, isWritten }): editor.IModelDeltaDecoration => ({
      range: { startLineNumber: line, startColumn: 1, endLineNumber: line, endColumn: 1 },
      options: {
        isWholeLine: true,
        className: `${styles[window]} ${isWritten ? styles.written : ''}`,
        lineNumberClassName: styles[`${window}Number`] ?? '',
        linesDecorationsClassName: `${styles.sign} ${styles[sign]}`,
      },
    }),
  );
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return lines;
  // What lies outside the window is set back.
  return [...lines, ...outside(1, first.line - 1), ...outside(last.line + 1, 10_000_000)];
}

const outside = (from: number, to: number): editor.IModelDeltaDecoration[] =>
  to < from
    ? []
    : [
        {
          range: { startLineNumber: from, startColumn: 1, endLineNumber: to, endColumn: 100_000 },
          options: { inlineClassName: styles.outside ?? '' },
        },
      ];
