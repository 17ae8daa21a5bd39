import type { Preset, PresetIntent } from '../content/preset.ts';
import { toBytes } from '../engine/index.ts';
import type { HunkRef } from '../worker/protocol.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** The scenario that a draft is, text for text. */
export interface Scenario {
  readonly id: string;
  readonly caseId: string;
  readonly title: string;
  readonly story: string;
  readonly cases: readonly { readonly id: string; readonly label: string }[];
  /** One for each hunk of the edit, in its order. */
  readonly intents: readonly PresetIntent[];
  /** How it opens; a link says only what is otherwise. */
  readonly opening: { readonly applier: string; readonly hunk: HunkRef; readonly args: Draft['args'] };
}

/** How a link names a case: `crlf.both`, or only `crlf` for the first one. */
export const nameOf = ({ id, caseId, cases }: Scenario): string => (caseId === cases[0]?.id ? id : `${id}.${caseId}`);

/** The other way. */
export function namesIn(name: string): { readonly id: string; readonly caseId: string | null } {
  const dot = name.indexOf('.');
  return dot < 0 ? { id: name, caseId: null } : { id: name.slice(0, dot), caseId: name.slice(dot + 1) };
}

/** A case of a preset, laid out; its first case when there is none of that name. */
export function draftOf(preset: Preset, caseId: string | null): Draft {
  const one = preset.cases.find(({ id }) => id === caseId) ?? preset.cases[0];
  const files = Object.entries(one.files).map(([path, text]) => ({ path: toBytes(path), text: toBytes(text) }));
  const opening = {
    applier: preset.applier,
    hunk: { file: 0, hunk: one.hunk },
    args: one.args ?? {},
  };
  return {
    ...emptyDraft,
    ...opening,
    files,
    edit: toBytes(one.edit),
    active: files[0]?.path ?? '',
    scenario: {
      id: preset.id,
      caseId: one.id,
      title: preset.title,
      story: preset.story,
      cases: preset.cases.map(({ id, label }) => ({ id, label })),
      intents: one.intents,
      opening,
    },
  };
}
