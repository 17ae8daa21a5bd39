import type { editor } from 'monaco-editor';
import { useDeferredValue, useEffect, useRef } from 'react';
import { readingOf } from '../reading.ts';
import { useHunk } from '../scene.ts';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import styles from './code.module.css';
import { patchMarks, rowNumbers, statedColumns } from './patch-marks.ts';

/** Colours the edit by our own reading of it, numbers the rows of the hunk on show, and brings it into view. */
export function usePatchMarks(editor: CodeEditorHandle | null, edit: string, isFocused: boolean): void {
  const { hunk } = useHunk();
  const { kinds } = readingOf(useDeferredValue(edit));
  const collection = useRef<editor.IEditorDecorationsCollection | null>(null);

  useEffect(() => {
    if (!editor) return;
    collection.current ??= editor.createDecorationsCollection();
    collection.current.set([...lineMarks(kinds), ...statedMarks(editor, kinds)]);
  }, [editor, kinds]);

  useEffect(() => {
    if (!editor) return;
    const numbers = rowNumbers(hunk);
    // While the patch is edited its own line numbers count: it is they that the tools complain about.
    editor.updateOptions({ lineNumbers: isFocused ? 'on' : (line) => numbers.get(line) ?? '' });
  }, [editor, hunk, isFocused]);

  const first = hunk?.patchLines.from ?? null;
  useEffect(() => {
    if (!editor || first === null || isFocused) return;
    const reveal = () => editor.setScrollTop(editor.getTopForLineNumber(first));
    reveal();
    // The pane gets its height from what stands above it, which may come later.
    const listening = editor.onDidLayoutChange(reveal);
    return () => listening.dispose();
  }, [editor, first, isFocused]);
}

const lineMarks = (kinds: Parameters<typeof patchMarks>[0]): editor.IModelDeltaDecoration[] =>
  patchMarks(kinds).map(({ look, from, to }) => ({
    range: { startLineNumber: from, startColumn: 1, endLineNumber: to, endColumn: 100_000 },
    options: {
      isWholeLine: true,
      className: styles[look] ?? '',
      inlineClassName:
        (look === 'header' ? styles.headerText : look === 'extra' ? styles.extraText : styles.changed) ?? '',
    },
  }));

function statedMarks(
  editor: CodeEditorHandle,
  kinds: Parameters<typeof patchMarks>[0],
): editor.IModelDeltaDecoration[] {
  const model = editor.getModel();
  if (!model) return [];
  return kinds.flatMap((kind, i) => {
    const columns = kind === 'hunk' && i < model.getLineCount() ? statedColumns(model.getLineContent(i + 1)) : null;
    if (!columns) return [];
    return [
      {
        range: { startLineNumber: i + 1, startColumn: columns.from, endLineNumber: i + 1, endColumn: columns.to },
        options: { inlineClassName: styles.stated ?? '' },
      },
    ];
  });
}
