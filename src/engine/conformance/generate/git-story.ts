import type { ByteText } from '../../text/bytes.ts';
import { apart } from './apart.ts';
import { drifted } from './edits.ts';
import { gitDamaged } from './git-damage.ts';
import { editOf, type GitChange, type GitFile, type GitStyle, gitEntry, textOf } from './git-entry.ts';
import { hunksOf } from './hunks.ts';
import type { Random } from './random.ts';
import { baseText, type Lines } from './texts.ts';
import { unifiedHunks } from './write-unified.ts';

/** A directory, and a git diff that was made for it once. */
export interface GitStory {
  readonly files: ReadonlyMap<string, ByteText>;
  readonly patch: ByteText;
  readonly paths: readonly string[];
  /** What `-p` takes away. */
  readonly strip: number;
  /** Every content that a file had at some time. */
  readonly versions: readonly ByteText[];
}

const names = ['f', 'g.txt', 'd/f', 'x y', 'caf\xc3\xa9', 'd/e/h.c', 'q"t', 't\tb', 'back\\slash', 'a/f'];
const modes = ['100644', '100755'];

/** What is told: the files as the diff knows them at this point, and its entries so far. */
interface Telling {
  readonly random: Random;
  readonly style: GitStyle;
  readonly files: Map<string, GitFile>;
  readonly entries: ByteText[];
  readonly versions: Set<ByteText>;
}

/**
 * Several commits in one diff: entries of every kind, also several for one path, each made for what the ones before
 * left, or now and then for what was there at first.
 */
export function gitStory(random: Random): GitStory {
  const [oldPrefix, newPrefix, strip] = random.weighted<[string, string, number]>(
    [12, ['a/', 'b/', 1]],
    [2, ['', '', 0]],
    [1, ['i/', 'w/', 1]],
    [1, ['x/a/', 'x/b/', 2]],
    [0.5, ['a/', 'a/', 1]],
  );
  const context = random.weighted([8, 3], [2, 1], [2, 0], [1, 2], [1, 5]);
  const first = new Map<string, GitFile>();
  for (let i = random.int(1, 3); i > 0; i--) {
    const mode = random.chance(0.85) ? '100644' : '100755';
    first.set(random.pick(names.slice(0, random.chance(0.7) ? 4 : names.length)), {
      lines: spoiled(random, baseText(random)),
      mode,
    });
  }
  const style = { oldPrefix, newPrefix, context };
  const telling: Telling = { random, style, files: new Map(first), entries: [], versions: new Set() };
  const steps = random.weighted([4, 1], [4, 2], [3, 3], [2, random.int(4, 6)]);
  for (let i = 0; i < steps; i++) {
    const forgets = random.chance(0.15);
    tell(forgets ? { ...telling, files: new Map(first) } : telling);
  }
  const files = new Map<string, ByteText>();
  for (const [path, file] of first) {
    if (random.chance(0.03)) continue;
    files.set(path, (random.chance(0.6) ? file.lines : drifted(random, file.lines, file.lines)).join(''));
  }
  if (random.chance(0.05)) files.set(random.pick(names.slice(0, 3)), baseText(random).join(''));
  const patch = gitDamaged(random, telling.entries);
  return { files: apart(files), patch, paths: [...first.keys()], strip, versions: [...telling.versions] };
}

/** One more entry. */
function tell(telling: Telling): void {
  const { random } = telling;
  random.weighted<(telling: Telling) => void>(
    [9, modify],
    [3, create],
    [3, remove],
    [3, (given) => move(given, 'rename')],
    [2, (given) => move(given, 'copy')],
    [2, chmod],
    [0.6, changeType],
  )(telling);
}

const someFile = ({ random, files }: Telling): [string, GitFile] =>
  files.size > 0 && random.chance(0.96)
    ? random.pick([...files])
    : [random.pick(names), { lines: baseText(random), mode: '100644' }];

const bodyOf = (random: Random) => random.weighted<GitChange['body']>([12, 'text'], [2, 'binary'], [0.5, 'differ']);

function add(telling: Telling, change: GitChange, hunks: ByteText): void {
  const { random, style, files, entries, versions } = telling;
  for (const file of [change.before, change.after]) if (file !== null) versions.add(textOf(file));
  entries.push(random.chance(0.12) ? plainEntry(change, style, hunks) : gitEntry(random, change, style, hunks));
  if (change.kind !== 'copy') files.delete(change.oldPath);
  if (change.after !== null) files.set(change.newPath, change.after);
}

