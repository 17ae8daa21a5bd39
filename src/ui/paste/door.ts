import { type ByteText, figures, fromBytes } from '../../engine/index.ts';
import type { Draft } from '../../stores/draft.ts';
import { hunksIn, largestEdit, largestFiles, mostHunks, tooLarge } from '../../stores/sizes.ts';
import { binaryKind } from './binary.ts';
import { type Incoming, isPatch, isPatchName, withIncoming, withPasted } from './incoming.ts';
import { megabytes } from './megabytes.ts';
import { isWebPage, recognise } from './recognise.ts';

/** What becomes of something handed over: the draft as it then is, and what must be said; null where it is plain to see. */
export interface Arrival {
  readonly next: Draft;
  readonly said: string | null;
}

/** So long that nobody sees at a glance what it was. */
const longPaste = 1_000_000;
const rawInstead = 'choose Raw, or add .patch to its address, and take that.';

/** Files that were dropped or chosen. What is of no use stays outside, and what was here stays. */
export function arrivalOfFiles(now: Draft, incoming: readonly Incoming[]): Arrival {
  const patch = incoming.filter(isPatch).map(({ bytes }) => bytes);
  const edit = patch.length > 0 ? patch.join('') : now.edit;
  const judged = incoming.map((one) => ({ one, why: useless(one, edit) }));
  const use = judged.filter(({ why }) => why === null).map(({ one }) => one);
  const why = judged.find((one) => one.why !== null)?.why ?? null;
  const next = withIncoming(now, use);
  const kept = keptOut(next, use.length === 1 ? use[0]!.name : 'This');
  return kept === null ? { next, said: why } : { next: now, said: kept };
}

/** A text that was pasted somewhere on the page. */
export function arrivalOfText(now: Draft, text: ByteText): Arrival {
  const size = megabytes(text.length);
  if (text.length > largestFiles) return { next: now, said: `What you pasted ${tooMuchOfFiles(text.length)}` };
  if (isWebPage(text))
    return { next: now, said: `This is a web page, not a patch, so what was here stays: ${rawInstead}` };
  const kind = binaryKind(text);
  if (kind !== null)
    return { next: now, said: `What you pasted is ${kind}, not text, so what was here stays. Paste a diff or a file.` };
  const next = withPasted(now, text);
  const said = `No patch and no file was recognised in what you pasted (${size}). Paste a diff from its --- line on, or drop the file.`;
  if (next === now) return { next, said };
  const kept = keptOut(next, 'What you pasted');
  if (kept !== null) return { next: now, said: kept };
  const came = next.files.find(({ path }) => path === next.active);
  const isUnseen = text.length >= longPaste && next.edit === now.edit && came !== undefined;
  return {
    next,
    said: isUnseen
      ? `What you pasted (${size}) is no patch: it is kept as the file ${fromBytes(came.path)}. Back undoes that.`
      : null,
  };
}

/** A long text that was pasted into one of the files, which now is `text`. */
export function arrivalInFile(now: Draft, path: string, text: ByteText): Arrival {
  const files = now.files.map((file) => (file.path === path ? { path, text } : file));
  const next: Draft = { ...now, files, scenario: null };
  const name = fromBytes(path);
  const kind = binaryKind(text);
  const kept =
    kind === null ? keptOut(next, name) : `What you pasted is ${kind}, not text, so ${name} stays as it was.`;
  if (kept !== null) return { next: now, said: kept };
  return { next, said: `${name} is ${megabytes(text.length)} long with what you pasted. Back undoes that.` };
}

/** A long text that was pasted into the patch, which now is `edit`. */
export function arrivalInPatch(now: Draft, edit: ByteText): Arrival {
  const next: Draft = { ...now, edit, scenario: null };
  const kept = isWebPage(edit)
    ? `This is a web page, not a patch, so the patch that was here stays: ${rawInstead}`
    : keptOut(next, 'With what you pasted this');
  if (kept !== null) return { next: now, said: kept };
  return { next, said: `The patch is ${megabytes(edit.length)} long with what you pasted. Back undoes that.` };
}

/** Why a draft cannot come in, with `what` as the one to blame; null when it can. */
export function keptOut(next: Draft, what: string): string | null {
  switch (tooLarge(next)) {
    case 'edit':
      return `${what} is ${megabytes(next.edit.length)} of patch, and no more than ${megabytes(largestEdit)} is computed here, ${cutOut}`;
    case 'hunks':
      return `${what} has ${figures(hunksIn(next.edit))} hunks, and no more than ${figures(mostHunks)} are computed here, ${cutOut}`;
    case 'files':
      return `${what} ${tooMuchOfFiles(next.files.reduce((sum, { text }) => sum + text.length, 0))}`;
    case null:
      return null;
  }
}

const cutOut =
  'so the patch that was here stays. Cut out the part for your file (git diff -- FILE, or filterdiff -i FILE), and paste that.';

/** Why files of this size are not even read; null when they can be. */
export function tooLargeToRead(files: readonly { readonly name: string; readonly size: number }[]): string | null {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= largestFiles) return null;
  return `${files.length === 1 ? files[0]!.name : 'This'} ${tooMuchOfFiles(size)}`;
}

const tooMuchOfFiles = (bytes: number): string =>
  `comes to ${megabytes(bytes)} of files, and no more than ${megabytes(largestFiles)} is computed here, so what was here stays. Cut out the part around the hunk, or ask the command line (npm run cli -- explain).`;

/** Why one of the files cannot be of use, and what to do; null when it can. */
function useless({ name, bytes }: Incoming, edit: ByteText): string | null {
  const isForPatchSide = isPatchName(name);
  const kind = binaryKind(bytes);
  if (kind !== null && !recognise(edit).paths.some((path) => path.split('/').at(-1) === name.split('/').at(-1))) {
    const instead = /^compressed/.test(kind)
      ? 'Unpack it, and drop what comes out.'
      : 'Drop a patch, or the file it is for.';
    return `${name} is ${kind}, not text, so it was left out and what was here stays. ${instead}`;
  }
  if (isForPatchSide && bytes.trim() === '')
    return `${name} is empty, so the patch that was here stays. Save the patch again, and drop that.`;
  if (isForPatchSide && isWebPage(bytes))
    return `This is a web page, not a patch, so the patch that was here stays: ${rawInstead}`;
  if (!isForPatchSide && bytes === '' && !startsEmpty(edit))
    return `${name} is empty, so there is nothing to find a hunk in and the file that was here stays. Save it again, and drop that.`;
  return null;
}

/** A patch may well be for a file without a line. */
const startsEmpty = (edit: ByteText): boolean => /^@@ -0,0 /m.test(edit.slice(0, 2_000_000));
