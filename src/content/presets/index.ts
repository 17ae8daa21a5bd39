import type { Preset } from '../preset.ts';

/** A preset by name; its texts are fetched when somebody opens it. */
export interface PresetEntry {
  readonly id: string;
  readonly title: string;
  load(): Promise<Preset>;
}

/** Every preset, in the order of the list. Ids are permanent. */
export const presets: readonly [PresetEntry, ...PresetEntry[]] = [
  {
    id: 'jitter',
    title: 'The jitter that went into refund()',
    load: async () => (await import('./jitter/preset.ts')).jitter,
  },
  { id: 'future', title: 'Numbered against the future', load: async () => (await import('./future/preset.ts')).future },
  {
    id: 'vanishing-line',
    title: 'The vanishing line',
    load: async () => (await import('./vanishing-line/preset.ts')).vanishingLine,
  },
  {
    id: 'twice',
    title: 'Apply it twice and it edits the twin',
    load: async () => (await import('./twice/preset.ts')).twice,
  },
  { id: 'crlf', title: 'CRLF, four ways', load: async () => (await import('./crlf/preset.ts')).lineEndings },
  {
    id: 'fuzz-two',
    title: 'Fuzz 2 with two lines of context',
    load: async () => (await import('./fuzz-two/preset.ts')).fuzzTwo,
  },
  {
    id: 'pinned-top',
    title: 'Pinned to the top',
    load: async () => (await import('./pinned-top/preset.ts')).pinnedTop,
  },
  {
    id: 'drifting-indent',
    title: 'The indentation that drifted',
    load: async () => (await import('./drifting-indent/preset.ts')).driftingIndent,
  },
  {
    id: 'both-twins',
    title: 'The edit that changed both twins',
    load: async () => (await import('./both-twins/preset.ts')).bothTwins,
  },
  {
    id: 'wrong-class',
    title: 'The anchor that appended to the wrong class',
    load: async () => (await import('./wrong-class/preset.ts')).wrongClass,
  },
  {
    id: 'end-of-file',
    title: '*** End of File that matched the first place',
    load: async () => (await import('./end-of-file/preset.ts')).endOfFile,
  },
  {
    id: 'move-deletes',
    title: 'The move that deletes',
    load: async () => (await import('./move-deletes/preset.ts')).moveDeletes,
  },
  {
    id: 'refused-twice',
    title: 'A count of occurrences that refuses',
    load: async () => (await import('./refused-twice/preset.ts')).refusedTwice,
  },
  {
    id: 'snapshot',
    title: 'Seven entries, two files, one insertion in each',
    load: async () => (await import('./snapshot/preset.ts')).snapshot,
  },
  { id: 'clean', title: 'A clean apply', load: async () => (await import('./clean/preset.ts')).clean },
];
