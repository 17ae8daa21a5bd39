import type { editor } from 'monaco-editor';
import { useEffect, useRef } from 'react';
import type { ByteText } from '../../engine/index.ts';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import { monaco } from './monaco.ts';
import { changed, type Encoding, encodingOf, shown } from './text-view.ts';

/** A model with the bytes that it shows, and those of the versions that Undo leads back to. */
interface Held {
  readonly model: editor.ITextModel;
  readonly encoding: Encoding;
  bytes: ByteText;
  readonly versions: Map<number, ByteText>;
}

/** More versions than anybody undoes, kept only while texts are small enough to be kept so often. */
const mostVersions = 200;
const largestKept = 4_000_000;
/** To colour a line, all lines before it are read: in longer texts that would be felt. */
const largestColoured = 2_000_000;

/**
 * Keeps a Monaco model for every path and the bytes beside it: the model never speaks for the bytes, its changes
 * are carried over to them one by one. A model stays, with its Undo, until its path gets a text from elsewhere.
 */
export function useText(
  editor: CodeEditorHandle | null,
  path: string,
  text: ByteText,
  change: (text: ByteText) => void,
): void {
  const models = useRef(new Map<string, Held>());
  const tell = useRef(change);
  tell.current = change;

  useEffect(() => {
    if (!editor) return;
    const known = models.current.get(path);
    if (known?.bytes === text) {
      if (editor.getModel() !== known.model) editor.setModel(known.model);
      return;
    }
    const next = hold(path, text);
    models.current.set(path, next);
    editor.setModel(next.model);
    known?.model.dispose();
    next.model.onDidChangeContent((event) => {
      next.bytes = bytesAfter(next, event);
      tell.current(next.bytes);
    });
  }, [editor, path, text]);

  useEffect(() => {
    const all = models.current;
    return () => {
      for (const { model } of all.values()) model.dispose();
      all.clear();
    };
  }, []);
}

function hold(path: string, text: ByteText): Held {
  const encoding = encodingOf(text);
  const uri = monaco.Uri.from({ scheme: 'hunkscope', path: `/${path}`, query: String(serial++) });
  const language = text.length > largestColoured ? 'plaintext' : undefined;
  const model = monaco.editor.createModel(shown(text, encoding), language, uri);
  // Else every bracket of the file is put into a tree, only to be drawn in the colour of the text.
  model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
  return { model, encoding, bytes: text, versions: new Map([[model.getAlternativeVersionId(), text]]) };
}

let serial = 0;

function bytesAfter(held: Held, { changes, isUndoing, isRedoing }: editor.IModelContentChangedEvent): ByteText {
  const version = held.model.getAlternativeVersionId();
  const known = isUndoing || isRedoing ? held.versions.get(version) : undefined;
  const bytes =
    known ??
    changed(
      held.bytes,
      held.encoding,
      changes.map(({ range, text, rangeOffset, rangeLength }) => ({
        from: { line: range.startLineNumber, column: range.startColumn },
        to: { line: range.endLineNumber, column: range.endColumn },
        text,
        offset: rangeOffset,
        length: rangeLength,
      })),
    );
  if (bytes.length <= largestKept) held.versions.set(version, bytes);
  const oldest = held.versions.keys().next().value;
  if (held.versions.size > mostVersions && oldest !== undefined) held.versions.delete(oldest);
  return bytes;
}
