import type { ByteText } from '../text/bytes.ts';

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

/** GNU patch `-l`: every run of spaces and TABs is as good as any other, and blanks at the end count for nothing. */
export const blanks: LineRule = {
  id: 'blanks',
  forgives: 'the amount of blank space',
  key: (line) => line.replace(/[ \t]+/g, ' ').replace(/ ?\n?$/, ''),
};

/** Every rule by its id, to compare again what a trace says was compared. */
export const lineRules: Readonly<Record<string, LineRule>> = { exact: exactly, blanks };

/** The rule with this id; a trace names none that is not listed. */
export const ruleById = (id: LineRule['id']): LineRule => lineRules[id] ?? exactly;
