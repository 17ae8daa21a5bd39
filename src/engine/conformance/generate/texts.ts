import type { ByteText } from '../../text/bytes.ts';
import type { Random } from './random.ts';

/** A text as lines with their line feeds; only the last may lack one. */
export type Lines = readonly ByteText[];

/** Few different lines, so that hunks fit in many places. */
const few = ['a', 'b', 'c', '}', '', '  return x;'];
/** Lines that differ only in white space. */
const blanks = ['x = 1', ' x = 1', '\tx = 1', 'x = 1 ', 'x  =  1', 'x =\t1', '', ' ', '\t', '    x = 1'];
/** Lines that look like parts of patches, and bytes that are no text. */
const odd = [
  '--- a',
  '+++ b',
  '@@ -1 +1 @@',
  '-- x',
  '\\ x',
  '*** 1 ****',
  '#',
  'caf\xe9',
  'na\xc3\xafve',
  '\x00',
  '1c1',
  '=======',
  '<<<<<<<',
];

type Draw = (i: number) => ByteText;

/** A text of some kind: twins, numbered lines, repeated blocks, white space, oddities. */
export function baseText(random: Random): Lines {
  const count = random.weighted([1, 0], [2, random.int(1, 4)], [12, random.int(5, 30)], [3, random.int(30, 90)]);
  const draw = random.weighted<Draw>(
    [4, () => random.pick(few)],
    [4, (i) => `line ${i + 1}`],
    [3, (i) => (random.chance(0.7) ? `line ${i + 1}` : random.pick(few))],
    [3, blocks(random)],
    [2, () => random.pick(blanks)],
    [1, (i) => (random.chance(0.3) ? random.pick(odd) : `line ${i}`)],
  );
  return ended(random, random.times(count, draw));
}

/** The same block again and again; one line of it tells where one is. */
function blocks(random: Random): Draw {
  const size = random.int(3, 9);
  const unique = random.int(0, size - 1);
  return (i) => (i % size === unique ? `def f${Math.floor(i / size)}():` : `    step ${i % size}`);
}

/** Lines end in LF, mostly; some texts in CR LF, some in both, some without a last line feed. */
function ended(random: Random, texts: readonly ByteText[]): Lines {
  const cr = random.weighted([20, 0], [2, 1], [1, 0.5]);
  const lines = texts.map((text) => `${text}${random.chance(cr) ? '\r' : ''}\n`);
  return random.chance(0.12) ? withoutLastFeed(lines) : lines;
}

export const withoutLastFeed = (lines: Lines): Lines =>
  lines.map((line, i) => (i === lines.length - 1 ? line.replace(/\r?\n$/, '') : line)).filter((line) => line !== '');

/** A line for an edit to put in: new, or like one that is there already. */
export function freshLine(random: Random, lines: Lines): ByteText {
  if (lines.length > 0 && random.chance(0.3)) return fed(random.pick(lines));
  const ending = lines[0]?.endsWith('\r\n') ? '\r\n' : '\n';
  return `${random.weighted([5, `new ${random.int(0, 99)}`], [2, random.pick(few)], [1, random.pick(blanks)], [0.3, random.pick(odd)])}${ending}`;
}

export const fed = (line: ByteText): ByteText => (line.endsWith('\n') ? line : `${line}\n`);
