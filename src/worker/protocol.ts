import type {
  Applier,
  ByteText,
  FormatId,
  HunkVerdict,
  KnownIntent,
  Noticed,
  Outline,
  Survey,
  Told,
  VerdictKind,
} from '../engine/index.ts';
import type { PackedRun } from './packed.ts';

/** Counts tasks: an answer to an older one is dropped. */
export type Generation = number;

/** Where a text is kept in the worker. Each text crosses over once, however often it is computed with. */
export type Slot = 'edit' | `file:${string}` | `base:${string}`;

/** How one applier is called. */
export interface Call {
  readonly args: readonly string[];
  readonly version: string | null;
  readonly answers: readonly string[] | null;
}

/** A hunk of a run: entry and hunk within it, both from 0. */
export interface HunkRef {
  readonly file: number;
  readonly hunk: number;
}

/** What a long text has to say to one hunk that was searched for in it: found out once, in the worker. */
export interface Surveyed {
  readonly ref: HunkRef;
  /** Of `before` of the hunk's file, which is the text it was searched in. */
  readonly starts: Uint32Array;
  readonly survey: Survey;
}

/** What is looked at, and what is known to be meant: it changes more often than the runs do. */
export interface Question {
  /** As the chosen applier counts. */
  readonly hunk: HunkRef;
  readonly known: KnownIntent;
}

/** What became of one run, for its row in the matrix. */
export interface Judged {
  /** Of the whole run. */
  readonly verdict: VerdictKind;
  readonly noticed: Noticed;
  /** Of the hunk looked at, in this run's own counting; null when this applier read no such hunk. */
  readonly chosen: JudgedHunk | null;
  /** The line of output that says most of that hunk, as text; null when nothing was printed. */
  readonly printed: string | null;
  readonly beads: readonly Bead[];
}

/** A hunk among all of a run. */
export interface Bead {
  readonly ref: HunkRef;
  /** Line of the edit at which it begins, from 1. */
  readonly patchLine: number;
  readonly kind: VerdictKind;
}

export interface JudgedHunk {
  readonly ref: HunkRef;
  readonly verdict: HunkVerdict;
  /** The line that it states, from 0. */
  readonly stated: number | null;
  readonly offset: number | null;
  readonly fuzz: number | null;
}

/** How a run ended. However long the edit, this is short: it is sent for every applier. */
export interface Ending {
  readonly exit: number | null;
  readonly ok: boolean;
  /** All that was printed; of a long output its beginning. */
  readonly output: ByteText;
}

/** All that there is to know of an applier but how it works: that stays in the worker. */
export type Profile = Omit<Applier, 'run' | 'convert'>;

/** Which appliers are given the edit in their own syntax when they do not read the one that was pasted. */
export type Converting = 'all' | readonly string[];

/** What became of converting the edit for an applier that was to be given it so. */
export type Conversion =
  | { readonly ok: true; readonly told: Told }
  /** The edit cannot be said in that syntax; the applier ran on the edit as it is. */
  | { readonly ok: false; readonly sentence: string };

/** What is to be computed from the texts in the slots. */
export interface Task {
  readonly generation: Generation;
  /** Paths whose slots make up the tree, in the order shown. */
  readonly files: readonly string[];
  /** Paths whose slots make up the base, the version that the edit was made from. */
  readonly base: readonly string[];
  readonly repository: { readonly prefix: string } | null;
  /** What a person says that the edit is; null for what it looks like. */
  readonly format: FormatId | null;
  readonly converting: Converting;
  /** By applier id, only where they are called otherwise than by default. */
  readonly calls: Readonly<Record<string, Partial<Call>>>;
  /** The applier whose whole run is wanted: it goes first. One that does not exist stands for the first of all. */
  readonly chosen: string;
  readonly question: Question;
}

export type Request =
  | { readonly kind: 'put'; readonly slot: Slot; readonly text: ByteText }
  | { readonly kind: 'drop'; readonly slot: Slot }
  | { readonly kind: 'task'; readonly task: Task }
  /** Another applier or hunk is looked at, of the task already handed in. */
  | {
      readonly kind: 'look';
      readonly generation: Generation;
      readonly chosen: string;
      readonly question: Question;
    };

export type Reply =
  /** Sent once, before all else. */
  | { readonly kind: 'catalogue'; readonly profiles: readonly Profile[] }
  | { readonly kind: 'outlines'; readonly generation: Generation; readonly outlines: Readonly<Record<string, Outline>> }
  | {
      readonly kind: 'row';
      readonly generation: Generation;
      readonly applier: string;
      readonly ending: Ending;
      readonly judged: Judged;
      /** Null when the applier reads what was pasted, or was not to be given anything else. */
      readonly conversion: Conversion | null;
    }
  | {
      readonly kind: 'judged';
      readonly generation: Generation;
      readonly rows: Readonly<Record<string, Judged>>;
    }
  | {
      readonly kind: 'run';
      readonly generation: Generation;
      readonly applier: string;
      readonly packed: PackedRun;
      /** Of the hunk looked at, where making it again would be felt; else null. */
      readonly surveyed: Surveyed | null;
      /** The text that it was given in place of the pasted one. */
      readonly converted: ByteText | null;
    }
  | { readonly kind: 'settled'; readonly generation: Generation }
  | {
      readonly kind: 'failed';
      readonly generation: Generation;
      readonly applier: string | null;
      readonly message: string;
    };
