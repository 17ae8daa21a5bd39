import type { ByteText, FormatId } from '../engine/index.ts';
import type { Converting, HunkRef } from '../worker/protocol.ts';
import type { Scenario } from './scenario.ts';

export type { Converting, HunkRef };

/** A file on the left side. */
export interface DraftFile {
  readonly path: string;
  readonly text: ByteText;
}

/** Everything that a person can change but the step shown: what a link holds, what history keeps. */
export interface Draft {
  readonly files: readonly DraftFile[];
  readonly edit: ByteText;
  /** What a person says that the edit is, against what it looks like; null for what it looks like. */
  readonly takenFor: FormatId | null;
  /** The version that the edit was made from, for merges with a base. */
  readonly base: readonly DraftFile[];
  /** Id of the applier on show; empty for the first. */
  readonly applier: string;
  /** By applier id, only where a person changed them. */
  readonly args: Readonly<Record<string, readonly string[]>>;
  readonly versions: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** Path from the top of the repository to the directory, or null outside of any. */
  readonly prefix: string | null;
  /** Appliers that are given the edit in their own syntax when they do not read the one that was pasted. */
  readonly converting: Converting;
  /** The symbol that a person says is meant. */
  readonly intent: string | null;
  /** The scenario that this still is, text for text. */
  readonly scenario: Scenario | null;
  /** The hunk on show, as the chosen applier counts. */
  readonly hunk: HunkRef;
  /** Path of the file on show. */
  readonly active: string;
}

export const emptyDraft: Draft = {
  files: [],
  edit: '',
  takenFor: null,
  base: [],
  applier: '',
  args: {},
  versions: {},
  answers: {},
  prefix: null,
  converting: [],
  intent: null,
  scenario: null,
  hunk: { file: 0, hunk: 0 },
  active: '',
};
