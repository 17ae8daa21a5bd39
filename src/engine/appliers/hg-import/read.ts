import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import type { Hunk } from './hunk.ts';
import { readHunk } from './read-hunk.ts';

/** What a `diff --git` header says beside the names. */
export interface GitHeader {
  readonly path: ByteText;
  readonly op: 'modify' | 'add' | 'delete' | 'rename' | 'copy';
  readonly from: ByteText | null;
  readonly isExecutable: boolean | null;
}

/** One file of a patch. Names as written on the `---` and `+++` lines. */
export interface Entry {
  readonly oldName: ByteText;
  readonly newName: ByteText;
  readonly git: GitHeader | null;
  readonly hunks: readonly Hunk[];
}

interface DraftEntry extends Entry {
  readonly hunks: Hunk[];
}

/** What is done one after the other. */
export type Step =
  | { readonly kind: 'entry'; readonly entry: Entry }
  /** The first git header is met: whatever any header copies or moves is put aside as it is now. */
  | { readonly kind: 'keep'; readonly sources: readonly ByteText[] };

/** The steps of a patch, up to where it cannot be read; `fault` is then the reason, as printed after `abort: `. */
export interface Reading {
  readonly steps: readonly Step[];
  readonly fault: string | null;
}

export const hint = '(check that whitespace in the patch has not been mangled)';

/** Whether a text holds anything that looks like a diff. */
export const holdsDiff = (text: ByteText): boolean =>
  /^(?:diff[ \t]-|RCS file: |retrieving revision [0-9]+(?:\/|$)|---[ \t][\s\S]*?^\+\+\+[ \t]|\*\*\*[ \t][\s\S]*?^---[ \t])/m.test(
    text,
  );

/**
 * Reads unified diffs, with or without git's headers; other lines are passed over. A git header speaks for the first
 * hunks whose names are its own; without such hunks it stands for itself, when the next one comes or at the end.
 * `skipped`: lines of the edit before the text. Source: runs of Mercurial 6.3.2.
 */
export function readPatch(text: ByteText, skipped: number): Reading {
  const image = new Image(text);
  const steps: Step[] = [];
  let entry: DraftEntry | null = null;
  let waiting: GitHeader | null = null;
  let at = 0;
  const flush = () => {
    if (waiting) steps.push({ kind: 'entry', entry: { ...namesOf(waiting), git: waiting, hunks: [] } });
    waiting = null;
  };
  while (at < image.count) {
    const line = image.line(at);
    // Without its two lines of names the header speaks for the hunks.
    if (waiting && entry === null && line.startsWith('@')) entry = { ...namesOf(waiting), git: null, hunks: [] };
    if (entry && line.startsWith('@')) {
      const number = entry.hunks.length + 1;
      const hunk = readHunk(image, at, number, skipped);
      if (typeof hunk === 'string') return { steps, fault: `bad hunk #${number}${hunk}\n${hint}` };
      if (number === 1) {
        const git: GitHeader | null = waiting && isFor(waiting, entry) ? waiting : null;
        if (git) waiting = null;
        entry = { ...entry, git };
        steps.push({ kind: 'entry', entry });
      }
      entry.hunks.push(hunk);
      at = hunk.to - skipped;
    } else if (line.startsWith('diff --git a/')) {
      flush();
      if (!steps.some(({ kind }) => kind === 'keep')) steps.push({ kind: 'keep', sources: sourcesIn(image, at) });
      const read = readGitHeader(image, at);
      waiting = read.git;
      entry = null;
      at = read.next;
    } else if (line.startsWith('---') && image.line(at + 1).startsWith('+++')) {
      entry = { oldName: nameOf(line), newName: nameOf(image.line(at + 1)), git: null, hunks: [] };
      at += 2;
    } else at++;
  }
  flush();
  return { steps, fault: null };
}

const namesOf = ({ from, path }: GitHeader) => ({ oldName: `a/${from ?? path}`, newName: `b/${path}` });

function sourcesIn(image: Image, from: number): ByteText[] {
  const sources: ByteText[] = [];
  for (let at = from; at < image.count; at++) {
    const source = image.line(at).startsWith('diff --git a/') ? readGitHeader(image, at).git?.from : null;
    if (typeof source === 'string') sources.push(source);
  }
  return sources;
}

const isFor = ({ op, from, path }: GitHeader, { oldName, newName }: Pick<Entry, 'oldName' | 'newName'>) =>
  (oldName === '/dev/null' ? op === 'add' : oldName === `a/${from ?? path}`) &&
  (newName === '/dev/null' ? op === 'delete' : newName === `b/${path}`);

/** Up to the first TAB, else up to the first space: a name without a date may hold none. */
function nameOf(line: ByteText): ByteText {
  const name = line.slice(4).replace(/[\r\n]+$/, '');
  const tab = name.indexOf('\t');
  const end = tab < 0 ? name.indexOf(' ') : tab;
  return end < 0 ? name : name.slice(0, end);
}

function readGitHeader(image: Image, start: number): { readonly git: GitHeader | null; readonly next: number } {
  const names = /^diff --git a\/(.*) b\/(.*?)[ \r\n]*$/.exec(image.line(start));
  let git: GitHeader | null = names ? { path: names[2]!, op: 'modify', from: null, isExecutable: null } : null;
  let at = start + 1;
  for (; at < image.count && !/^(--- |diff --git|@@|GIT binary)/.test(image.line(at)); at++) {
    const line = image.line(at).replace(/[\r\n]+$/, '');
    const [, verb, rest = ''] =
      /^(rename from|rename to|copy from|copy to|deleted file mode|new file mode|new mode) (.*)$/.exec(line) ?? [];
    if (!git) continue;
    if (verb === 'rename from' || verb === 'copy from')
      git = { ...git, op: verb === 'copy from' ? 'copy' : 'rename', from: rest };
    else if (verb === 'rename to' || verb === 'copy to') git = { ...git, path: rest };
    else if (verb === 'deleted file mode') git = { ...git, op: 'delete' };
    else if (verb === 'new file mode') git = { ...git, op: 'add', isExecutable: rest.endsWith('755') };
    else if (verb === 'new mode') git = { ...git, isExecutable: rest.endsWith('755') };
  }
  return { git, next: at };
}
