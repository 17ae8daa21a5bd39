import { isFormatId } from '../engine/index.ts';
import type { Position } from '../share/shared.ts';
import type { Draft } from './draft.ts';
import type { Zoom } from './playhead.ts';

/** What a link says beside the texts; of a scenario, only what is otherwise than it opens. */
export function positionOf(draft: Draft, step: number | null, zoom: Zoom): Position {
  const { applier, hunk, args } = draft.scenario?.opening ?? { applier: null, hunk: null, args: null };
  const isOtherHunk = draft.hunk.file !== hunk?.file || draft.hunk.hunk !== hunk.hunk;
  return {
    applier: draft.applier === applier || draft.applier === '' ? undefined : draft.applier,
    file: isOtherHunk ? draft.hunk.file : undefined,
    hunk: isOtherHunk ? draft.hunk.hunk : undefined,
    step: step ?? undefined,
    zoom: zoom === 'places' ? undefined : zoom,
    args: draft.args === args ? undefined : orNothing(draft.args),
    versions: orNothing(draft.versions),
    answers: orNothing(draft.answers),
    prefix: draft.prefix ?? undefined,
    intent: draft.intent ?? undefined,
    converting: draft.converting.length > 0 ? draft.converting : undefined,
    format: draft.takenFor ?? undefined,
    active: draft.active === (draft.files[0]?.path ?? '') ? undefined : draft.active,
  };
}

/** A draft as a link has it on top of its texts. */
export function withPosition(draft: Draft, position: Position): Draft {
  const { applier, file, hunk, args, versions, answers, prefix, intent, active, converting, format } = position;
  return {
    ...draft,
    applier: applier ?? draft.applier,
    hunk: hunk === undefined ? draft.hunk : { file: file ?? 0, hunk },
    args: args ?? draft.args,
    versions: versions ?? draft.versions,
    answers: answers ?? draft.answers,
    prefix: prefix ?? draft.prefix,
    intent: intent ?? draft.intent,
    converting: converting ?? draft.converting,
    takenFor: format !== undefined && isFormatId(format) ? format : draft.takenFor,
    active: draft.files.some(({ path }) => path === active) ? active! : draft.active || (draft.files[0]?.path ?? ''),
  };
}

const orNothing = <T extends object>(record: T): T | undefined => (Object.keys(record).length > 0 ? record : undefined);

/** What a state is called in the history. */
export function titleOf({ files, edit }: Draft): string {
  const [first, ...more] = files;
  if (!first) return edit === '' ? 'Nothing yet' : 'A patch without a file';
  return more.length > 0 ? `${first.path} and ${more.length} more` : first.path;
}

/** Tells texts apart, by 53 bits of a hash. */
export function keyOf({ files, edit, base }: Draft): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b1;
  for (const text of [edit, ...[...files, ...base].flatMap(({ path, text }) => [path, text])]) {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      a = Math.imul(a ^ unit, 0x01000193);
      b = Math.imul(b ^ (unit + 1), 0x85ebca6b);
    }
    a = Math.imul(a ^ 0x100, 0x01000193);
  }
  return ((a >>> 0) * 0x200000 + ((b >>> 0) & 0x1fffff)).toString(36);
}
