import type { ByteText } from '../../engine/index.ts';
import { visible } from '../code/characters.ts';

/** A piece of a line as it is drawn. */
export interface Piece {
  readonly text: ByteText;
  /** `differs`: the first differing character. `forgiven`: not equal, and the rule does not mind. `struck`: dropped. */
  readonly kind: 'plain' | 'differs' | 'forgiven' | 'struck';
}

/** A row that is equal only under the pass's rule: the file's line in pieces, and what was forgiven in words. */
export interface Forgiven {
  readonly pieces: readonly Piece[];
  readonly words: string;
}

const indent = /^[ \t]*/;
const ending = /[ \t\r]*\n?$/;

/** What a lenient rule forgave between a hunk's line and the file's: indentation, the ending, or what lies between. */
export function forgivenBetween(hunk: ByteText, file: ByteText): Forgiven {
  const [wanted, given] = [partsOf(hunk), partsOf(file)];
  const words: string[] = [];
  const pieces: Piece[] = [];
  const add = (text: ByteText, kind: Piece['kind']) => text !== '' && pieces.push({ text, kind });

  add(given.indent, wanted.indent === given.indent ? 'plain' : 'forgiven');
  if (wanted.indent !== given.indent) words.push(indentWords(wanted.indent, given.indent));
  const same = commonEnds(wanted.body, given.body);
  add(given.body.slice(0, same.head), 'plain');
  add(given.body.slice(same.head, given.body.length - same.tail), 'forgiven');
  add(given.body.slice(given.body.length - same.tail), 'plain');
  if (wanted.body !== given.body) words.push(bodyWords(wanted.body, given.body, same));
  if (wanted.ending !== given.ending) {
    add(given.ending, 'forgiven');
    words.push(endingWords(wanted.ending, given.ending));
  }
  return { pieces, words: words.join(', ') };
}

function partsOf(line: ByteText) {
  const ends = ending.exec(line)![0];
  const rest = line.slice(0, line.length - ends.length);
  const starts = indent.exec(rest)![0];
  return { indent: starts, body: rest.slice(starts.length), ending: ends };
}

/** Bytes that two texts have in common at both ends, without overlap. */
function commonEnds(a: ByteText, b: ByteText): { readonly head: number; readonly tail: number } {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return { head, tail };
}

function indentWords(hunk: ByteText, file: ByteText): string {
  if (/\t/.test(hunk + file)) return `indented ${visible(file) || 'not at all'}, not ${visible(hunk) || 'at all'}`;
  return `indented by ${file.length}, not ${hunk.length}`;
}

function bodyWords(hunk: ByteText, file: ByteText, { head, tail }: { head: number; tail: number }): string {
  const given = visible(file.slice(head, file.length - tail));
  const wanted = visible(hunk.slice(head, hunk.length - tail));
  if (wanted === '') return `${given} is not in the hunk`;
  return given === '' ? `without the hunk’s ${wanted}` : `${given} for ${wanted}`;
}

const endingWords = (hunk: ByteText, file: ByteText): string =>
  `ends ${endingName(file)}, the hunk ${endingName(hunk)}`;

function endingName(text: ByteText): string {
  const blanks = text.replace('\n', '');
  if (blanks === '') return text === '' ? 'without a line feed' : 'plainly';
  if (blanks === '\r') return 'in CR';
  return `in ${visible(blanks)}`;
}
