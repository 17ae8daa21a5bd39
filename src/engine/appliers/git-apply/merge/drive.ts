import type { ByteText } from '../../../text/bytes.ts';
import type { AttributeValue } from '../attributes.ts';
import type { Settings } from '../settings.ts';
import { type MergeStyle, mergeTexts } from './merge.ts';
import type { Region } from './regions.ts';

/** Three versions of a file. */
export interface Versions {
  readonly base: ByteText;
  readonly ours: ByteText;
  readonly theirs: ByteText;
}

/** What became of them. */
export interface Outcome {
  readonly text: ByteText;
  readonly hasConflicts: boolean;
  /** Where a side differs from the base. */
  readonly regions: readonly Region[];
  /** The file cannot be merged by lines: ours stands. */
  readonly isBinary: boolean;
}

/** What decides how a file is merged. */
export interface Manner {
  readonly conflictStyle: ByteText | undefined;
  readonly favour: Settings['favour'];
  readonly attribute: (name: ByteText) => AttributeValue | undefined;
}

/** Markers in a row unless `conflict-marker-size` says otherwise. */
const usualMarkerSize = 7;
/** A NUL this near the start makes a file binary. */
const looked = 8000;

/** Merges three versions of a file: the plain cases first, then by lines. Vectors: 3way-… */
export function mergeVersions(versions: Versions, manner: Manner): Outcome {
  const { base, ours, theirs } = versions;
  const driver = manner.attribute('merge');
  const isBinary = driver === false || driver === 'binary' || Object.values(versions).some(looksBinary);
  const style = styleOf(manner, driver === 'union');
  const clean = (text: ByteText): Outcome => ({
    text,
    hasConflicts: false,
    regions: isBinary ? [] : mergeTexts(versions, style).regions,
    isBinary: false,
  });
  if (base === ours) return clean(theirs);
  if (base === theirs || ours === theirs) return clean(ours);
  if (isBinary) return mergeBinary(versions, manner.favour);
  const { text, regions, conflicts } = mergeTexts(versions, style);
  return { text, hasConflicts: conflicts.length > 0, regions, isBinary };
}

const looksBinary = (text: ByteText) => text.slice(0, looked).includes('\0');

function mergeBinary({ ours, theirs }: Versions, favour: Settings['favour']): Outcome {
  const isSettled = favour === 'ours' || favour === 'theirs';
  const text = favour === 'theirs' ? theirs : ours;
  return { text, hasConflicts: !isSettled, regions: [], isBinary: !isSettled };
}

function styleOf({ conflictStyle, favour, attribute }: Manner, isUnion: boolean): MergeStyle {
  const size = Number.parseInt(`${attribute('conflict-marker-size') ?? ''}`, 10);
  return {
    conflicts: conflictStyle === 'diff3' || conflictStyle === 'zdiff3' ? conflictStyle : 'merge',
    favour: isUnion ? 'union' : favour,
    markerSize: size > 0 ? size : usualMarkerSize,
    labels: { ours: 'ours', base: 'base', theirs: 'theirs' },
  };
}
