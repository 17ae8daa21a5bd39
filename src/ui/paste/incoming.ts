import { type ByteText, toBytes } from '../../engine/index.ts';
import { type Draft, type DraftFile, emptyDraft } from '../../stores/draft.ts';
import { bytesOf } from './bytes.ts';
import { isWholePatch, recognise } from './recognise.ts';

/** A file that was dropped or chosen. */
export interface Incoming {
  readonly name: string;
  readonly bytes: ByteText;
}

export const isPatchName = (name: string): boolean => /\.(?:patch|diff)$/i.test(name);

export const isPatch = ({ name, bytes }: Incoming): boolean => isPatchName(name) || isWholePatch(bytes);

/** The files that a person handed over: patches go to the patch side, whatever they are called. */
export function withIncoming(draft: Draft, incoming: readonly Incoming[]): Draft {
  const patches = incoming.filter(isPatch);
  const edit = patches.map(({ bytes }) => bytes).join('');
  const paths = recognise(edit === '' ? draft.edit : edit).paths;
  const files = incoming
    .filter((one) => !patches.includes(one))
    .map(({ name, bytes }) => ({ path: pathFor(name, paths), text: bytes }));
  return laid(draft, edit, files);
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

export const incomingOf = (files: Iterable<File>): Promise<Incoming[]> =>
  Promise.all(
    [...files].map(async (file) => ({ name: file.webkitRelativePath || file.name, bytes: await bytesOf(file) })),
  );
