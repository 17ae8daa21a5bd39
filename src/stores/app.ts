import type { PresetEntry } from '../content/presets/index.ts';
import { type KnownIntent, lineIndex } from '../engine/index.ts';
import type { Client } from '../worker/client.ts';
import type { Question, Reply, Slot, Task } from '../worker/protocol.ts';
import { createDocumentStore, type DocumentStore } from './document.ts';
import type { Draft } from './draft.ts';
import { createHistoryStore, type HistoryStore } from './history.ts';
import { createPlayer, type Player } from './player.ts';
import { createPlayheadStore, type PlayheadStore } from './playhead.ts';
import { createRunStore, type RunStore, received, started } from './run.ts';
import { type Address, createSession, type Session } from './session.ts';
import { createSettingsStore, type SettingsStore } from './settings.ts';
import { tooLarge } from './sizes.ts';
import { stageOf } from './stage.ts';
import { createViewStore, type ViewStore } from './view.ts';
import { createViewportStore, type ViewportStore } from './viewport.ts';

/** The stores, wired to each other, and what acts on them. */
export interface App {
  readonly document: DocumentStore;
  readonly results: RunStore;
  readonly playhead: PlayheadStore;
  readonly settings: SettingsStore;
  readonly viewport: ViewportStore;
  readonly view: ViewStore;
  readonly player: Player;
  readonly history: HistoryStore;
  readonly session: Session;
  readonly presets: readonly PresetEntry[];
  readonly storage: Storage | null;
  /** Gives up what is being computed; the last result stays. */
  stop(): void;
}

interface Surroundings {
  connect(receive: (reply: Reply) => void): Client;
  readonly storage: Storage | null;
  readonly address: Address;
  readonly presets: readonly PresetEntry[];
  prefersStill(): boolean;
}

/** Keystrokes closer together than this are computed as one: more of them where a computation takes longer. */
const pauseFor = ({ files, edit }: Draft): number =>
  120 + Math.min(800, files.reduce((sum, { text }) => sum + text.length, edit.length) / 40_000);

export function createApp({ connect, storage, address, presets, prefersStill }: Surroundings): App {
  const document = createDocumentStore();
  const results = createRunStore();
  const playhead = createPlayheadStore();
  const view = createViewStore();
  const stage = () => {
    const { chosen } = results.getState();
    return chosen && stageOf(chosen.run, document.getState().hunk);
  };
  const player = createPlayer({ playhead, stage, prefersStill });
  const client = connect((reply) => received(results, reply));

  let generation = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const compute = () => {
    const draft = document.getState();
    // The last result stays, and the page says why.
    if (tooLarge(draft) !== null) return;
    generation += 1;
    started(results, generation, draft);
    client.submit(slotsOf(draft), taskOf(draft, generation));
  };

  document.subscribe((draft, before) => {
    if (draft.hunk !== before.hunk || draft.applier !== before.applier) {
      player.pause();
      playhead.setState({ step: null });
    }
    if (!changesRun(draft, before)) {
      // A worker that was stopped knows the runs no more.
      const isHeard = !changesLook(draft, before) || client.look(generation, draft.applier, questionOf(draft));
      if (!isHeard) compute();
      return;
    }
    clearTimeout(timer);
    const isTyping = draft.edit !== before.edit || draft.files !== before.files;
    timer = setTimeout(compute, isTyping ? pauseFor(draft) : 0);
  });

  const history = createHistoryStore(storage);
  return {
    document,
    results,
    playhead,
    player,
    settings: createSettingsStore(storage),
    viewport: createViewportStore(),
    view,
    history,
    session: createSession({ document, playhead, view, history, storage, presets, address, now: Date.now }),
    presets,
    storage,
    stop: () => client.stop(),
  };
}

/** Whether a draft has to be computed anew. */
const changesRun = (a: Draft, b: Draft): boolean =>
  a.files !== b.files ||
  a.edit !== b.edit ||
  a.base !== b.base ||
  a.args !== b.args ||
  a.versions !== b.versions ||
  a.answers !== b.answers ||
  a.prefix !== b.prefix ||
  a.converting !== b.converting ||
  // Only what is converted depends on what the edit is taken for.
  (a.takenFor !== b.takenFor && a.converting.length > 0);

/** Whether something else of the same runs is looked at. */
const changesLook = (a: Draft, b: Draft): boolean =>
  a.applier !== b.applier || a.hunk !== b.hunk || a.intent !== b.intent || a.scenario !== b.scenario;

/** What is asked about the runs: which hunk, and what is meant by it. */
export const questionOf = ({ hunk, intent, scenario }: Draft): Question => ({ hunk, known: knownOf(intent, scenario) });

/** Lines are from 1 in the presets and from 0 in the engine. */
export const knownOf = (intent: Draft['intent'], scenario: Draft['scenario']): KnownIntent => ({
  named: intent,
  preset:
    scenario?.intents.map(({ symbol, line }) => ({ symbol, line: line === null ? null : lineIndex(line - 1) })) ?? null,
});

function slotsOf({ files, edit, base }: Draft): ReadonlyMap<Slot, string> {
  return new Map<Slot, string>([
    ['edit', edit],
    ...files.map(({ path, text }): [Slot, string] => [`file:${path}`, text]),
    ...base.map(({ path, text }): [Slot, string] => [`base:${path}`, text]),
  ]);
}

function taskOf(draft: Draft, generation: number): Task {
  return {
    generation,
    files: draft.files.map(({ path }) => path),
    base: draft.base.map(({ path }) => path),
    repository: draft.prefix === null ? null : { prefix: draft.prefix },
    format: draft.takenFor,
    converting: draft.converting,
    chosen: draft.applier,
    question: questionOf(draft),
    calls: callsOf(draft),
  };
}

function callsOf({ args, versions, answers }: Draft): Task['calls'] {
  const ids = new Set([args, versions, answers].flatMap((record) => Object.keys(record)));
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      {
        ...(args[id] && { args: args[id] }),
        ...(versions[id] && { version: versions[id] }),
        ...(answers[id] && { answers: answers[id] }),
      },
    ]),
  );
}
