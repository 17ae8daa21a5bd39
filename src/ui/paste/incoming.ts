import { type ByteText, figures, fromBytes, toBytes } from '../../engine/index.ts';
import { type Draft, type DraftFile, emptyDraft } from '../../stores/draft.ts';
import { isWholePatch, recognise } from './recognise.ts';

export { isWholePatch };

/** A file that was dropped or chosen. */
export interface Incoming {
  readonly name: string;
  readonly bytes: ByteText;
}

/** So long that nobody sees at a glance what it was. */
const longPaste = 1_000_000;

const isPatchName = (name: string) => /\.(?:patch|diff)$/i.test(name);

/** The files that a person handed over: patches go to the patch side, whatever they are called. */
export function withIncoming(draft: Draft, incoming: readonly Incoming[]): Draft {
  const patches = incoming.filter(({ name, bytes }) => isPatchName(name) || isWholePatch(bytes));
  const edit = patches.map(({ bytes }) => bytes).join('');
  const paths = recognise(edit === '' ? draft.edit : edit).paths;
  const files = incoming
    .filter((one) => !patches.includes(one))
    .map(({ name, bytes }) => ({ path: pathFor(name, paths), text: bytes }));
  return laid(draft, edit, files);
}

/** What came and brought nothing, in a sentence; null when something came of it. */
export function saidOfIncoming(incoming: readonly Incoming[]): string | null {
  const empty = incoming.find(({ name, bytes }) => isPatchName(name) && bytes.trim() === '');
  return empty
    ? `${empty.name} is empty, so the patch that was here stays. Save the patch again, and drop that.`
    : null;
}

/** What came of a paste where that is not plain to see; null where it is. `next` is what was made of it. */
export function saidOfPasted(now: Draft, next: Draft, text: ByteText): string | null {
  const size = `${figures(Math.ceil(text.length / 1000))} kB`;
  if (next === now)
    return `No patch and no file was recognised in what you pasted (${size}). Paste a diff from its --- line on, or drop the file.`;
  const came = next.files.find(({ path }) => path === next.active);
  if (text.length < longPaste || next.edit !== now.edit || !came) return null;
  return `What you pasted (${size}) is no patch: it is kept as the file ${fromBytes(came.path)}. Back undoes that.`;
}

/** A text that was pasted: whatever of it was recognised. */
export function withPasted(draft: Draft, text: ByteText): Draft {
  const { edit, file } = recognise(text);
  const named = file && { path: toBytes(file.path), text: file.text };
  return laid(draft, edit, named ? [named] : []);
}

/** What came takes the place of what it is; a scenario's other half goes, since it was made for what has gone. */
function laid(draft: Draft, edit: ByteText, files: readonly DraftFile[]): Draft {
  if (edit === '' && files.length === 0) return draft;
  const isOwn = draft.scenario === null;
  const kept = isOwn && edit === '' ? draft.files.filter(({ path }) => !files.some((file) => file.path === path)) : [];
  const all = files.length > 0 ? [...kept, ...files] : draft.files;
  return {
    ...emptyDraft,
    applier: draft.applier,
    args: isOwn ? draft.args : {},
    versions: draft.versions,
    files: all,
    edit: edit !== '' ? edit : isOwn ? draft.edit : '',
    active: files[0]?.path ?? draft.active,
  };
}

/** The path by which the patch calls a file of this name, so that the two meet; else the name as it came. */
function pathFor(name: string, paths: readonly string[]): ByteText {
  const base = name.slice(name.lastIndexOf('/') + 1);
  return toBytes(paths.find((path) => path === name || path.split('/').at(-1) === base) ?? name);
}

/** Bytes as the engine holds them. The old reader does natively what would be a slow loop here. */
const bytesOf = (blob: Blob): Promise<ByteText> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsBinaryString(blob);
  });

export const incomingOf = (files: Iterable<File>): Promise<Incoming[]> =>
  Promise.all(
    [...files].map(async (file) => ({ name: file.webkitRelativePath || file.name, bytes: await bytesOf(file) })),
  );
