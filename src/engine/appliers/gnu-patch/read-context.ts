import type { ByteText } from '../../text/bytes.ts';
import { cString } from './c-string.ts';
import { isContext, type NewHalf, type OldHalf, readNewHalf, readOldHalf } from './context-halves.ts';
import { type Fatal, fatal, type Hunk, type HunkLine, type ReadHunk } from './hunk.ts';
import type { PatchReader } from './patch-reader.ts';

/**
 * Reads the next hunk of a context diff.
 *
 * Source: GNU patch 2.7.6; vectors 285 to 308, 441 to 448, 489 to 491; runs on damaged hunks.
 */
export function readContext(reader: PatchReader): ReadHunk {
  const before = reader.place();
  const stars = reader.next();
  if (stars === null || !stars.startsWith('********') || stars.length <= 8) {
    if (stars === null) reader.seek(before);
    else reader.unread(before);
    return { kind: 'end' };
  }
  const from = reader.trueLine;
  const old = readOldHalf(reader);
  if (old.kind === 'fatal') return old;
  const next = readNewHalf(reader, old);
  if (next.kind === 'fatal') return next;
  const whole = complete(old, next);
  if (whole.kind === 'fatal') return whole;
  const { oldLines, newLines } = whole;
  const prefix = contextBefore(oldLines, newLines);
  const suffixOfHalves = contextBefore(oldLines.toReversed(), newLines.toReversed());
  const suffix = Math.min(suffixOfHalves, next.mostSuffix ?? suffixOfHalves);
  const hasContextInside = prefix + suffix < contextOf(oldLines).length;
  const hunk: Hunk = {
    oldFirst: whole.isAppended ? old.first + 1n : old.first,
    newFirst: next.first,
    oldLines,
    newLines,
    prefix,
    suffix,
    section: sectionOf(stars),
    headerLine: old.headerLine,
    stray: old.stray,
    hasSpareLine: old.hasSpareLine,
    patchLines: { from, to: reader.trueLine },
    provesNewStyle: whole.isFilled || (old.first > 1n && hasContextInside),
  };
  reader.lastHunk = hunk;
  return { kind: 'hunk', hunk };
}

const sectionOf = (stars: ByteText): ByteText => /^\*+( [^\n]*)?/.exec(cString(stars))![1] ?? '';

interface Whole {
  readonly kind: 'whole';
  readonly oldLines: readonly HunkLine[];
  readonly newLines: readonly HunkLine[];
  /** One half was left out, and is the context of the other. */
  readonly isFilled: boolean;
  /** Old lines were stated where there are none. */
  readonly isAppended: boolean;
}

/** Fills in the half that is left out, and checks that both halves have the same context. */
function complete(old: OldHalf, next: NewHalf): Whole | Fatal {
  const mangled = fatal(`replacement text or line numbers mangled in hunk at line ${old.headerLine}`);
  const given = {
    kind: 'whole',
    oldLines: old.lines,
    newLines: next.lines,
    isFilled: false,
    isAppended: false,
  } as const;
  if (old.isOmitted) {
    const context = contextOf(next.lines);
    if (next.isOmitted || context.length === next.lines.length || old.context > 0) return mangled;
    if (BigInt(context.length) === old.count) return { ...given, oldLines: context, isFilled: true };
    return context.length === 0 && old.count === 1n ? { ...given, isAppended: true } : mangled;
  }
  if (next.isOmitted) {
    const context = contextOf(old.lines);
    return context.length === next.count ? { ...given, newLines: context, isFilled: true } : mangled;
  }
  if (old.context !== contextOf(next.lines).length) return fatal(`context mangled in hunk at line ${old.headerLine}`);
  return given;
}

const contextOf = (lines: readonly HunkLine[]): HunkLine[] => lines.filter(isContext);

/** Context lines before the first change: of the half that has fewer, unless it has no change. */
function contextBefore(...halves: (readonly HunkLine[])[]): number {
  const befores = halves.map((lines) => lines.findIndex((line) => !isContext(line))).filter((before) => before >= 0);
  return befores.length === 0 ? Math.max(...halves.map((lines) => lines.length)) : Math.min(...befores);
}