/** The entry without git's lines. */
function plainEntry({ oldPath, newPath, before, after }: GitChange, style: GitStyle, hunks: ByteText): ByteText {
  const [from, to] = [style.oldPrefix + oldPath, style.newPrefix + newPath];
  return `--- ${before === null ? '/dev/null' : from}\n+++ ${after === null ? '/dev/null' : to}\n${hunks}`;
}

function modify(telling: Telling): void {
  const { random, style } = telling;
  const [path, before] = someFile(telling);
  const { lines, hunks } = editOf(random, before.lines, style.context, (line) => spoiledLine(random, line));
  const after = { lines, mode: random.chance(0.06) ? random.pick(modes) : before.mode };
  add(telling, { oldPath: path, newPath: path, before, after, kind: 'modify', body: bodyOf(random) }, hunks);
}

function create(telling: Telling): void {
  const { random } = telling;
  const path = random.pick(names);
  const lines = random.chance(0.15) ? [] : spoiled(random, baseText(random).slice(0, 9));
  const mode = random.weighted([12, '100644'], [2, '100755'], [1, '120000'], [0.3, '160000']);
  const after = { lines: mode === '120000' ? ['target'] : lines, mode };
  add(
    telling,
    { oldPath: path, newPath: path, before: null, after, kind: 'modify', body: bodyOf(random) },
    whole([], after.lines),
  );
}

function remove(telling: Telling): void {
  const { random } = telling;
  const [path, before] = someFile(telling);
  const change: GitChange = { oldPath: path, newPath: path, before, after: null, kind: 'modify', body: bodyOf(random) };
  add(telling, change, whole(before.lines, []));
}

function move(telling: Telling, kind: 'rename' | 'copy'): void {
  const { random, style, files } = telling;
  const [oldPath, before] = someFile(telling);
  const newPath = random.chance(0.8) ? random.pick(names) : random.pick([...files.keys(), oldPath]);
  const isEdited = random.chance(0.6);
  const edit = editOf(random, before.lines, style.context, (line) => spoiledLine(random, line));
  const { lines, hunks } = isEdited ? edit : { lines: before.lines, hunks: '' };
  const after = { lines, mode: random.chance(0.1) ? random.pick(modes) : before.mode };
  add(telling, { oldPath, newPath, before, after, kind, body: isEdited ? bodyOf(random) : 'text' }, hunks);
}

function chmod(telling: Telling): void {
  const { random } = telling;
  const [path, before] = someFile(telling);
  const after = { ...before, mode: random.pick(modes) };
  add(telling, { oldPath: path, newPath: path, before, after, kind: 'modify', body: 'text' }, '');
}

/** A file that becomes a symbolic link: git takes it away and makes it anew. */
function changeType(telling: Telling): void {
  const { random } = telling;
  const [path, before] = someFile(telling);
  const after = { lines: [random.pick(['target', 'd/f', '../up'])], mode: '120000' };
  const rest = { oldPath: path, newPath: path, kind: 'modify', body: 'text' } as const;
  add(telling, { ...rest, before, after: null }, whole(before.lines, []));
  add(telling, { ...rest, before: null, after }, whole([], after.lines));
}

function whole(before: Lines, after: Lines): ByteText {
  if (before.length + after.length === 0) return '';
  return unifiedHunks(hunksOf(before, [{ at: 0, removed: before.length, inserted: after }], 3, ''));
}

const spoiled = (random: Random, lines: Lines): Lines =>
  random.chance(0.2) ? lines.map((line) => spoiledLine(random, line)) : lines;

/** Whitespace that git complains about, in one line of six. */
function spoiledLine(random: Random, line: ByteText): ByteText {
  if (!random.chance(0.16)) return line;
  return random.pick([
    line.replace(/(\r?\n)?$/, ' $1'),
    line.replace(/(\r?\n)?$/, '\t$1'),
    `        ${line}`,
    ` \t${line}`,
    `\t${line}`,
    line.replace(/\r?\n$/, '\r\n'),
    line.replace(/^.*?(\n?)$/s, '  $1'),
  ]);
}
