import { blankRuns } from '../../../search/line-rules.ts';
import type { ByteText } from '../../../text/bytes.ts';
import { matchCleaned } from '../whitespace/match.ts';
import type { WhitespaceRules } from '../whitespace/rules.ts';
import { withoutBlanks } from './blanks.ts';
import type { RunningImage } from './running-image.ts';

/** What counts as equal beside equal bytes. */
export interface Leniency {
  /** 'blanks': `--ignore-whitespace`. 'clean': the action `fix`, which compares cleaned lines. */
  readonly kind: 'none' | 'blanks' | 'clean';
  /** The rules by which lines are cleaned. */
  readonly rules: WhitespaceRules;
  /** Blank lines at the end of what is looked for may lie beyond the file. */
  readonly mayOverrun: boolean;
}

/** What is looked for: the preimage, without the context lines that were given up, and where it must lie. */
export interface Needle {
  readonly lines: readonly ByteText[];
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly leniency: Leniency;
}

/** How a place fits: byte for byte, or only leniently. */
export type Fit = 'exact' | 'lenient';

/**
 * Whether the needle fits at line `at` of the image, as git decides it: lines are screened one by one without
 * their blanks, then all bytes are compared at once. A needle whose last line lacks its line feed therefore
 * also fits where the file's line goes on with blanks. Vectors: nonl-…, ws-fix-…, ws-ignore-…
 */
export function fitAt(image: RunningImage, needle: Needle, at: number): Fit | null {
  const { lines, leniency } = needle;
  const beyond = at + lines.length - image.count;
  if (at < 0 || at > image.count || (needle.atStart && at !== 0)) return null;
  if (beyond > 0 ? !leniency.mayOverrun : beyond < 0 && needle.atEnd) return null;
  const limit = Math.min(lines.length, image.count - at);
  const found: ByteText[] = [];
  for (let i = 0; i < limit; i++) {
    if (image.isFrozen(at + i)) return null;
    found.push(image.line(at + i));
    if (withoutBlanks(found[i]!) !== withoutBlanks(lines[i]!)) return null;
  }
  if (beyond <= 0 && bytesFit(image, needle, at, found.join(''))) return 'exact';
  if (beyond > 0 && lines.slice(0, limit).every((line) => withoutBlanks(line) === '')) return null;
  return fitsLeniently(lines, found, leniency) ? 'lenient' : null;
}

/** The needle's bytes must be the image's bytes from there on; at the end of the file, all of them. */
function bytesFit(image: RunningImage, { lines, atEnd }: Needle, at: number, found: ByteText): boolean {
  const wanted = lines.join('');
  if (atEnd) return found === wanted;
  let bytes = found;
  for (let i = at + lines.length; bytes.length < wanted.length && i < image.count; i++) bytes += image.line(i);
  return bytes.startsWith(wanted);
}

function fitsLeniently(lines: readonly ByteText[], found: readonly ByteText[], { kind, rules }: Leniency): boolean {
  if (kind === 'none') return false;
  if (kind === 'clean') return matchCleaned(lines, found, rules) !== null;
  const { key } = blankRuns;
  return lines.every((line, i) => (i < found.length ? key(line) === key(found[i]!) : withoutBlanks(line) === ''));
}
