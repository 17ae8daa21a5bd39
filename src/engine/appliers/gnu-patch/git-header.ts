import type { ByteText } from '../../text/bytes.ts';
import type { GitHeader, Mark } from './detected.ts';

/** Git's lines for one file, while they are read. */
export interface GitSection extends GitHeader {
  /** Whether any line after `diff --git` was one of git's: then the patch needs no hunks. */
  readonly isExtended: boolean;
  readonly oldMark: Mark;
  readonly newMark: Mark;
  readonly renamesFrom: boolean;
  readonly renamesTo: boolean;
  readonly copiesFrom: boolean;
  readonly copiesTo: boolean;
}

export const emptySection: GitSection = {
  isExtended: false,
  oldMode: null,
  newMode: null,
  oldMark: 0,
  newMark: 0,
  isRename: false,
  isCopy: false,
  isBinary: false,
  renamesFrom: false,
  renamesTo: false,
  copiesFrom: false,
  copiesTo: false,
};

/**
 * Reads one of git's extended header lines into the section; null when it is none.
 *
 * Source: GNU patch 2.7.6; vectors 372 to 402.
 */
export function readGitLine(section: GitSection, text: ByteText): GitSection | null {
  const found = lines.find(([tag]) => text.startsWith(tag));
  if (found === undefined) return null;
  const [tag, read] = found;
  const said = read(text.slice(tag.length), section);
  return said === null ? null : { ...section, isExtended: true, ...said };
}

type Read = (rest: ByteText, section: GitSection) => Partial<GitSection> | null;

const lines: readonly (readonly [string, Read])[] = [
  ['index ', readIndex],
  ['old mode ', (rest) => ({ oldMode: modeOf(rest) })],
  ['new mode ', (rest) => ({ newMode: modeOf(rest) })],
  ['deleted file mode ', (rest) => ({ oldMode: modeOf(rest), newMark: 2 })],
  ['new file mode ', (rest) => ({ newMode: modeOf(rest), oldMark: 2 })],
  ['rename from ', (_, { renamesTo }) => ({ renamesFrom: true, isRename: renamesTo })],
  ['rename to ', (_, { renamesFrom }) => ({ renamesTo: true, isRename: renamesFrom })],
  ['copy from ', (_, { copiesTo }) => ({ copiesFrom: true, isCopy: copiesTo })],
  ['copy to ', (_, { copiesFrom }) => ({ copiesTo: true, isCopy: copiesFrom })],
  ['GIT binary patch', () => ({ isBinary: true })],
];

/** Six octal digits. */
function modeOf(text: ByteText): number | null {
  const digits = /^[0-7]{6}\s/.exec(text)?.[0];
  return digits === undefined ? null : Number.parseInt(digits, 8);
}

function readIndex(rest: ByteText): Partial<GitSection> | null {
  const match = /^([0-9a-f]+)\.\.([0-9a-f]+)(?: ([0-7]{6}))?\s/.exec(rest);
  if (match === null) return null;
  const [, oldHash = '', newHash = '', modeText] = match;
  const mode =
    modeText === undefined ? {} : { oldMode: Number.parseInt(modeText, 8), newMode: Number.parseInt(modeText, 8) };
  return { oldMark: markOf(oldHash), newMark: markOf(newHash), ...mode };
}

const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';

const markOf = (hash: ByteText): Mark => (/^0+$/.test(hash) ? 2 : emptyBlob.startsWith(hash) ? 1 : 0);
