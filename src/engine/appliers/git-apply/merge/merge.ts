import type { ByteText } from '../../../text/bytes.ts';
import { Image } from '../../../text/image.ts';
import { refine, trim } from './refine.ts';
import { type Region, regionsOf, type Sides, type Span, sharedChanges } from './regions.ts';
import { type Texts, writeMerge } from './write-merge.ts';

/** How a merge is done and how its conflicts are shown. */
export interface MergeStyle {
  /** `merge.conflictStyle`. With `diff3` and `zdiff3` the base is shown too, and conflicts are not narrowed. */
  readonly conflicts: 'merge' | 'diff3' | 'zdiff3';
  /** Whose lines stand instead of a conflict; null: markers. */
  readonly favour: 'ours' | 'theirs' | 'union' | null;
  /** Marker characters in a row, usually 7. */
  readonly markerSize: number;
  readonly labels: { readonly ours: ByteText; readonly base: ByteText; readonly theirs: ByteText };
}

/** A merged text, and the places at which a side differs from the base. */
export interface Merged {
  readonly text: ByteText;
  readonly regions: readonly Region[];
  /** Conflicts as they are drawn in the text: narrowed, split and joined. */
  readonly conflicts: readonly Region[];
}

/**
 * Merges two descendants of a base line by line, as git does, byte for byte: also where it finds conflicts and
 * how it draws them.
 */
export function mergeTexts(texts: { base: ByteText; ours: ByteText; theirs: ByteText }, style: MergeStyle): Merged {
  const lines: Texts = {
    base: new Image(texts.base).lines(),
    ours: new Image(texts.ours).lines(),
    theirs: new Image(texts.theirs).lines(),
  };
  const sides = numbered(lines);
  const found = regionsOf(sides);
  const drawn = settled(narrowed(found, sides, style), style);
  const conflicts = drawn.filter(isConflict);
  const regions = settled(found, style).map((region) =>
    isConflict(region) && !conflicts.some(({ ours }) => meets(ours, region.ours)) ? sameOf(region) : region,
  );
  const all = [...regions, ...sharedChanges(sides)].sort((a, b) => a.ours.from - b.ours.from);
  return { text: writeMerge(drawn, lines, style), regions: all, conflicts };
}

const isConflict = ({ takes }: Region) => takes === 'conflict';
const sameOf = (region: Region): Region => ({ ...region, takes: 'same' });
const meets = (a: Span, b: Span) => a.from <= b.from + b.count && b.from <= a.from + a.count;

const narrowed = (regions: Region[], sides: Sides, { conflicts }: MergeStyle): Region[] =>
  conflicts === 'merge' ? refine(regions, sides) : conflicts === 'zdiff3' ? trim(regions, sides) : regions;

function settled(regions: Region[], { favour }: MergeStyle): Region[] {
  if (favour === null) return regions;
  const takes = favour === 'union' ? 'both' : favour;
  return regions.map((region) => (isConflict(region) ? { ...region, takes } : region));
}

function numbered({ base, ours, theirs }: Texts): Sides {
  const numbers = new Map<ByteText, number>();
  const idOf = (line: ByteText) => {
    const known = numbers.get(line) ?? numbers.size;
    numbers.set(line, known);
    return known;
  };
  return { base: base.map(idOf), ours: ours.map(idOf), theirs: theirs.map(idOf) };
}
