import type { ByteText } from '../../text/bytes.ts';
import { type Fatal, fatal } from './hunk.ts';
import { longMax, readNumber } from './read-number.ts';

/** The line that begins a hunk of a normal diff. Firsts as in `Hunk`: one more than stated when the count is 0. */
export interface NormalCommand {
  readonly kind: 'command';
  /** `a`, `c` or `d`; the tool lets any other letter pass, as a change without a separator. */
  readonly letter: string;
  readonly oldFirst: bigint;
  readonly oldCount: bigint;
  readonly newFirst: bigint;
  readonly newCount: bigint;
}

interface Range {
  readonly kind: 'range';
  readonly first: bigint;
  readonly count: bigint;
  /** There is no comma. */
  readonly isSingle: boolean;
  readonly end: number;
}

/**
 * Reads `A[,B]cC[,D]`, `AaC[,D]` or `A[,B]dC`, and whatever follows.
 *
 * Source: GNU patch 2.7.6; vectors 309 to 323.
 */
export function readNormalCommand(line: ByteText, lineNumber: number): NormalCommand | Fatal {
  const malformed = fatal(`malformed patch at line ${lineNumber}: ${line}`);
  const old = readRange(line, 0, lineNumber);
  if (old.kind === 'fatal') return old;
  const letter = line[old.end] ?? '';
  const isAppend = letter === 'a';
  const oldFirst = isAppend ? old.first + 1n : old.first;
  const oldCount = isAppend && old.isSingle ? 0n : old.count;
  if (oldCount < 0n || old.first + oldCount >= longMax) return malformed;
  const next = readRange(line, old.end + 1, lineNumber);
  if (next.kind === 'fatal') return next;
  const isDeletion = letter === 'd';
  // Here one more than the greatest number is the least.
  const newFirst = isDeletion ? BigInt.asIntN(64, next.first + 1n) : next.first;
  const newCount = isDeletion ? next.count - 1n : next.count;
  if (next.count < 1n || newFirst + newCount >= longMax) return malformed;
  if (oldCount + newCount + 1n >= longMax) return malformed;
  return { kind: 'command', letter, oldFirst, oldCount, newFirst, newCount };
}

function readRange(line: ByteText, from: number, lineNumber: number): Range | Fatal {
  const first = readNumber(line, from, lineNumber);
  if (first.kind === 'fatal') return first;
  if (line[first.end] !== ',') return { kind: 'range', first: first.value, count: 1n, isSingle: true, end: first.end };
  const last = readNumber(line, first.end + 1, lineNumber);
  if (last.kind === 'fatal') return last;
  return { kind: 'range', first: first.value, count: last.value - first.value + 1n, isSingle: false, end: last.end };
}
