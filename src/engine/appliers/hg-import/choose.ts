import type { ByteText } from '../../text/bytes.ts';
import type { Entry } from './read.ts';

/** The file that an entry is for, or the words of refusal. */
export type Chosen =
  | {
      readonly ok: true;
      readonly path: string;
      /** What is copied or moved there; null when nothing is. */
      readonly source: string | null;
      readonly creates: boolean;
      readonly removes: boolean;
      readonly isMissing: boolean;
    }
  | { readonly ok: false; readonly message: string };

const nowhere = '/dev/null';
const refused = (message: string): Chosen => ({ ok: false, message });

/** Why a path may not be written to; null when it may. */
export function audited(path: ByteText): string | null {
  const components = path.split('/');
  const isIllegal = path.startsWith('/') || components.includes('..') || /^\.hg$/i.test(components[0]!);
  if (isIllegal) return `path contains illegal component: ${path}`;
  return components[0] === '.' ? `path '${path}' is inside nested repo '.'` : null;
}

/** Chooses between the two names of an entry without a git header: by which of them is there. */
export function chooseFile({ oldName, newName, hunks }: Entry, strip: number, has: (path: string) => boolean): Chosen {
  const names = [oldName, newName].map((name) => ({ name, rest: stripped(name, strip) }));
  for (const { name, rest } of names)
    if (typeof rest !== 'string') return refused(unstrippable(name, strip, rest.left));
  const [before, after] = names.map(({ name, rest }) => (name === nowhere ? nowhere : String(rest))) as [
    string,
    string,
  ];
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
  // The names as written decide whether the new one is a copy put aside.
  const isBackup = folderOf(oldName) === folderOf(newName) && newName.startsWith(oldName);
  const preferred = isBackup ? before : after;
  const found = isMissing ? null : hasBefore && hasAfter ? preferred : hasBefore ? before : null;
  const path = found ?? (after !== nowhere ? preferred : before !== nowhere ? before : null);
  if (path === null) return refused('undefined source and destination files');
  return { ok: true, path, source: null, creates, removes, isMissing };
}

/** What a git header chooses; only for hunks does it matter whether the file is there. */
export function chooseByGit({ git, hunks }: Entry, strip: number, has: (path: string) => boolean): Chosen {
  const { op, from, path: name } = git!;
  const names = from === null ? [name] : [from, name];
  const rests = names.map((given) => ({ given, rest: withoutSide(given, strip) }));
  for (const { given, rest } of rests) {
    if (typeof rest !== 'string') return refused(unstrippable(given, strip - 1, rest.left));
  }
  const [path, source = null] = rests.map(({ rest }) => String(rest)).reverse() as [string, string?];
  const isMissing = op !== 'add' && from === null && hunks.length > 0 && !has(path);
  return { ok: true, path, source, creates: op === 'add', removes: op === 'delete', isMissing };
}

/** A name of a git header, from which `a/` or `b/` is taken already, as the first of the components to drop. */
export const withoutSide = (name: ByteText, strip: number): ReturnType<typeof stripped> =>
  stripped(name, Math.max(0, strip - 1));

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

export const unstrippable = (name: ByteText, strip: number, left: number): string =>
  `unable to strip away ${left} of ${strip} dirs from ${name}`;

/** The name without its first components, or how many more it would need. Slashes in a row are one. */
export function stripped(name: ByteText, strip: number): ByteText | { readonly left: number } {
  let rest = name.trimEnd();
  for (let left = strip; left > 0; left--) {
    const slash = rest.indexOf('/');
    if (slash < 0) return { left };
    rest = rest.slice(slash + 1).replace(/^\/+(?=.)/, '');
  }
  return rest;
}
