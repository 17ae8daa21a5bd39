import type { Scale } from './neighbourhood.ts';

/** A function or class as a bar beside the lines it spans. Lines `from` to `to` (exclusive). */
export interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Named in `@@`, landed in, or looked at now: its name is in ink and is placed first. */
  readonly isNamed: boolean;
  /** Said under the name: "named in @@". */
  readonly note: string | null;
}

export interface Band extends Span {
  readonly y: number;
  readonly height: number;
  /** Baseline of the name; null where another name stands. */
  readonly nameY: number | null;
  /** Baseline of the note; null where there is no room or nothing to say. */
  readonly noteY: number | null;
}

/** How names are written: their size, and whether only those in ink are. */
export interface Naming {
  readonly size: number;
  readonly onlyNamed: boolean;
  /** Height of a line across the names, which none may stand on; null without one. */
  readonly across: number | null;
}

/** Parts of the size of a name: its line, the line of its note, its baseline under the top of the bar. */
const parts = { line: 1.09, note: 1.36, baseline: 0.955 };

/**
 * The spans that touch the window as bars, with names where they do not overlap: those in ink first, then their
 * notes, then the others from the top.
 */
export function bandsOf(
  spans: readonly Span[],
  scale: Scale,
  height: number,
  { size, onlyNamed, across }: Naming,
): Band[] {
  const [lineHeight, noteHeight, baseline] = [size * parts.line, size * parts.note, size * parts.baseline];
  const bars = spans
    .filter(({ from, to }) => to > scale.from && from < scale.to)
    .map((span) => {
      const y = Math.max(0, scale.top(span.from)) + 0.5;
      const wordsHeight = lineHeight + (span.note === null ? 0 : noteHeight);
      const isCrossed = across !== null && y < across + 1 && y + wordsHeight > across;
      return {
        ...span,
        y,
        words: isCrossed ? across + 2 : y,
        height: Math.max(1, Math.min(height, scale.top(span.to)) - 0.5 - y),
      };
    });
  const taken: { from: number; to: number }[] = [];
  const claim = (from: number, to: number) => {
    if (to > height + 1 || taken.some((other) => from < other.to && other.from < to)) return false;
    taken.push({ from, to });
    return true;
  };
  const named = bars.filter(({ isNamed }) => isNamed);
  const others = onlyNamed ? [] : bars.filter(({ isNamed }) => !isNamed);
  const claimName = (bar: Claimant) => claim(bar.words, bar.words + lineHeight);
  const withName = new Set<Claimant>(named.filter(claimName));
  const withNote = new Set<Claimant>(
    named.filter(
      (bar) =>
        withName.has(bar) && bar.note !== null && claim(bar.words + lineHeight, bar.words + lineHeight + noteHeight),
    ),
  );
  for (const bar of others) if (claimName(bar)) withName.add(bar);
  return bars.map((bar) => ({
    ...bar,
    nameY: withName.has(bar) ? bar.words + baseline : null,
    noteY: withNote.has(bar) ? bar.words + baseline + noteHeight : null,
  }));
}

interface Claimant extends Span {
  /** Top of its name. */
  readonly words: number;
}
