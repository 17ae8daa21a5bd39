import type { Note } from '../../../search/trace.ts';
import type { ByteText } from '../../../text/bytes.ts';
import { lineIndex } from '../../../text/image.ts';
import type { HunkReport } from '../../run.ts';
import type { Region, Span } from './regions.ts';

const note = (code: string, sentence: string): Note => ({ kind: 'note', code, sentence, at: null });

/** The report with a note before everything that is searched. */
export function withNote(hunk: HunkReport, first: Note): HunkReport {
  const at = hunk.moves[0]?.kind === 'read' ? 1 : 0;
  return { ...hunk, moves: hunk.moves.toSpliced(at, 0, first) };
}

/** Where the hunk is looked for first. */
export const threeWay = (baseId: ByteText): Note =>
  note(
    'three-way',
    `With --3way the hunk is not looked for in the file, but in the version the patch was made from${baseId === '' ? '' : ` (${baseId.slice(0, 7)})`}. The result is then merged with the file.`,
  );

/** `why` in one sentence; null when the hunks do not fit the version they were made from. */
export const fallingBack = (why: string | null): Note =>
  note(
    'falls-back',
    `With --3way the hunk would be looked for in the version the patch was made from. ${why ?? 'There is nothing to merge, or it does not fit there.'} So git apply falls back on the file as it is.`,
  );

/** Both the patch and somebody else changed these lines. */
export const inConflict = ({ base, ours }: Region): Note => ({
  ...note('conflict', `${otherwise(base, ours)} Both texts go into the file, between conflict markers.`),
  marked: { what: 'conflict', from: lineIndex(base.from), count: base.count },
});

export function merged(regions: readonly Region[]): Note {
  const own = regions.find(({ takes }) => takes === 'theirs');
  if (own === undefined) {
    return note('merged', 'The file has this change already, so that nothing is left to merge.');
  }
  return {
    ...note('merged', `Nobody else has changed ${lines(own.base)}: the change goes into the file ${into(own.ours)}.`),
    marked: { what: 'merged', from: lineIndex(own.base.from), count: own.base.count },
  };
}

function lines({ from, count }: Span): string {
  if (count === 0) return from === 0 ? 'the beginning' : `what follows line ${from}`;
  return count === 1 ? `line ${from + 1}` : `lines ${from + 1} to ${from + count}`;
}

const into = ({ from, count }: Span) => (count === 0 && from > 0 ? `after line ${from}` : `at line ${from + 1}`);

function otherwise(base: Span, ours: Span): string {
  if (base.count === 0) return `The file has lines of its own where the patch puts some, ${lines(ours)}.`;
  const own = ours.count === 0 ? 'nothing' : `its own ${lines(ours)}`;
  return `The file was changed here too: in place of ${lines(base)} of that version it has ${own}.`;
}
