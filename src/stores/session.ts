import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PresetEntry } from '../content/presets/index.ts';
import { presetFragment, readFragment, stateFragment } from '../share/fragment.ts';
import type { Position, Shared } from '../share/shared.ts';
import type { DocumentStore } from './document.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { type HistoryStore, keep } from './history.ts';
import type { PlayheadStore } from './playhead.ts';
import { draftOf, nameOf, namesIn, type Scenario } from './scenario.ts';
import { keyOf, positionOf, titleOf, withPosition } from './shared-draft.ts';
import { sizeOf } from './sizes.ts';
import type { ViewStore } from './view.ts';

/** The address bar and the way back. */
export interface Address {
  read(): string;
  /** `visit` numbers the entry, so that Back finds the texts even when they are too large for an address. */
  replace(fragment: string, visit: number): void;
  push(fragment: string, visit: number): void;
  /** Called with the visit that Back or Forward led to; null when a person typed another address. */
  listen(heard: (visit: number | null) => void): void;
}

interface Told {
  /** The page has just been opened: what it shall show is not here yet. */
  readonly isOpening: boolean;
  /** Something about the last opening that a person must know; null when all is well. */
  readonly notice: string | null;
  /** The address that holds everything on show. */
  readonly fragment: string;
  /** Leaving the page now would lose work: it is too large for links and for the browser's storage. */
  readonly isAtRisk: boolean;
}

/** Opens presets, links and pasted texts without losing what was there, and keeps the address true. */
export interface Session {
  readonly told: StoreApi<Told>;
  start(): Promise<void>;
  openPreset(id: string): Promise<void>;
  /** `notice` is said above it; null for nothing. */
  openDraft(draft: Draft, notice?: string | null): Promise<void>;
  openFragment(fragment: string): Promise<void>;
  /** Writes down what is on show; answers with the fragment that leads to it. */
  save(): Promise<string>;
  /** Says something above what is on show, which stays. */
  say(notice: string | null): void;
}

interface Surroundings {
  readonly document: DocumentStore;
  readonly playhead: PlayheadStore;
  readonly history: HistoryStore;
  readonly storage: Storage | null;
  readonly view: ViewStore;
  readonly presets: readonly PresetEntry[];
  readonly address: Address;
  now(): number;
}

type SharedState = Extract<Shared, { kind: 'state' }>;

/** A pause in typing. */
const pause = 500;
/** Longer addresses are slow in every browser and refused by some: history and Back keep such states instead. */
const longestAddress = 500_000;
/** Texts that are not put into links: compressing them at every pause would be felt. */
const largestLink = 8_000_000;

