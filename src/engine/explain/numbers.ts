import { figures, inWords } from '../text/figures.ts';

export { figures, inWords };

/** A number and its noun: "one line", "47 lines", "no rows". */
export const counted = (n: number, noun: string, plural = `${noun}s`): string =>
  `${inWords(n)} ${n === 1 ? noun : plural}`;

/** "1", "1 and 7", "1, 2 and 7". */
export const joined = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The rows that a hunk or a pass compares, as a subject: "the one row", "both rows", "all seven rows". */
export const allRows = (n: number): string =>
  n === 1 ? 'the one row' : n === 2 ? 'both rows' : `all ${inWords(n)} rows`;

/** The same as a whole sentence's beginning: "all seven rows match". */
export const allMatch = (n: number): string => `${allRows(n)} ${n === 1 ? 'matches' : 'match'}`;

/** With a capital letter in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a full stop at the end, unless a sentence's end is there. */
export const fullStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * The line number (1-based) of a place. A place above the first line, where a hunk sits whose first rows are not
 * compared, goes by the first line of the file that it touches.
 */
export const lineName = (place: number): string => figures(Math.max(1, place + 1));
