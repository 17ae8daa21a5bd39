import type { Note } from '../../search/trace.ts';
import { fromBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import type { Question } from '../run.ts';
import type { Decision } from './dialogue.ts';
import type { Hunk } from './hunk.ts';
import type { Settings } from './settings.ts';

/** `place` is a 1-based line; null when the note speaks of none. */
export const note = (code: string, sentence: string, place: bigint | number | null = null): Note => ({
  kind: 'note',
  code,
  sentence,
  at: place === null ? null : lineIndex(Number(place) - 1),
});

const few = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const rows = (count: number, end: 'first' | 'last') =>
  count === 1 ? `the ${end} row` : `the ${end} ${few[count] ?? count} rows`;

export function pinned({ prefix, suffix }: Hunk, edge: 'start' | 'end'): Note {
  return edge === 'start'
    ? note(
        'pinned-start',
        `The hunk is stated at the first line and has less context before its change (${prefix}) than after it (${suffix}), so GNU patch reads it as beginning the file.`,
      )
    : note(
        'pinned-end',
        `The hunk has less context after its change (${suffix}) than before it (${prefix}), so GNU patch reads it as ending the file.`,
      );
}

/** Fuzz takes rows from the end with more context, until both ends have as little: then the hunk may lie anywhere. */
export function freed({ prefix, suffix }: Hunk, edge: 'start' | 'end', fuzz: number): Note {
  const [more, less, given] =
    edge === 'end'
      ? ['before', 'after', rows(prefix - suffix, 'first')]
      : ['after', 'before', rows(suffix - prefix, 'last')];
  return note(
    'pin-released',
    `Fuzz ${fuzz} gives up ${given}, which leaves no more context ${more} the change than ${less} it: the hunk need no longer ${edge === 'end' ? 'end' : 'begin'} the file.`,
  );
}

/** The search passes through lines that are written already; a fit there cannot be used. */
export const expectedAbove = (expected: bigint, eaten: number, distance: number): Note =>
  note(
    'expected-above',
    `Line ${expected} is expected, but the file is written down to line ${eaten} by now. GNU patch looks there all the same: it begins ${distance === 1 ? 'one line' : `${distance} lines`} above line ${expected} and goes down, through lines that it can no longer use.`,
  );

export const expectedBeyond = (expected: bigint, last: number): Note =>
  note(
    'expected-beyond',
    `Line ${expected} is expected, but the hunk can begin at line ${last} at the latest, so the search goes up from there.`,
  );

export const nowhereLeft = (): Note =>
  note('nowhere-left', 'No line is left at which the hunk could begin, so nothing is compared.');

export const misordered = (place: bigint | null, eaten: number): Note =>
  note(
    'misordered',
    `${place === null ? 'The place for this hunk' : `This place, line ${place},`} lies above line ${eaten}, down to which the file is written. GNU patch never goes back: “misordered hunks! output would be garbled”.`,
    place,
  );

export const fitsReversed = (place: bigint, isReverse: boolean): Note =>
  note(
    'fits-reversed',
    isReverse
      ? 'The hunk fits forwards here: what it should take out seems not to be in the file.'
      : 'The hunk fits backwards here: its change seems to be made already.',
    place,
  );

/** What was asked, and what came of it. */
export function asked({ text, answer }: Question): Note {
  const question = text.trim();
  const usual = /\[(\w)\]$/.exec(question)?.[1];
  const fallback = usual === undefined ? 'there is no name' : `the answer is ${usual === 'y' ? 'yes' : 'no'}`;
  const reply =
    answer === null
      ? `Nobody is at a terminal, so ${fallback}.`
      : answer === ''
        ? `Nothing is typed, so ${fallback}.`
        : `Somebody types “${fromBytes(answer)}”.`;
  return note('asked', `GNU patch asks: “${fromBytes(question)}” ${reply}`);
}

/** What follows from a hunk that fits the other way round. */
export function decided(
  decision: Decision,
  { isReverse, fuzz }: { readonly isReverse: boolean; readonly fuzz: number },
  { isForward, isBatch }: Settings,
): Note {
  switch (decision) {
    case 'turn': {
      const what = isReverse
        ? 'ignores -R: this hunk and those after it are applied forwards'
        : 'turns the patch round: this hunk and those after it are undone';
      return note('turned', isBatch ? `-t answers for the person: GNU patch ${what}.` : `So GNU patch ${what}.`);
    }
    case 'skip':
      return note(
        'skipped',
        `${isForward ? '-N says never to turn a patch round, so' : 'So'} GNU patch skips the file, with this hunk and those after it.`,
      );
    case 'go on':
      return note('goes-on', `So GNU patch goes on, in the stated direction only, with fuzz ${fuzz} once more.`);
  }
}
