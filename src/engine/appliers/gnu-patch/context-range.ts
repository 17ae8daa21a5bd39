import type { ByteText } from '../../text/bytes.ts';
import { type Fatal, fatal } from './hunk.ts';
import { longMax, readNumber } from './read-number.ts';

/** A range of lines as `*** A,B` and `--- A,B` state it. An empty one begins after the line that is named. */
export interface ContextRange {
  readonly kind: 'range';
  readonly first: bigint;
  readonly count: bigint;
}

/** Reads the range of `*** A,B`, where `0,0` is as good as `0`. */
export const readOldRange = (line: ByteText, lineNumber: number): ContextRange | Fatal =>
  readRange(line.replace(/^(?<lead>\D*)0,0(?!\d)/, '$<lead>0'), lineNumber, true, 6n);

/** Reads the range of `--- C,D`, which together with the old half must have fewer than 2^63 lines. */
export const readNewRange = (line: ByteText, lineNumber: number, oldCount: bigint): ContextRange | Fatal =>
  readRange(line, lineNumber, false, oldCount + 1n);

/**
 * Reads the range in a line that begins a half of a context hunk: from the first digit on, whatever stands before it. Only the old
 * half calls a number missing behind a comma missing. `besides`: how many lines the tool wants to hold besides these.
 *
 * Source: GNU patch 2.7.6; vectors 288, 441.
 */
function readRange(line: ByteText, lineNumber: number, needsLast: boolean, besides: bigint): ContextRange | Fatal {
  const start = readNumber(line, toDigit(line, 0), lineNumber);
  if (start.kind === 'fatal') return start;
  const malformed = fatal(`malformed patch at line ${lineNumber}: ${line}`);
  if (line[start.end] !== ',') {
    const range = start.value > 0n ? { first: start.value, count: 1n } : { first: 1n, count: 0n };
    return range.first + range.count >= longMax ? malformed : { kind: 'range', ...range };
  }
  const digit = toDigit(line, start.end);
  if (digit === line.length && !needsLast) return malformed;
  const last = readNumber(line, digit, lineNumber);
  if (last.kind === 'fatal') return last;
  const count = last.value - start.value + 1n;
  if (count < 0n || start.value + count >= longMax || count + besides >= longMax) return malformed;
  return { kind: 'range', first: start.value, count };
}

function toDigit(line: ByteText, from: number): number {
  const at = line.slice(from).search(/[\d\0]/);
  return at < 0 ? line.length : from + at;
}
