import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ByteText, Outline, Run } from '../engine/index.ts';
import { unpackRun } from '../worker/packed.ts';
import type { Bead, Conversion, Ending, Generation, Judged, Profile, Reply } from '../worker/protocol.ts';
import type { Draft } from './draft.ts';
import { knowStage } from './stage.ts';

export type { Bead, Conversion, Profile };

/** A run with the draft it was computed from: the two always belong together, also while a newer one is computed. */
export interface Computed {
  readonly draft: Draft;
  readonly applier: string;
  readonly run: Run;
  /** The text that the applier was given in place of the edit; null when it was given the edit. */
  readonly converted: ByteText | null;
}

/** How a run ended, and what became of it. */
export interface MatrixRow {
  readonly ending: Ending;
  readonly judged: Judged;
  /** Null when it was given the edit as it is, and nothing else was asked for. */
  readonly conversion: Conversion | null;
}

interface Results {
  /** 'running' keeps the last good results on show. */
  readonly status: 'idle' | 'running' | 'settled';
  readonly generation: Generation;
  /** The appliers, in the order of the matrix; none until the worker has said. */
  readonly profiles: readonly Profile[];
  /** The draft that is being computed, or was last. */
  readonly draft: Draft | null;
  /** The whole run of the chosen applier. */
  readonly chosen: Computed | null;
  /** By applier id: one for each row of the matrix. */
  readonly rows: Readonly<Record<string, MatrixRow>>;
  /** How many appliers have answered to this draft. */
  readonly answered: number;
  readonly outlines: Readonly<Record<string, Outline>>;
  readonly failure: { readonly applier: string | null; readonly message: string } | null;
}

export type RunStore = StoreApi<Results>;

/** What the worker has found out. */
export const createRunStore = (): RunStore =>
  createStore<Results>()(() => ({
    status: 'idle',
    generation: 0,
    profiles: [],
    draft: null,
    chosen: null,
    rows: {},
    answered: 0,
    outlines: {},
    failure: null,
  }));

/** A task was handed in. */
export const started = (store: RunStore, generation: Generation, draft: Draft): void =>
  store.setState({ status: 'running', generation, draft, answered: 0, failure: null });

/** Takes in an answer; one that belongs to an older task is dropped here and nowhere else. */
export function received(store: RunStore, reply: Reply): void {
  if (reply.kind === 'catalogue' || reply.generation === store.getState().generation)
    store.setState((results) => withReply(results, reply));
}

function withReply(results: Results, reply: Reply): Partial<Results> {
  switch (reply.kind) {
    case 'catalogue':
      return { profiles: reply.profiles };
    case 'outlines':
      return { outlines: reply.outlines };
    case 'row':
      return { answered: results.answered + 1, rows: { ...results.rows, [reply.applier]: rowOf(reply) } };
    case 'judged':
      return { rows: withJudged(results.rows, reply.rows) };
    case 'run':
      return { chosen: chosenOf(results.draft!, reply) };
    case 'settled':
      return { status: 'settled' };
    case 'failed':
      return {
        status: reply.applier === null ? 'settled' : results.status,
        failure: { applier: reply.applier, message: reply.message },
      };
  }
}

type Of<Kind extends Reply['kind']> = Extract<Reply, { kind: Kind }>;

const rowOf = ({ ending, judged, conversion }: Of<'row'>): MatrixRow => ({ ending, judged, conversion });

function chosenOf(draft: Draft, { applier, packed, surveyed, converted }: Of<'run'>): Computed {
  const fileText = (wanted: string) => draft.files.find(({ path }) => path === wanted)?.text ?? '';
  const run = unpackRun(packed, fileText);
  if (surveyed) knowStage(run, surveyed);
  return { draft, applier, run, converted };
}

function withJudged(rows: Results['rows'], judged: Readonly<Record<string, Judged>>): Results['rows'] {
  const known = Object.entries(rows).map(([id, row]) => [id, { ...row, judged: judged[id] ?? row.judged }]);
  return Object.fromEntries(known);
}