export function createSession(around: Surroundings): Session {
  const { document, playhead, view, history, storage, presets, address } = around;
  const told = createStore<Told>()(() => ({ isOpening: true, notice: null, fragment: '', isAtRisk: false }));
  const visits = new Map<number, { draft: Draft; step: number | null }>();
  let visit = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draftNow = (): Draft => document.getState();
  const isOwnWork = (draft: Draft) => draft.scenario === null && sizeOf(draft) > 0;

  async function fragmentOf(draft: Draft): Promise<string> {
    const { step, zoom } = playhead.getState();
    const position = positionOf(draft, step, zoom);
    if (draft.scenario && isAsShipped(position)) return presetFragment(nameOf(draft.scenario), position);
    if (sizeOf(draft) > largestLink) return '1';
    const scenario = draft.scenario ? nameOf(draft.scenario) : undefined;
    return stateFragment(draft, { ...positionOf({ ...draft, scenario: null }, step, zoom), scenario });
  }

  async function save(): Promise<string> {
    clearTimeout(timer);
    const draft = draftNow();
    const here = visit;
    visits.set(here, { draft, step: playhead.getState().step });
    const fragment = await fragmentOf(draft);
    if (draft !== draftNow() || here !== visit) return fragment;
    address.replace(fragment.length > longestAddress ? '1' : fragment, here);
    remember(draft, fragment);
    return fragment;
  }

  function remember(draft: Draft, fragment: string) {
    if (isOwnWork(draft) && fragment !== '1')
      keep(history, storage, { at: around.now(), title: titleOf(draft), key: keyOf(draft), fragment });
    const isWritten = fragment !== '1' && (fragment.length <= longestAddress || !history.getState().isFull);
    told.setState({ fragment, isAtRisk: isOwnWork(draft) && !isWritten });
  }

  /** Puts a draft on the table; what was there is saved first and stays one step back. */
  async function show(draft: Draft, step: number | null, notice: string | null): Promise<void> {
    await save();
    visit = Math.max(0, ...visits.keys()) + 1;
    address.push('1', visit);
    lay(draft, step, notice);
    await save();
  }

  /** The same when the browser has already gone on to the new address. */
  async function showHere(draft: Draft, step: number | null, notice: string | null): Promise<void> {
    const left = draftNow();
    visits.set(visit, { draft: left, step: playhead.getState().step });
    remember(left, await fragmentOf(left));
    visit = Math.max(0, ...visits.keys()) + 1;
    lay(draft, step, notice);
    await save();
  }

  function lay(draft: Draft, step: number | null, notice: string | null) {
    document.getState().load(draft);
    view.setState({ view: 'stage' });
    playhead.setState({ step });
    told.setState({ notice });
  }

  async function openShared(shared: Shared, open: typeof show): Promise<void> {
    switch (shared.kind) {
      case 'none':
        return presets[0] ? open(draftOf(await presets[0].load(), null), null, null) : open(emptyDraft, null, null);
      case 'preset': {
        const { id, caseId } = namesIn(shared.preset);
        const preset = presets.find((entry) => entry.id === id);
        const known = preset ?? presets[0];
        const notice = preset ? null : `There is no scenario called “${id}”. This is the first one.`;
        const draft = known ? draftOf(await known.load(), caseId) : emptyDraft;
        return open(preset ? withPosition(draft, shared.position) : draft, shared.position.step ?? null, notice);
      }
      case 'state': {
        const { files, edit, base, position, isCut } = shared;
        const scenario = await scenarioOf(shared);
        const draft = withPosition({ ...emptyDraft, files, edit, base, scenario }, position);
        return open(draft, position.step ?? null, isCut ? cutNotice : null);
      }
      case 'unreadable':
        told.setState({ notice: shared.sentence });
        if (sizeOf(draftNow()) === 0)
          return openShared({ kind: 'none' }, async (draft, step) => lay(draft, step, shared.sentence));
    }
  }

  /** The scenario that a link names, if its texts are still those of the link: then what it means is known too. */
  async function scenarioOf({ files, edit, position }: SharedState): Promise<Scenario | null> {
    const { id, caseId } = namesIn(position.scenario ?? '');
    const preset = await presets.find((entry) => entry.id === id)?.load();
    if (!preset) return null;
    const shipped = draftOf(preset, caseId);
    const isSame = keyOf(shipped) === keyOf({ ...emptyDraft, files, edit });
    return isSame ? shipped.scenario : null;
  }

  document.subscribe(soon);
  playhead.subscribe(({ isPlaying }) => {
    if (!isPlaying) soon();
  });
  function soon() {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), pause);
  }

  address.listen(async (wanted) => {
    clearTimeout(timer);
    const before = wanted === null ? undefined : visits.get(wanted);
    if (wanted !== null && before) {
      visit = wanted;
      return lay(before.draft, before.step, null);
    }
    const shared = await readFragment(address.read());
    return openShared(shared, wanted === null ? showHere : async (...all) => lay(...all));
  });

  return {
    told,
    save,
    async start() {
      const shared = await readFragment(address.read());
      await openShared(shared, async (...all) => {
        // What somebody dropped while the page was still opening is not covered.
        if (sizeOf(draftNow()) === 0) lay(...all);
      }).finally(() => told.setState({ isOpening: false }));
    },
    openPreset: async (id) => openShared({ kind: 'preset', preset: id, position: {} }, show),
    openDraft: (draft, notice = null) => show(draft, null, notice),
    openFragment: async (fragment) => openShared(await readFragment(fragment), show),
    say: (notice) => told.setState({ notice }),
  };
}

/** Words of a preset link say where one looks, not how the tools are called. */
const isAsShipped = ({ args, versions, answers, prefix, intent }: Position): boolean =>
  !(args || versions || answers || prefix !== undefined || intent);

const cutNotice = 'This link was cut short: the end of a text is missing. What was left of it is here.';
