import type { ByteText, Outline, Run } from '../engine/index.ts';

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

/** What is to be computed from the texts in the slots. */
export interface Task {
  readonly generation: Generation;
  /** Paths whose slots make up the tree, in the order shown. */
  readonly files: readonly string[];
  /** Paths whose slots make up the base, the version that the edit was made from. */
  readonly base: readonly string[];
  readonly repository: { readonly prefix: string } | null;
  /** By applier id: all that are to run. */
  readonly calls: Readonly<Record<string, Call>>;
  /** The applier whose whole run is wanted: it goes first. */
  readonly chosen: string;
}

export type Request =
  | { readonly kind: 'put'; readonly slot: Slot; readonly text: ByteText }
  | { readonly kind: 'drop'; readonly slot: Slot }
  | { readonly kind: 'task'; readonly task: Task }
  /** The whole run of another applier, of the task already computed. */
  | { readonly kind: 'choose'; readonly generation: Generation; readonly applier: string };

export type Reply =
  | { readonly kind: 'outlines'; readonly generation: Generation; readonly outlines: Readonly<Record<string, Outline>> }
  /** A run whose texts were left behind (`before`, `after` and the tree are empty): enough for a row. */
  | { readonly kind: 'row'; readonly generation: Generation; readonly applier: string; readonly run: Run }
  | { readonly kind: 'run'; readonly generation: Generation; readonly applier: string; readonly run: Run }
  | { readonly kind: 'settled'; readonly generation: Generation }
  | {
      readonly kind: 'failed';
      readonly generation: Generation;
      readonly applier: string | null;
      readonly message: string;
    };
