import type { VerdictKind } from '../engine/index.ts';

/** Where a hunk was meant to go. `line` is where its first row belongs in the file before the edit (1-based). */
export interface PresetIntent {
  readonly symbol: string | null;
  readonly line: number | null;
}

/** What one applier makes of a case; the tests hold it against the engine and against the real tool. */
export interface Expected {
  readonly verdict: VerdictKind;
  /** Where the first row of the shown hunk lands in the file before the edit (1-based); null when it does not. */
  readonly at: number | null;
  readonly exit: number | null;
}

/** One set of texts with what becomes of them. Texts are ordinary strings, encoded as UTF-8 when they are used. */
export interface PresetCase {
  /** Permanent within its preset. */
  readonly id: string;
  /** Names the case among its siblings: "stated 764". */
  readonly label: string;
  readonly files: Readonly<Record<string, string>>;
  readonly edit: string;
  /** By applier id, where they differ from the applier's defaults. */
  readonly args?: Readonly<Record<string, readonly string[]>>;
  /** The hunk shown first, 0-based within the whole edit. */
  readonly hunk: number;
  /** One for each hunk of the edit, in its order. */
  readonly intents: readonly PresetIntent[];
  /** By applier id, with its default or the given arguments. */
  readonly expected: Readonly<Record<string, Expected>>;
}

/** A story to open: data only. Opens on the landed state of its first case. */
export interface Preset {
  /** Permanent: shared links store it. */
  readonly id: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly story: string;
  /** The applier that it opens with. */
  readonly applier: string;
  readonly cases: readonly [PresetCase, ...PresetCase[]];
}
