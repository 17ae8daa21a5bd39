import type { Row } from '../patch/row.ts';
import type { Landing, Move, Reject } from '../search/trace.ts';
import type { ByteText } from '../text/bytes.ts';
import type { LineIndex } from '../text/image.ts';
import type { Tree } from '../text/tree.ts';

/** What happened to one hunk. Plain data: it travels between threads. */
export interface HunkReport {
  /** As the tool counts it, from 1 within its file. */
  readonly number: number;
  /** 1-based lines of the edit text that the hunk spans, both included. */
  readonly patchLines: { readonly from: number; readonly to: number };
  /** The text after the second `@@`, usually a function's signature; or an anchor line. Empty if none. */
  readonly section: ByteText;
  /** In the direction in which it was applied. Empty for hunks that are only text (no lines to compare). */
  readonly rows: readonly Row[];
  /** Where the hunk says it belongs, in the base; null for formats that state no line. */
  readonly stated: LineIndex | null;
  /** The first place the tool would try; null if it never searched. */
  readonly expected: LineIndex | null;
  /** The way in which it was applied, where that is not the way that was asked for. */
  readonly turned?: 'forwards' | 'backwards';
  /** Lines above it are written already, so that the hunk may not be put there. */
  readonly floor?: LineIndex;
  readonly moves: readonly Move[];
  /**
   * The pieces of the run's output (from 0, the last not included) that answer the call in which the hunk came; absent
   * when one answer is for all.
   */
  readonly answeredBy?: { readonly from: number; readonly to: number };
  readonly outcome:
    | { readonly kind: 'landed'; readonly landing: Landing }
    /** Merged with conflict markers left in the file. */
    | { readonly kind: 'conflict'; readonly landing: Landing }
    | { readonly kind: 'rejected'; readonly reject: Reject }
    /** Read, but the tool never came to it. */
    | { readonly kind: 'untried'; readonly sentence: string };
}

/** What happened to one entry of the edit: one file, as the tool chose it. */
export interface FileReport {
  /** The file in which the tool searched; null when it found none. */
  readonly path: string | null;
  /** The name under which the result is written, when that differs from `path`. */
  readonly writtenTo: string | null;
  readonly before: ByteText;
  /** Null: no file afterwards, or nothing written. */
  readonly after: ByteText | null;
  /** Whether hunks are searched for in the file as it was, or in the result of the hunks before them. */
  readonly searches: 'input' | 'running';
  /** Lines that a hunk wrote, its context too, may not be used by the hunks after it. */
  readonly freezes?: boolean;
  readonly hunks: readonly HunkReport[];
  /** Present when `after` was merged: the hunks were searched for in the base, which is `before`. */
  readonly merge?: Merge;
}

/** The three versions of a file that were merged. */
export interface Merge {
  readonly base: ByteText;
  readonly ours: ByteText;
  readonly theirs: ByteText;
  readonly hasConflicts: boolean;
  /** Where ours or theirs differs from the base, from the top; everything between is the same in all three. */
  readonly regions: readonly MergeRegion[];
}

/** Lines `from` (0-based) to `from + count` of a text. */
export interface LineSpan {
  readonly from: number;
  readonly count: number;
}

export interface MergeRegion {
  /** Whose lines stand in the result; `same` says that both sides turned out to have the same. */
  readonly takes: 'ours' | 'theirs' | 'both' | 'same' | 'conflict';
  readonly base: LineSpan;
  readonly ours: LineSpan;
  readonly theirs: LineSpan;
}

/** A piece of output, in the order in which it was printed. */
export interface Chunk {
  readonly stream: 'stdout' | 'stderr';
  readonly text: ByteText;
}

/** A question that the tool asks a person at a terminal. */
export interface Question {
  /** As printed: "Assume -R? [n] ". */
  readonly text: string;
  /** What was answered; null when nobody was there and the default was taken. */
  readonly answer: string | null;
}

/** Bad input, told in our own words. */
export interface Problem {
  readonly code: string;
  /** 1-based line of the edit, when there is one. */
  readonly line: number | null;
  /** What is wrong, and what to do about it. */
  readonly sentence: string;
  readonly remedy: string;
}

/** Everything a tool did with one edit. Shape of the answer of every applier. */
export interface Run {
  /** Exit status; null for functions that have none. 134 where the real tool crashes on an assertion. */
  readonly exit: number | null;
  /** Whether the tool itself calls this a success. */
  readonly ok: boolean;
  readonly output: readonly Chunk[];
  readonly filesAfter: Tree;
  readonly reports: readonly FileReport[];
  readonly questions: readonly Question[];
  readonly problem: Problem | null;
}

export const streamText = (run: Run, stream: Chunk['stream']): ByteText =>
  run.output.reduce((text, chunk) => (chunk.stream === stream ? text + chunk.text : text), '');
