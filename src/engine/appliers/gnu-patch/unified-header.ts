import type { ByteText } from '../../text/bytes.ts';
import { cString } from './c-string.ts';
import { type Fatal, fatal } from './hunk.ts';
import { longMax, readNumber } from './read-number.ts';

/** A range of lines as stated, `start,count`. */
interface Range {
  readonly start: bigint;
  readonly count: bigint;
}

/** The line that begins a unified hunk. Firsts as in `Hunk`: one more than stated when the count is 0. */
export interface UnifiedHeader {
  readonly kind: 'header';
  readonly oldFirst: bigint;
  readonly oldCount: bigint;
  readonly newFirst: bigint;
  readonly newCount: bigint;
  readonly section: ByteText;
}

/**
 * Reads `@@ -A[,B] +C[,D] @` with all that the tool lets pass: at most one space between the parts, one `@` enough.
 * With `isLoose` (2.8) blanks may stand around the numbers.
 *
 * Source: GNU patch 2.7.6 and 2.8; vectors 120 to 130.
 */
export function readUnifiedHeader(line: ByteText, lineNumber: number, isLoose: boolean): UnifiedHeader | Fatal {
  const malformed = fatal(`malformed patch at line ${lineNumber}: ${line}`);
  const old = readRange(line, 4, lineNumber, isLoose);
  if (old.kind === 'fatal') return old;
  const plus = behindSpace(line, old.end, isLoose);
  if (line[plus] !== '+') return malformed;
  const next = readRange(line, plus + 1, lineNumber, isLoose);
  if (next.kind === 'fatal') return next;
  const at = behindSpace(line, next.end, isLoose);
  if (line[at] !== '@') return malformed;
  if (isTooLarge(old.range) || isTooLarge(next.range)) return malformed;
  const hasSection = line.startsWith('@ ', at + 1);
  if (old.range.count + next.range.count + 1n >= longMax) {
    // The section has been cut off its line feed by then.
    return hasSection ? fatal(`malformed patch at line ${lineNumber}: ${line.slice(0, -1)}`) : malformed;
  }
  return {
    kind: 'header',
    oldFirst: firstOf(old.range),
    oldCount: old.range.count,
    newFirst: firstOf(next.range),
    newCount: next.range.count,
    section: hasSection ? cString(line.slice(at + 2, -1)) : '',
  };
}

const isTooLarge = ({ start, count }: Range) => start + count >= longMax;
const firstOf = ({ start, count }: Range) => (count === 0n ? start + 1n : start);

function readRange(
  line: ByteText,
  from: number,
  lineNumber: number,
  isLoose: boolean,
): { readonly kind: 'range'; readonly range: Range; readonly end: number } | Fatal {
  const start = readNumber(line, behindBlanks(line, from, isLoose), lineNumber);
  if (start.kind === 'fatal') return start;
  const comma = behindBlanks(line, start.end, isLoose);
  if (line[comma] !== ',') return { kind: 'range', range: { start: start.value, count: 1n }, end: start.end };
  const count = readNumber(line, behindBlanks(line, comma + 1, isLoose), lineNumber);
  if (count.kind === 'fatal') return count;
  return { kind: 'range', range: { start: start.value, count: count.value }, end: count.end };
}

function behindBlanks(line: ByteText, at: number, isLoose: boolean): number {
  let end = at;
  if (isLoose) while (line[end] === ' ' || line[end] === '\t') end++;
  return end;
}

const behindSpace = (line: ByteText, at: number, isLoose: boolean): number =>
  isLoose ? behindBlanks(line, at, true) : line[at] === ' ' ? at + 1 : at;
