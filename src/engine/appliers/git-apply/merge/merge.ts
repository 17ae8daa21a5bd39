import type { ByteText } from '../../../text/bytes.ts';
import { Image } from '../../../text/image.ts';
import { refine, trim } from './refine.ts';
import { type Region, regionsOf, type Sides } from './regions.ts';
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
  const regions = settled(regionsOf(sides), sides, style);
  return { text: writeMerge(regions, lines, style), regions };
}

export const isConflict = ({ takes }: Region) => takes === 'conflict';

function settled(regions: Region[], sides: Sides, { conflicts, favour }: MergeStyle): Region[] {
  const shown =
    conflicts === 'merge' ? refine(regions, sides) : conflicts === 'zdiff3' ? trim(regions, sides) : regions;
  if (favour === null) return shown;
  const takes = favour === 'union' ? 'both' : favour;
  return shown.map((region) => (isConflict(region) ? { ...region, takes } : region));
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
