import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ByteText, FormatId } from '../engine/index.ts';
import type { HunkRef } from '../worker/protocol.ts';
import { type Converting, type Draft, type DraftFile, emptyDraft } from './draft.ts';

interface Actions {
  /** Puts another draft in place of this one. */
  load(draft: Draft): void;
  setFile(path: string, text: ByteText): void;
  setEdit(text: ByteText): void;
  /** Says what the edit is, until it is another; null for what it looks like. */
  take(format: FormatId | null): void;
  setBase(path: string, text: ByteText): void;
  addFiles(files: readonly DraftFile[]): void;
  renameFile(path: string, to: string): void;
  removeFile(path: string): void;
  show(path: string): void;
  /** Another applier, and the hunk by which it counts the one on show. */
  choose(applier: string, hunk: HunkRef): void;
  chooseHunk(hunk: HunkRef): void;
  setArgs(applier: string, args: readonly string[] | null): void;
  setVersion(applier: string, version: string): void;
  setAnswers(applier: string, answers: readonly string[] | null): void;
  setPrefix(prefix: string | null): void;
  setIntent(intent: string | null): void;
  setConverting(converting: Converting): void;
}

export type DocumentStore = StoreApi<Draft & Actions>;

/** What is on the table: files, edit, and how the appliers are called. Everything else is computed from it. */
export const createDocumentStore = (): DocumentStore =>
  createStore<Draft & Actions>()((set) => ({
    ...emptyDraft,
    load: (draft) => set({ ...emptyDraft, ...draft }),
    setFile: (path, text) => set((state) => ({ files: withText(state.files, path, text), scenario: null })),
    setEdit: (edit) => set({ edit, takenFor: null, scenario: null }),
    take: (takenFor) => set({ takenFor }),
    setBase: (path, text) =>
      set((state) => ({
        base: text === '' ? state.base.filter((file) => file.path !== path) : withText(state.base, path, text),
        scenario: null,
      })),
    addFiles: (files) =>
      set((state) => ({
        files: files.reduce((all, file) => withText(all, file.path, file.text), state.files),
        active: files[0]?.path ?? state.active,
        scenario: null,
      })),
    renameFile: (path, to) =>
      set((state) =>
        to === '' || state.files.some((file) => file.path === to)
          ? state
          : {
              files: state.files.map((file) => (file.path === path ? { ...file, path: to } : file)),
              active: state.active === path ? to : state.active,
              scenario: null,
            },
      ),
    removeFile: (path) =>
      set((state) => {
        const files = state.files.filter((file) => file.path !== path);
        return { files, active: state.active === path ? (files[0]?.path ?? '') : state.active, scenario: null };
      }),
    show: (active) => set({ active }),
    choose: (applier, hunk) => set({ applier, hunk }),
    chooseHunk: (hunk) => set({ hunk }),
    setArgs: (applier, args) => set((state) => ({ args: withEntry(state.args, applier, args) })),
    setVersion: (applier, version) => set((state) => ({ versions: withEntry(state.versions, applier, version) })),
    setAnswers: (applier, answers) => set((state) => ({ answers: withEntry(state.answers, applier, answers) })),
    setPrefix: (prefix) => set({ prefix }),
    setIntent: (intent) => set({ intent: intent || null }),
    setConverting: (converting) => set({ converting }),
  }));

function withText(files: readonly DraftFile[], path: string, text: ByteText): readonly DraftFile[] {
  return files.some((file) => file.path === path)
    ? files.map((file) => (file.path === path ? { path, text } : file))
    : [...files, { path, text }];
}

function withEntry<T>(record: Readonly<Record<string, T>>, key: string, value: T | null): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record;
  return value === null ? rest : { ...rest, [key]: value };
}
