import type { ByteText } from '../../text/bytes.ts';
import type { Entry } from './read.ts';

/** The file that an entry is for, or the words of refusal. */
export type Chosen =
  | {
      readonly ok: true;
      readonly path: string;
      readonly creates: boolean;
      readonly removes: boolean;
      readonly isMissing: boolean;
    }
  | { readonly ok: false; readonly message: string };

const nowhere = '/dev/null';

/** Chooses between the two names of an entry without a git header: by which of them is there. */
export function chooseFile({ oldName, newName, hunks }: Entry, strip: number, has: (path: string) => boolean): Chosen {
  const before = oldName === nowhere ? nowhere : stripped(oldName, strip);
  const after = newName === nowhere ? nowhere : stripped(newName, strip);
  if (before === null || after === null) {
    const name = before === null ? oldName : newName;
    const count = name.split('/').length - 1;
    return { ok: false, message: `unable to strip away ${strip - count} of ${strip} dirs from ${name}` };
  }
  const first = hunks[0]!;
  const hasBefore = before !== nowhere && has(before);
  const hasAfter = after !== nowhere && has(after);
  const beginsEmpty = first.oldStart === 0 && first.oldCount === 0;
  let creates = before === nowhere && beginsEmpty;
  const removes = after === nowhere && first.newStart === 0 && first.newCount === 0;
  let isMissing = !hasBefore && !hasAfter && !creates;
  if (isMissing && folderOf(before) === folderOf(after) && before.startsWith(after) && beginsEmpty) {
    creates = true;
    isMissing = false;
  }
  const isBackup = folderOf(before) === folderOf(after) && after.startsWith(before);
  const preferred = isBackup ? before : after;
  const found = isMissing ? null : hasBefore && hasAfter ? preferred : hasBefore ? before : null;
  const path = found ?? (after !== nowhere ? preferred : before !== nowhere ? before : null);
  if (path === null) return { ok: false, message: 'undefined source and destination files' };
  return { ok: true, path, creates, removes, isMissing };
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Null when the name has too few components. Slashes in a row are one. */
export function stripped(name: ByteText, strip: number): string | null {
  let rest = name.trimEnd();
  for (let left = strip; left > 0; left--) {
    const slash = rest.indexOf('/');
    if (slash < 0) return null;
    rest = rest.slice(slash + 1).replace(/^\/+(?=.)/, '');
  }
  return rest;
}
