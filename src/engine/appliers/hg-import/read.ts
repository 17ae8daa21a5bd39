import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import type { Hunk } from './hunk.ts';

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

/** The files of a patch, up to where it cannot be read; `fault` is then the reason as printed. */
export interface Reading {
  readonly entries: readonly Entry[];
  readonly fault: string | null;
}

export const hint = '(check that whitespace in the patch has not been mangled)';
const ranges = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Whether a text holds anything that looks like a diff. */
export const holdsDiff = (text: ByteText): boolean =>
  /^(?:diff[ \t]-|RCS file: |retrieving revision [0-9]+(?:\/|$)|---[ \t][\s\S]*?^\+\+\+[ \t]|\*\*\*[ \t][\s\S]*?^---[ \t])/m.test(
    text,
  );

/**
 * Reads unified diffs, with or without git's headers; other lines are passed over.
 * `skipped`: lines of the edit before the text. Source: runs of Mercurial 6.3.2.
 */
export function readPatch(text: ByteText, skipped: number): Reading {
  const image = new Image(text);
  const entries: DraftEntry[] = [];
  let entry: DraftEntry | null = null;
  let git: GitHeader | null = null;
  let at = 0;
  const flush = () => {
    if (git && git.op !== 'modify')
      entries.push({ oldName: `a/${git.from ?? git.path}`, newName: `b/${git.path}`, git, hunks: [] });
    git = null;
  };
  while (at < image.count) {
    const line = image.line(at);
    if (git && line.startsWith('@')) {
      // Without its two lines of names the header speaks for the hunks.
      entry = { oldName: `a/${git.from ?? git.path}`, newName: `b/${git.path}`, git, hunks: [] };
      git = null;
    }
    if (entry && line.startsWith('@')) {
      const hunk = readHunk(image, at, entry.hunks.length + 1, skipped);
      if (typeof hunk === 'string')
        return { entries, fault: `abort: bad hunk #${entry.hunks.length + 1}${hunk}\n${hint}` };
      if (entry.hunks.length === 0) entries.push(entry);
      entry.hunks.push(hunk);
      at = hunk.to - skipped;
    } else if (line.startsWith('diff --git a/')) {
      flush();
      const read = readGitHeader(image, at);
      git = read.git;
      entry = null;
      at = read.next;
    } else if (line.startsWith('---') && image.line(at + 1).startsWith('+++')) {
      const names = { oldName: nameOf(line), newName: nameOf(image.line(at + 1)) };
      // A header whose names are not those of the two lines stands for itself; the hunks are for the two lines.
      if (git && !isFor(git, names)) flush();
      entry = { ...names, git, hunks: [] };
      git = null;
      at += 2;
    } else at++;
  }
  flush();
  return { entries, fault: null };
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

const kinds: Readonly<Record<string, Row['kind']>> = { '+': 'insert', '-': 'delete' };

/** The hunk whose header is line `at` (0-based); a text: what is wrong with it, after its number. */
function readHunk(image: Image, at: number, number: number, skipped: number): Hunk | string {
  const match = ranges.exec(image.line(at));
  if (match === null) return '';
  const [oldStart, oldCount, newStart, newCount] = [match[1]!, match[2] ?? '1', match[3]!, match[4] ?? '1'].map(
    Number,
  ) as [number, number, number, number];
  const rows: Row[] = [];
  const signs: string[] = [];
  let old = oldCount;
  let now = newCount;
  let next = at + 1;
  while (old > 0 || now > 0) {
    // It reads as many lines as the longer side lacks before it counts again.
    for (let owed = Math.max(old, now); owed > 0; owed--) {
      if (next >= image.count) return ': incomplete hunk';
      const line = image.line(next++);
      if (line === '\\ No newline at end of file\n') {
        unend(rows);
        continue;
      }
      const isBare = line === '\n' || line === '\r\n';
      const kind = (isBare ? undefined : kinds[line[0]!]) ?? 'context';
      rows.push({ kind, text: isBare ? line : line.slice(1), patchLine: next + skipped });
      signs.push(isBare ? ' ' : line[0]!);
      if (kind !== 'insert') old--;
      if (kind !== 'delete') now--;
    }
  }
  if (image.line(next).startsWith('\\ ')) {
    unend(rows);
    next++;
  }
  return {
    number,
    header: image.line(at),
    oldStart,
    oldCount,
    newStart,
    newCount,
    rows,
    signs,
    from: at + 1 + skipped,
    to: next + skipped,
  };
}

function unend(rows: Row[]): void {
  const last = rows.pop();
  if (last) rows.push({ ...last, text: last.text.replace(/\r?\n$/, '') });
}
