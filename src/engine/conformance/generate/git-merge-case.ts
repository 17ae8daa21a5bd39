import type { ByteText } from '../../text/bytes.ts';
import type { Case } from '../case.ts';
import { blobId } from './binary-section.ts';
import { type Change, changed, changesOf } from './edits.ts';
import { gitStory } from './git-story.ts';
import { hunksOf } from './hunks.ts';
import type { Random } from './random.ts';
import { baseText, freshLine, type Lines, withoutLastFeed } from './texts.ts';
import { unifiedHunks } from './write-unified.ts';

/** A run of git apply in a repository, mostly with `--3way`: the file and the patch have one version behind them. */
export function gitMergeCase(random: Random): Case {
  const { files, patch, versions, strip } = random.chance(0.75) ? mergeStory(random) : gitStory(random);
  const args = random.chance(0.95) ? [random.pick(['--3way', '-3'])] : ['--index'];
  if (strip !== 1) args.push(`-p${strip}`);
  const count = random.weighted([6, 0], [3, 1], [1, 2]);
  for (let i = 0; i < count; i++) args.push(option(random));
  return { files: new Map([...files, ...attributes(random)]), patch, args, versions };
}

const option = (random: Random): string =>
  random.weighted(
    [4, '-v'],
    [4, '-R'],
    [2, '--check'],
    [2, '--whitespace=fix'],
    [2, '--ignore-whitespace'],
    [2, `-C${random.int(0, 3)}`],
    [1, '-q'],
    [1, '--recount'],
    [1, '--unidiff-zero'],
    [1, '--allow-overlap'],
    [1, '--index'],
    [0.5, '--reject'],
    [0.5, '--stat'],
  );

/** What a repository says of merging its files. */
function attributes(random: Random): [string, ByteText][] {
  if (random.chance(0.85)) return [];
  const said = random.pick([
    'merge=union',
    'conflict-marker-size=11',
    '-merge',
    'merge=binary',
    'whitespace=-blank-at-eol',
    'whitespace',
    'whitespace=incomplete-line,tab-in-indent',
  ]);
  return [['.gitattributes', `${random.pick(['*', 'f', '*.txt'])} ${said}\n`]];
}

/** One or two files of which both sides changed lines close to each other. */
function mergeStory(random: Random) {
  const files = new Map<string, ByteText>();
  const versions: ByteText[] = [];
  const entries: ByteText[] = [];
  for (const path of random.chance(0.85) ? ['f'] : ['f', 'd/g.txt']) {
    const base = random.chance(0.5) ? baseText(random).slice(0, random.int(1, 12)) : baseText(random);
    const theirs = changesOf(random, base);
    const [before, after] = [base, changed(base, theirs)].map((lines) => lines.join('')) as [ByteText, ByteText];
    files.set(path, ended(random, changed(base, ourChanges(random, base, theirs))));
    versions.push(before, after);
    entries.push(entry(random, path, [before, after], unifiedHunks(hunksOf(base, theirs, contextOf(random), ''))));
  }
  return { files, versions, patch: entries.join(''), strip: 1 };
}

const contextOf = (random: Random): number => random.weighted([6, 3], [2, 1], [1, 0], [1, 5]);

/** What else became of the base: other changes, or the patch's own, some of them made otherwise. */
function ourChanges(random: Random, base: Lines, theirs: readonly Change[]): readonly Change[] {
  if (random.chance(0.5)) return changesOf(random, base);
  let from = 0;
  return theirs.flatMap((change) => {
    const other = random.weighted<() => Change | null>(
      [3, () => change],
      [3, () => ({ ...change, inserted: respelt(random, base, change.inserted) })],
      [2, () => null],
      [2, () => ({ ...change, at: Math.max(0, change.at + random.pick([-2, -1, 1, 2])) })],
      [2, () => ({ ...change, removed: Math.max(0, change.removed + random.pick([-1, 1])) })],
    )();
    if (other === null || other.at < from || other.at + other.removed > base.length) return [];
    from = other.at + other.removed;
    return [other];
  });
}

/** Lines like these: one more, one less, or one of them another. */
function respelt(random: Random, base: Lines, lines: Lines): Lines {
  const at = random.int(0, lines.length);
  return lines.toSpliced(at, random.int(0, 1), ...(random.chance(0.7) ? [freshLine(random, base)] : []));
}

const ended = (random: Random, lines: Lines): ByteText =>
  (random.chance(0.08) ? withoutLastFeed(lines) : random.chance(0.04) ? lines.map(crLf) : lines).join('');

const crLf = (line: ByteText) => line.replace(/\r?\n$/, '\r\n');

function entry(random: Random, path: string, texts: readonly [ByteText, ByteText], hunks: ByteText): ByteText {
  const isFull = random.chance(0.2);
  const id = (text: ByteText) => (random.chance(0.98) ? blobId(text) : 'ab'.repeat(20)).slice(0, isFull ? 40 : 7);
  const index = random.chance(0.97) ? `index ${id(texts[0])}..${id(texts[1])} 100644\n` : '';
  return `diff --git a/${path} b/${path}\n${index}--- a/${path}\n+++ b/${path}\n${hunks}`;
}
