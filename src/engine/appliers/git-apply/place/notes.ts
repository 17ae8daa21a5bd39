import type { Fuzz, Note } from '../../../search/trace.ts';
import { type LineIndex, lineIndex } from '../../../text/image.ts';
import type { Hunk } from '../entry.ts';
import { plural } from '../messages.ts';
import { type Anchors, guessOf } from './anchors.ts';
import type { HunkImages } from './hunk-images.ts';
import type { Place } from './place.ts';
import type { RunningImage } from './running-image.ts';

const note = (code: string, sentence: string, at: number | null = null): Note => ({
  kind: 'note',
  code,
  sentence,
  at: at === null ? null : lineIndex(at),
});

const lines = (n: number) => (n === 1 ? '1 line' : `${n} lines`);

/** Names a sweep by the lines it looks for. */
export function passLabel(count: number, { head, tail }: Fuzz): string {
  if (head + tail === 0) return `all ${lines(count)}`;
  const given = [head > 0 ? `${head} leading` : '', tail > 0 ? `${tail} trailing` : ''].filter(Boolean).join(' and ');
  return `${lines(count)}, without ${given}`;
}

/** The guess comes from the new start; where the old start says something else, nobody looks there first. */
export function startsFromNew(hunk: Hunk): Note | null {
  if (hunk.oldStart === hunk.newStart || hunk.oldCount === 0) return null;
  return note(
    'guess-from-new-start',
    `git apply starts from the new start, line ${guessOf(hunk) + 1}; the old start, ${hunk.oldStart}, is never searched from.`,
  );
}

/** A guess (0-based) that lies outside the file becomes the end of the file. */
export function outside(guess: number, count: number): Note | null {
  if (guess >= 0 && guess <= count) return null;
  return note('guess-outside', `Line ${guess + 1} is outside the file, so the search starts ${behind(count)}.`, count);
}

const behind = (count: number) => (count === 0 ? 'in the empty file' : `at its end, behind line ${count}`);

export function pinned(atStart: boolean, atEnd: boolean): Note | null {
  if (!atStart && !atEnd) return null;
  const start = 'the hunk states old line 1, so it must lie at the very start of the file';
  const end = 'the hunk has no context behind its last change, so it must lie at the very end of the file';
  const both = 'the hunk states old line 1 and has no context behind its last change, so it must be the whole file';
  const reason = atStart && atEnd ? both : atStart ? start : end;
  return note('pinned', `${reason[0]!.toUpperCase()}${reason.slice(1)}; no offset is accepted.`);
}

/** The pinned place did not fit: first of all the pin is given up, no line yet. */
export function released({ atStart, atEnd }: Anchors, guess: number): Note {
  const edge = atStart && atEnd ? 'start and end' : atStart ? 'start' : 'end';
  return note(
    'anchors-released',
    `-C allows less context, so the hunk need no longer lie at the ${edge} of the file: the search starts from the new start, line ${guess + 1}.`,
  );
}

export interface Reduction {
  readonly leading: number;
  readonly trailing: number;
  /** After the reduction. */
  readonly guess: number;
  /** Lines of the file. */
  readonly count: number;
  readonly isLeading: boolean;
  readonly isTrailing: boolean;
}

export function reduced({ leading, trailing, guess, count, isLeading, isTrailing }: Reduction): Note {
  const given =
    isLeading && isTrailing
      ? 'The outermost context line at each end is'
      : `The outermost ${isLeading ? 'leading' : 'trailing'} context line is`;
  const to = guess >= 0 ? `to line ${guess + 1}` : `above the file, so the search starts ${behind(count)}`;
  const moved = isLeading
    ? ` The guess moves up, ${to}, although what is left begins a line further down: that is the wrong way, and the offset that git counts grows by two.`
    : '';
  return note('context-reduced', `${given} given up; ${leading} before and ${trailing} after are left.${moved}`);
}

/** Leading context that was given up moved the guess one way and what is looked for the other. */
export function bogusOffset({ at, head, guess }: Place): Note | null {
  if (head === 0) return null;
  const real = at - guess - 2 * head;
  const truth =
    real === 0
      ? 'nothing has moved'
      : `it is ${real === 1 || real === -1 ? 'one line' : `${Math.abs(real)} lines`} ${real > 0 ? 'below' : 'above'} that`;
  return note(
    'bogus-offset',
    `What is left of the hunk belongs at line ${at - real + 1}, so ${truth}. But git counts from where the guess has moved to, ${guess < 0 ? 'above the file' : `line ${guess + 1}`}, and makes it an offset of ${lines(at - guess)}.`,
    at - head,
  );
}

export const blocked = (at: LineIndex): Note =>
  note(
    'blocked',
    `The lines stand at ${at + 1}, but a hunk before this one wrote lines there, and what was written (context too) may not be used again.`,
    at,
  );

export const lenient = (at: LineIndex, isClean: boolean): Note =>
  note(
    isClean ? 'fits-cleaned' : 'fits-ignoring-blanks',
    isClean
      ? 'The lines differ in whitespace errors only: git cleans both sides before it compares them, and writes the cleaned context into the file.'
      : 'The lines differ in blanks only; the context that is written is the file’s own.',
    at,
  );

/** Bytes were compared, not lines: the last line looked for is only the beginning of the file's line. */
export const prefix = (at: LineIndex): Note =>
  note(
    'fits-as-prefix',
    'The last line of the hunk has no newline, and git compares bytes: it also fits a line that goes on with blanks or a newline. These are lost, and what follows is joined to the line.',
    at,
  );

/** What a run without -v keeps to itself. */
export function unsaid({ at, guess }: Place, { number, isReversed }: { number: number; isReversed: boolean }): Note {
  const offset = isReversed ? guess - at : at - guess;
  return note(
    'unsaid',
    `git apply prints no offset. With -v it would print “Hunk #${number} succeeded at ${at + 1} (offset ${offset} ${plural(offset, 'line', 'lines')}).”`,
    at,
  );
}

/** Whether the file's lines hold more bytes than the hunk's, although they were found equal. */
export function isPrefix(image: RunningImage, { old }: HunkImages, { at, head, tail }: Place): boolean {
  const last = old.length - tail - 1;
  return last >= head && !old[last]!.endsWith('\n') && image.line(at + last - head) !== old[last];
}
