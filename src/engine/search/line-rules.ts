import type { ByteText } from '../text/bytes.ts';
import { textRules } from './text-rules.ts';

/**
 * What counts as equal when two lines are compared. Two lines are equal under a rule when their keys are the
 * same string, so that a rule can be indexed, and what it forgave can be shown.
 */
export interface LineRule {
  readonly id: string;
  /** What the rule forgives, to follow "ignoring": "trailing blanks". Empty for the exact rule. */
  readonly forgives: string;
  /** The part of a line (with its line feed, bytes) that counts. */
  key(line: ByteText): string;
}

/** Byte for byte, line feed included. */
export const exactly: LineRule = { id: 'exact', forgives: '', key: (line) => line };

/** As C holds lines: without their line feed, and cut at a zero byte. */
export const cString: LineRule = {
  id: 'c-string',
  forgives: 'a line feed missing at the end of the file',
  key: (line) => /^[^\0\n]*/.exec(line)![0],
};

/** GNU patch `-l`: every run of spaces and TABs is as good as any other, and blanks at the end count for nothing. */
export const blanks: LineRule = {
  id: 'blanks',
  forgives: 'the amount of blank space',
  key: (line) => line.replace(/[ \t]+/g, ' ').replace(/ ?\n?$/, ''),
};

/** git's `--ignore-whitespace`: runs of blanks are alike whatever their length, line ends count for nothing. */
export const blankRuns: LineRule = {
  id: 'blank-runs',
  forgives: 'the length of blank runs and line ends',
  key: (line) => withoutEnd(line, '\r\n').replace(/[ \t\r\n]+/g, ' '),
};

/** git's `--whitespace=fix`, by its default rules: blanks at the end, and spaces before a TAB of the indent, are cleaned away. */
export const cleaned: LineRule = {
  id: 'cleaned',
  forgives: 'whitespace errors',
  key: (line) => withoutEnd(line, ' \t\r\n').replace(/^[ \t]*\t/, packedIndent) + (line.endsWith('\n') ? '\n' : ''),
};

/** A loop, since a pattern that ends in `$` is quadratic on long runs inside the line. */
function withoutEnd(line: ByteText, bytes: string): ByteText {
  let end = line.length;
  while (end > 0 && bytes.includes(line[end - 1]!)) end--;
  return line.slice(0, end);
}

/** Each 8 spaces that stand together become a TAB, fewer before a TAB vanish. */
const packedIndent = (indent: string) => indent.replace(/ {8}/g, '\t').replace(/ +/g, '');

/** Every rule by its id, to compare again what a trace says was compared. */
export const lineRules: Readonly<Record<string, LineRule>> = Object.fromEntries(
  [exactly, cString, blanks, blankRuns, cleaned, ...textRules].map((rule) => [rule.id, rule]),
);

/** The rule with this id; a trace names none that is not listed. */
export const ruleById = (id: LineRule['id']): LineRule => lineRules[id] ?? exactly;
