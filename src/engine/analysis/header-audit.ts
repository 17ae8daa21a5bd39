import { counted, inWords } from '../explain/numbers.ts';
import type { UnifiedFile, UnifiedHunk } from '../formats/unified/reading.ts';
import type { LineIndex } from '../text/image.ts';

/** One side of a header: what it claims, and what the body holds. Starts are 1-based. */
export interface AuditedRange {
  readonly start: number;
  readonly count: number;
  readonly counted: number;
}

/** How many lines of each side have been read after a line of the body. */
export interface Tally {
  /** 1-based line of the edit. */
  readonly patchLine: number;
  readonly old: number;
  readonly new: number;
  /** The counts were used up before this line: tools that count leave it out. */
  readonly isBeyond: boolean;
}

/** A hunk's header held against its body, the hunks before it and the file. */
export interface HeaderAudit {
  /** From 1, within its file. */
  readonly number: number;
  /** 1-based line of the edit with the `@@`. */
  readonly patchLine: number;
  /** Null when the header could not be read. */
  readonly old: AuditedRange | null;
  readonly new: AuditedRange | null;
  readonly tallies: readonly Tally[];
  /** Lines that all hunks before add, less those they remove. */
  readonly netBefore: number;
  /** New start minus (old start plus `netBefore`): 0 when the arithmetic is right. */
  readonly newDrift: number;
  /** Old start minus the nearest line where the hunk fits; null when it fits nowhere or nobody looked. */
  readonly oldDrift: number | null;
  /** What is wrong, in sentences; empty when nothing is. */
  readonly sentences: readonly string[];
}

/** Audits every header of one file of a unified diff. `fitsOf` gives the places where a hunk fits the file. */
export function auditHeaders(
  file: UnifiedFile,
  fitsOf: (hunk: number) => readonly LineIndex[] = () => [],
): HeaderAudit[] {
  const nets: number[] = [];
  let netBefore = 0;
  return file.hunks.map((hunk, i) => {
    const audit = auditHunk(hunk, { index: i, nets, netBefore, fits: fitsOf(i) });
    const net = sideOf(hunk, 'delete') - sideOf(hunk, 'insert');
    nets.push(net);
    netBefore += net;
    return audit;
  });
}

/** Lines of the body on the side from which `away` rows are missing. */
const sideOf = ({ rows }: UnifiedHunk, away: 'insert' | 'delete') => rows.filter((row) => row.kind !== away).length;

interface Before {
  readonly index: number;
  /** Lines that each hunk before adds, less those it removes, and their sum. */
  readonly nets: readonly number[];
  readonly netBefore: number;
  readonly fits: readonly LineIndex[];
}

function auditHunk(hunk: UnifiedHunk, { index, nets, netBefore, fits }: Before): HeaderAudit {
  const { header, from } = hunk;
  const old = header && { ...header.old, counted: sideOf(hunk, 'insert') };
  const now = header && { ...header.new, counted: sideOf(hunk, 'delete') };
  const newDrift = old && now ? firstLine(now) - firstLine(old) - netBefore : 0;
  const oldDrift = old === null ? null : nearest(fits.map((place) => firstLine(old) - 1 - place));
  const sentences = [
    ...(old && now ? countSentences(old, now) : ['The header cannot be read.']),
    ...(oldDrift ? [driftSentence(index, old?.start ?? 0, oldDrift, nets)] : []),
    ...(newDrift && old && now && !oldDrift ? [newSentence(firstLine(old) + netBefore, now.start, netBefore)] : []),
  ];
  return {
    number: index + 1,
    patchLine: from,
    old,
    new: now,
    tallies: talliesOf(hunk),
    netBefore,
    newDrift,
    oldDrift,
    sentences,
  };
}

/** With a count of 0 the start is the line before. */
const firstLine = ({ start, count }: AuditedRange) => (count === 0 ? start + 1 : start);

const nearest = (drifts: readonly number[]) =>
  drifts.reduce<number | null>(
    (best, drift) => (best === null || Math.abs(drift) < Math.abs(best) ? drift : best),
    null,
  );

function talliesOf({ rows, header }: UnifiedHunk): Tally[] {
  let old = 0;
  let now = 0;
  return rows.map(({ kind, patchLine }) => {
    const isBeyond = header !== null && old >= header.old.count && now >= header.new.count;
    if (kind !== 'insert') old++;
    if (kind !== 'delete') now++;
    return { patchLine, old, new: now, isBeyond };
  });
}

function countSentences(old: AuditedRange, now: AuditedRange): string[] {
  const side = (name: string, { count, counted: real }: AuditedRange) =>
    count === real
      ? []
      : [
          `The header counts ${count} ${name} the change, the hunk has ${real}: ${counted(Math.abs(real - count), 'line')} too ${real > count ? 'few' : 'many'}.`,
        ];
  return [...side('before', old), ...side('after', now)];
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** "The third says 199: two lines late, the net of hunk 1." */
function driftSentence(index: number, start: number, drift: number, nets: readonly number[]): string {
  const which = ordinals[index] ? `The ${ordinals[index]}` : `Hunk ${index + 1}`;
  const off = `${counted(Math.abs(drift), 'line')} ${drift > 0 ? 'late' : 'early'}`;
  const cause = causeOf(drift, nets);
  return `${which} says ${start}: ${off}${cause === null ? '' : `, ${cause}`}.`;
}

/** Earlier hunks whose net is the drift: then the header was numbered in the file as it would be after them. */
function causeOf(drift: number, nets: readonly number[]): string | null {
  const single = nets.indexOf(drift);
  if (single >= 0) return `the net of hunk ${single + 1}`;
  let sum = 0;
  for (const [i, net] of nets.entries()) {
    sum += net;
    if (sum === drift && i > 0) return `the net of hunks 1 to ${i + 1}`;
  }
  return null;
}

const newSentence = (expected: number, start: number, net: number): string =>
  `The new start should be ${expected}, as the hunks before ${net < 0 ? 'remove' : 'add'} ${net === 0 ? 'no line' : net < 0 ? inWords(-net) : inWords(net)}; it says ${start}.`;
