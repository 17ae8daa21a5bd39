import type { editor, IRange } from 'monaco-editor';
import { PieceTreeTextBufferBuilder } from 'monaco-editor/editor/common/model/pieceTreeTextBuffer/pieceTreeTextBufferBuilder.js';
import type { ByteText } from '../../engine/index.ts';
import { encodingOfPiece, piecesOf, shownPiece } from './long-text.ts';
import { monaco } from './monaco.ts';
import { type Change, changed, type Encoding, encodingOf, shown } from './text-view.ts';

/** A model with the bytes that it shows, and those of the versions that Undo leads back to. */
export interface Held {
  readonly model: editor.ITextModel;
  encoding: Encoding;
  bytes: ByteText;
  readonly versions: Map<number, ByteText>;
}

/** More versions than anybody undoes, kept only while texts are small enough to be kept so often. */
const mostVersions = 200;
const largestKept = 4_000_000;
/** To colour a line, all lines before it are read: in longer texts that would be felt. */
const largestColoured = 2_000_000;

/** Longer texts are put into their model piece by piece, so that the page answers meanwhile. */
export const largestAtOnce = 4_000_000;

export function hold(path: string, text: ByteText): Held {
  const encoding = encodingOf(text);
  const language = text.length > largestColoured ? 'plaintext' : undefined;
  return held(path, text, encoding, shown(text, encoding), language);
}

/** The same for a long text. Null when it is no longer wanted. */
export async function holdLong(path: string, text: ByteText, isWanted: () => boolean): Promise<Held | null> {
  let encoding: Encoding = 'ascii';
  for (const bytes of piecesOf(text)) {
    const found = encodingOfPiece(bytes);
    if (found !== 'ascii') encoding = found;
    if (encoding === 'bytes') break;
    await breath();
    if (!isWanted()) return null;
  }
  const builder = new PieceTreeTextBufferBuilder();
  let isFirst = true;
  for (const bytes of piecesOf(text)) {
    builder.acceptChunk(shownPiece(bytes, encoding, isFirst));
    isFirst = false;
    await breath();
    if (!isWanted()) return null;
  }
  // Where the editor takes a text it takes, undeclared, one in pieces as well.
  return held(path, text, encoding, builder.finish() as unknown as string, 'plaintext');
}

const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

function held(path: string, bytes: ByteText, encoding: Encoding, text: string, language: string | undefined): Held {
  const uri = monaco.Uri.from({ scheme: 'hunkscope', path: `/${path}`, query: String(serial++) });
  const model = monaco.editor.createModel(text, language, uri);
  // Else every bracket of the file is put into a tree, only to be drawn in the colour of the text.
  model.updateOptions({ bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false } });
  return { model, encoding, bytes, versions: new Map([[model.getAlternativeVersionId(), bytes]]) };
}

let serial = 0;

/** Carries a change of the model over to the bytes. */
export function follow(held: Held, { changes, isUndoing, isRedoing }: editor.IModelContentChangedEvent): void {
  const version = held.model.getAlternativeVersionId();
  const known = isUndoing || isRedoing ? held.versions.get(version) : undefined;
  const told = changes.map(({ range, text, rangeOffset, rangeLength }) => ({
    from: { line: range.startLineNumber, column: range.startColumn },
    to: { line: range.endLineNumber, column: range.endColumn },
    text,
    offset: rangeOffset,
    length: rangeLength,
  }));
  const bytes = known ?? changed(held.bytes, held.encoding, told);
  if (held.encoding === 'ascii' && told.some(({ text }) => /[^\x00-\x7f]/.test(text))) held.encoding = 'utf-8';
  held.bytes = bytes;
  if (bytes.length <= largestKept) held.versions.set(version, bytes);
  const oldest = held.versions.keys().next().value;
  if (held.versions.size > mostVersions && oldest !== undefined) held.versions.delete(oldest);
}

/** The bytes before and after a selection. */
export function around({ model, bytes, encoding }: Held, at: IRange): readonly [ByteText, ByteText] {
  const { startLineNumber, startColumn, endLineNumber, endColumn } = model.getFullModelRange();
  const first = { line: startLineNumber, column: startColumn };
  const last = { line: endLineNumber, column: endColumn };
  const without = (from: Change['from'], to: Change['to']) => changed(bytes, encoding, [{ from, to, text: '' }]);
  return [
    without({ line: at.startLineNumber, column: at.startColumn }, last),
    without(first, { line: at.endLineNumber, column: at.endColumn }),
  ];
}
