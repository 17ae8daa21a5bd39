import type { ByteText } from '../../../text/bytes.ts';
import { unquote } from '../quoting.ts';

/** How a name is taken from a header line. */
export interface NameRule {
  /** Leading components to drop. */
  readonly strip: number;
  /** `--directory`, with its slash. */
  readonly directory: ByteText;
  /** A raw name ends at a TAB (`---` and `+++` lines); otherwise tabs belong to it (rename lines). */
  readonly endsAtTab: boolean;
}

const untilTab = /[^\n\r\t]*/y;
const untilEnd = /[^\n\r]*/y;

/**
 * The name at byte `at`, quoted or raw, stripped, with the directory in front. Null when there are too few
 * components or nothing is left.
 */
export function nameIn(text: ByteText, at: number, rule: NameRule): ByteText | null {
  const quoted = quotedName(text, at, rule);
  if (quoted !== null) return quoted;
  const form = rule.endsAtTab ? untilTab : untilEnd;
  form.lastIndex = at;
  const raw = form.exec(text)![0];
  const name = strippedName(raw, rule.strip);
  return name === null || name === '' ? null : inDirectory(name, rule.directory);
}

/**
 * The quoted name at byte `at`; null when there is no well-formed one, or it has too few components. The closing
 * quote may stand on a later line: that one is still read as a line of its own.
 */
export function quotedName(text: ByteText, at: number, rule: NameRule): ByteText | null {
  const quoted = unquote(text, at);
  const name = quoted && strippedName(quoted.name, rule.strip);
  return name === null ? null : inDirectory(name, rule.directory);
}

/** What follows the `strip`-th slash; null when there are fewer. */
export function strippedName(name: ByteText, strip: number): ByteText | null {
  let from = 0;
  for (let i = 0; i < strip; i++) {
    from = name.indexOf('/', from) + 1;
    if (from === 0) return null;
  }
  return strip < 0 ? null : name.slice(from);
}

/** A text as C sees it. */
export const untilNul = (text: ByteText): ByteText => text.split('\0', 1)[0]!;

/** A name ends at a NUL. Runs of slashes become one, which is why `a//d/f` at -p1 gives `/d/f`. */
export const inDirectory = (name: ByteText, directory: ByteText): ByteText =>
  (directory + untilNul(name)).replace(/\/{2,}/g, '/');
