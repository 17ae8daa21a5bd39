import type { Outline } from '../analysis/outline.ts';
import type { EditWriter } from '../formats/edit.ts';
import type { FormatId } from '../formats/format-id.ts';
import type { ByteText } from '../text/bytes.ts';
import type { Tree } from '../text/tree.ts';
import type { OptionSpec } from './options.ts';
import type { Run } from './run.ts';

/** What surrounds a run, beside files, edit and arguments. */
export interface Scene {
  /** What a person types at the terminal, question by question; null when stdout is no terminal. */
  readonly answers: readonly string[] | null;
  /** The version the edit was made from, by path, for merges with a base. */
  readonly base: Tree | null;
  /** The directory is inside a repository; `prefix` is the path from its top ('' at the top, else 'dir/'). */
  readonly repository: { readonly prefix: string } | null;
  /** One of the applier's `versions`; null for the first. */
  readonly version: string | null;
  readonly env: Readonly<Record<string, string>>;
  /** Functions and classes of a file, when they are known. */
  readonly outline: ((path: string) => Outline | null) | null;
  /**
   * Asked each time that it matters: whether a new file gets the inode number of the one that was removed beside it
   * just before. ext4 gives it again while no other program makes files, tmpfs never does.
   */
  reusesInode(): boolean;
}

export const plainScene: Scene = {
  answers: null,
  base: null,
  repository: null,
  version: null,
  env: {},
  outline: null,
  reusesInode: () => true,
};

export interface RunInput {
  readonly tree: Tree;
  /** The pasted edit. JSON for tools that are called with fields. */
  readonly edit: ByteText;
  /** Exactly what would follow the command's name. Functions take their options in the same form. */
  readonly args: readonly string[];
  readonly scene: Scene;
}

/** How a tool finds places, for people: the applier's card, its row in the matrix and in the README. */
export interface Card {
  /** How it finds the place. */
  readonly finds: string;
  /** In what order places are tried. */
  readonly order: string;
  /** What it does when the text occurs twice. */
  readonly twins: string;
  /** What differences it forgives. */
  readonly leniency: string;
  /** Whose text it writes for context lines. */
  readonly context: string;
  /** What it guarantees about several hunks and several files. */
  readonly atomicity: string;
  /** Where our knowledge comes from, with versions. */
  readonly source: string;
}

/**
 * One emulated tool. Everything about it is in its folder and in this value; no shared code asks which it is.
 *
 * `run` never throws on any input: what the tool refuses is in the `Run`. A throw is a bug of ours.
 */
export interface Applier {
  /** Permanent: shared links store it. */
  readonly id: string;
  readonly name: string;
  /** Newest first is not implied: the first is the one shown by default. */
  readonly versions: readonly [string, ...string[]];
  readonly family: 'command line' | 'agent' | 'library' | 'guard';
  /** What stands before the arguments on a command line: ['git', 'apply']. Empty for functions. */
  readonly command: readonly string[];
  /** Arguments with which it is shown until a person changes them. */
  readonly defaults: readonly string[];
  readonly formats: readonly FormatId[];
  /** Puts an edit of another syntax in the one that this tool is given; without it such edits are not run. */
  readonly convert?: EditWriter;
  readonly options: readonly OptionSpec[];
  /** 'recorded': held against runs of the real tool. 'reasoned': from its documents only, and labelled so. */
  readonly evidence: 'recorded' | 'reasoned' | 'ours';
  readonly card: Card;
  run(input: RunInput): Run;
}
