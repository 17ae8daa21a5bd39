import type { ByteText } from '../../text/bytes.ts';
import type { Random } from './random.ts';

type Adornment = (random: Random, patch: ByteText) => ByteText;

/** What tools, archives and hands write around and into the headers of patches. */
export function adorned(random: Random, patch: ByteText): ByteText {
  const times = random.weighted([6, 0], [3, 1], [1, 2]);
  return random
    .times(times, () => random.weighted<Adornment>(...adornments))
    .reduce((text, adorn) => adorn(random, text), patch);
}

const dates = [
  '1970-01-01 00:00:00.000000000 +0000',
  '1970-01-01 01:00:00 +0100',
  'Thu Jan  1 00:00:00 1970',
  'Thu Jan  1 05:30:00 1970',
  '1970-01-02',
  '2000-01-01 00:00:00.000000000 +0000',
  '2024-03-05 06:07:08 -0800',
  '2024/03/05 06:07:08',
  '(revision 7)',
  '(working copy)',
  '(nonexistent)',
  '10:00',
  'Mon',
  '1.2',
  'garbage',
  ' ',
  '',
  '@0',
];

const paths = ['f', './f', 'x/./f', 'd//f', '"f"', '"d/f"', '"f\\tg"', '"f', 'f ', 'no', 'a/no', '/dev/null', 'a', ''];
const gitLines = [
  'old mode 100644\nnew mode 100755',
  'new mode 100755',
  'old mode 100755',
  'new file mode 100644',
  'new file mode 120000',
  'deleted file mode 100644',
  'deleted file mode 120000',
  'index 0000000..1234567',
  'index 1234567..0000000',
  'index e69de29..1234567 100644',
  'index 1234567..e69de29',
  'index x',
  'rename from f',
  'rename to f',
  'copy from f\ncopy to f.copy',
  'rename from f\nrename to f.moved',
  'similarity index 100%',
  'dissimilarity index 80%',
  'Binary files a/f and b/f differ',
  'GIT binary patch\nliteral 3\nKcmZQzWMT#Y01f~L\n\nliteral 0\nHcmV?d00001\n',
];
const numbers = ['0', '1', '9223372036854775806', '9223372036854775807'];
const tooLarge = ['9223372036854775808', '18446744073709551616', '99999999999999999999999'];

const header = /^(?:---|\+\+\+|\*\*\*) (?!\d+(?:,\d+)? (?:\*|-))[^\n]*\n/gm;

const adornments: readonly (readonly [number, Adornment])[] = [
  [4, oneMatch(header, (random, line) => `${line.split('\t')[0]!.trimEnd()}\t${random.pick(dates)}\n`)],
  [2, everyMatch(header, (random, line) => `${line.split('\t')[0]!.trimEnd()}\t${random.pick(dates)}\n`)],
  [2, oneMatch(header, (random, line) => `${line.slice(0, 4)}${random.pick(paths)}\n`)],
  [1, oneMatch(header, (random, line) => line + line.replace(/\S+\n$/, `${random.pick(paths)}\n`))],
  [1, oneMatch(header, (random, line) => `Index: ${random.pick(paths)}\n${line}`)],
  [1, oneMatch(header, (random, line) => `Prereq: ${random.pick(['1.2', 'line', 'a', 'a b', '?', ''])}\n${line}`)],
  [1, oneMatch(/^--- [^\n]*\n\+\+\+ [^\n]*\n/gm, (_, lines) => lines.replace(/^(.*\n)(.*\n)$/, '$2$1'))],
  [3, oneMatch(/^diff --git [^\n]*\n/gm, (random, line) => `${line}${random.pick(gitLines)}\n`)],
  [1, oneMatch(/^(?:diff|---|\*\*\*) [^\n]*\n/gm, (_, line) => `diff --git a/f b/f\n${line}`)],
  [1, oneMatch(/^[^\n]*\n/gm, (random, line) => `${random.pick(['#', '# words', '#-a'])}\n${line}`)],
  [1, oneMatch(/^[^\n]*\n/gm, (random, line) => `${line}\\${random.pick([' Kein Zeilenende', '', ' x'])}\n`)],
  [1, everyMatch(/^-/gm, () => '- -')],
  [1, everyMatch(header, (_, line) => line.replace(/\r?\n$/, '\r\n'))],
  [1, everyMatch(/^[-+ <>!][^\n]*\n/gm, (_, line) => line.replace(/\r?\n$/, '\r\n'))],
  [1, everyMatch(/^[^\n]*\n/gm, (random, line) => (random.chance(0.5) ? line : line.replace(/\r?\n$/, '\r\n')))],
  [1, oneMatch(/(?<=^(?:@@|\*\*\*|---|\d)[^\n]*?[-+ ,])\d+/gm, (random) => random.pick([...numbers, ...tooLarge]))],
  [0.5, oneMatch(/^\*\*\* \d[^\n]*\*\n/gm, (_, line) => line.replace(/\*+\n$/, '***\n'))],
  [0.5, oneMatch(/^\*{15}[^\n]*\n/gm, (random, line) => random.pick(['*******\n', '***************x\n', line + line]))],
  [0.5, everyMatch(/^/gm, (random) => random.pick(['\t', ' ', 'X', '> ']))],
];

function oneMatch(pattern: RegExp, change: (random: Random, match: ByteText) => ByteText): Adornment {
  return (random, patch) => {
    const matches = [...patch.matchAll(pattern)];
    if (matches.length === 0) return patch;
    const { index, 0: match } = random.pick(matches);
    return patch.slice(0, index) + change(random, match) + patch.slice(index + match.length);
  };
}

function everyMatch(pattern: RegExp, change: (random: Random, match: ByteText) => ByteText): Adornment {
  return (random, patch) => patch.replace(pattern, (match) => change(random, match));
}
