import type { ByteText } from '../text/bytes.ts';
import type { LineIndex } from '../text/image.ts';
import type { LineRule } from './line-rules.ts';
import type { Order } from './order.ts';

/** Preimage rows that are not compared, at each end. */
export interface Fuzz {
  readonly head: number;
  readonly tail: number;
}

/** One set of rules under which places are compared: GNU's fuzz 1, git's -C1, V4A's "trimmed". */
export interface Pass {
  /** Names the pass to a person, to follow "Pass 2:": "fuzz 1, rows 1 and 7 dropped". */
  readonly label: string;
  readonly fuzz: Fuzz;
  /** Id of a rule in `lineRules`. Ids, not functions, since traces travel between threads. */
  readonly rule: LineRule['id'];
  /** The hunk is tried backwards: what is looked for is its postimage. */
  readonly isReversed: boolean;
  /** A last row without a line feed also fits a line that goes on with blanks or a line feed. */
  readonly isOpenEnded?: boolean;
}

/**
 * One pass over its places: however many there are, one small object.
 * `tries` counts the places compared, the last one included.
 */
export interface Sweep {
  readonly kind: 'sweep';
  readonly pass: Pass;
  readonly order: Order;
  readonly tries: number;
  /** 'first': stops at the first fit. 'all': visits every place and counts the fits. 'best': keeps the best score. */
  readonly until: 'first' | 'all' | 'best';
  /** The places that fit: at most one unless `until` is 'all'. */
  readonly hits: readonly LineIndex[];
  /** How many passes of its direction the tool would make if none found a place, when it knows beforehand. */
  readonly passes?: number;
  /** Similarity of the best place, 0 to 1, and what was asked for, when places are scored rather than matched. */
  readonly score?: { readonly best: number; readonly needed: number };
  /** Lines that differ at the best place, and how many may, when places are merged with. Null: more everywhere. */
  readonly cost?: { readonly best: number | null; readonly most: number };
}

/** A step of the tool's own that is no comparison: a reversal considered, a guess moved, a conflict found. */
export interface Note {
  readonly kind: 'note';
  readonly code: string;
  /** One plain sentence in the present tense. */
  readonly sentence: string;
  /** The place it speaks of, when there is one. */
  readonly at: LineIndex | null;
  /** Lines it speaks of, when they are not those that the hunk's rows are held against. */
  readonly marked?: Marked;
}

/** A stretch of the searched text about which something was found out. An empty one lies before line `from`. */
export interface Marked {
  readonly what: 'merged' | 'already-applied' | 'conflict';
  readonly from: LineIndex;
  readonly count: number;
}

/** What happens to one hunk, in order. The coarse zoom is this list; the fine zoom is derived from its sweeps. */
export type Move =
  /** The header is read. `stated` is what the hunk says, `expected` the first place that will be tried. */
  | {
      readonly kind: 'read';
      readonly stated: LineIndex | null;
      readonly expected: LineIndex | null;
      readonly carry: number;
    }
  | Sweep
  | Note
  | { readonly kind: 'land'; readonly landing: Landing }
  | { readonly kind: 'reject'; readonly reject: Reject };

/** Lines `at` to `at + removed` of the searched image became `inserted` lines. */
export interface Edit {
  readonly at: LineIndex;
  readonly removed: number;
  readonly inserted: number;
  /** The inserted lines, where they are not the hunk's own rows: a tool that cleaned or joined lines. */
  readonly text?: ByteText;
}

export interface Landing {
  /** Where row 0 of the preimage sits in the searched image. Several when the tool replaced every occurrence. */
  readonly places: readonly LineIndex[];
  /** The line number the tool itself gives for the landing, in its own coordinates; null if it would give none. */
  readonly printed: number | null;
  /** Landing minus the expected place, as the tool counts it; positive is further down the file. Null: no stated place. */
  readonly offset: number | null;
  /** Fuzz as the tool counts it (GNU "fuzz 1", git's dropped context lines); `dropped` says which rows. */
  readonly fuzz: number;
  readonly dropped: Fuzz;
  readonly edits: readonly Edit[];
}

export type RejectReason =
  | 'no-match'
  | 'not-unique'
  | 'overlap'
  | 'misordered'
  | 'line-endings'
  | 'off-place'
  | 'wrong-symbol'
  | 'already-exists'
  | 'skipped'
  | 'reversed'
  | 'conflict'
  | 'budget'
  | 'other';

export interface Reject {
  readonly reason: RejectReason;
  /** Why, in one plain sentence of ours. */
  readonly sentence: string;
}
