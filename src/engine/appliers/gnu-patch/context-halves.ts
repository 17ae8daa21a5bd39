import type { ByteText } from '../../text/bytes.ts';
import { type ContextRange, readNewRange, readOldRange } from './context-range.ts';
import { type Fatal, fatal, type Hunk, type HunkLine, outOfMemory, type Sign } from './hunk.ts';
import type { PatchReader } from './patch-reader.ts';

/** At the end of the input this many new lines may be missing: they are taken for empty context lines. */
const mostPretended = 3;

/** The half behind `*** A,B`. */
export interface OldHalf {
  readonly kind: 'old';
  readonly first: bigint;
  /** As stated; the lines agree unless they are left out. */
  readonly count: bigint;
  readonly lines: readonly HunkLine[];
  /** Context lines, the stray one included. */
  readonly context: number;
  /** The lines are left out: they are the context of the new half. */
  readonly isOmitted: boolean;
  /** A line that stood in the place of the range. */
  readonly stray: HunkLine | null;
  /** An empty line too many stood before the separator. */
  readonly hasSpareLine: boolean;
  readonly headerLine: number;
  /** The `--- C,D` line that ended it. */
  readonly separator: ByteText;
}

/** The half behind `--- C,D`. */
export interface NewHalf {
  readonly kind: 'new';
  readonly first: bigint;
  readonly count: number;
  readonly lines: readonly HunkLine[];
  readonly isOmitted: boolean;
  /** The most context that the hunk is taken to end with; null when nothing bounds it. */
  readonly mostSuffix: number | null;
}

/**
 * Reads the first half, through the separator. The reader stands behind the line of stars. Where another line
 * stands in the place of `*** A,B`, the range of the hunk before is taken.
 */
export function readOldHalf(reader: PatchReader): OldHalf | Fatal {
  // `#` lines between the two are not counted here.
  const headerLine = reader.line + 1;
  const header = reader.next();
  if (header === null) return fatal('unexpected end of file in patch');
  const premature = fatal(`Premature '---' at line ${reader.line}; check line numbers at line ${headerLine}`);
  if (header.startsWith('********')) return unexpected(reader, header);
  if (header.startsWith('--')) return premature;
  const isStray = !header.startsWith('*');
  const stray = isStray ? readRow(reader, header, reader.lastHunk?.oldLines.length === 0) : null;
  if (isStray && stray === null) return unexpected(reader, header);
  const range = isStray ? rangeOf(reader.lastHunk) : readOldRange(header, reader.line);
  if (range.kind === 'fatal') return range;
  if (!reader.room.grow(range.count + 7n)) return outOfMemory;
  const { first, count } = range;
  const lines: HunkLine[] = [];
  let line = header;
  while (lines.length < reader.room.lines) {
    const before = line;
    const read = reader.next();
    if (read === null) return fatal('unexpected end of file in patch');
    line = read;
    if (line.startsWith('--')) {
      const hasSpareLine = BigInt(lines.length) === count + 1n && before === '\n';
      if (hasSpareLine) lines.pop();
      const isOmitted = lines.length === 0 && count > 0n;
      if (isOmitted || BigInt(lines.length) === count) {
        const context = lines.filter(isContext).length + (stray && isContext(stray) ? 1 : 0);
        return {
          kind: 'old',
          first,
          count,
          lines,
          context,
          isOmitted,
          stray,
          hasSpareLine,
          headerLine,
          separator: line,
        };
      }
      const word = BigInt(lines.length) < count ? 'Premature' : 'Overdue';
      return fatal(`${word} '---' at line ${reader.line}; check line numbers at line ${headerLine}`);
    }
    const next = readRow(reader, line, BigInt(lines.length + 1) === count);
    if (next === null) return unexpected(reader, line);
    lines.push(next);
  }
  return fatal(`unterminated hunk starting at line ${headerLine}; giving up at line ${reader.line}: ${line}`);
}

/** Reads the second half. When it is left out, the reader ends up behind the separator. */
export function readNewHalf(reader: PatchReader, old: OldHalf): NewHalf | Fatal {
  const range = readNewRange(old.separator, reader.line, old.count);
  if (range.kind === 'fatal') return range;
  if (!reader.room.grow(old.count + range.count + 2n)) return outOfMemory;
  const { first } = range;
  const count = Number(range.count);
  const behindSeparator = reader.place();
  let mayBeOmitted = mayOmitNew(reader, old, count);
  const lines: HunkLine[] = [];
  while (lines.length < count) {
    const line = reader.next();
    if (mayBeOmitted && (line === null || isForeign(line))) {
      reader.seek(behindSeparator);
      // Before another separator, only context that was read in vain counts as what the hunk ends with.
      const mostSuffix = line?.startsWith('--') ? contextAtEnd(lines) : null;
      return { kind: 'new', first, count, lines: [], isOmitted: true, mostSuffix };
    }
    if (line === null) {
      if (count - lines.length > mostPretended) return fatal('unexpected end of file in patch');
      lines.push({ sign: ' ', text: '\n', patchLine: reader.trueLine });
      continue;
    }
    if (line.startsWith('--')) {
      const supposed = BigInt(old.headerLine) + old.count + (old.hasSpareLine ? 2n : 1n);
      return fatal(`duplicate '---' at line ${reader.line}; check line numbers at line ${supposed}`);
    }
    const row = readRow(reader, line, lines.length + 1 === count);
    if (row === null) return unexpected(reader, line);
    if (row.sign === '+' || row.sign === '!') mayBeOmitted = false;
    lines.push(row);
  }
  return { kind: 'new', first, count, lines, isOmitted: false, mostSuffix: null };
}

/**
 * The new half may be left out when its lines can all be context of the old half. A single line is also thought to
 * be left out behind a change, unless the hunk before (of whatever patch) began with context.
 */
function mayOmitNew({ lastHunk }: PatchReader, { lines, stray, context }: OldHalf, count: number): boolean {
  const all = stray === null ? lines : [stray, ...lines];
  if (all.some(({ sign }) => sign === '!' || sign === '+')) return false;
  const last = lines.at(-1);
  const endsInContext = last !== undefined && isContext(last);
  return count === context || (count === 1 && !endsInContext && (lastHunk?.prefix ?? 0) === 0);
}

const contextAtEnd = (lines: readonly HunkLine[]): number =>
  lines.length - 1 - lines.findLastIndex((line) => !isContext(line));

export const isContext = ({ sign }: HunkLine): boolean => sign === ' ';

const rangeOf = (hunk: Hunk | null): ContextRange => ({
  kind: 'range',
  first: hunk?.oldFirst ?? 1n,
  count: BigInt(hunk?.oldLines.length ?? 0),
});

/** A line that proves, where the new half may be left out, that it is. */
const isForeign = (line: ByteText): boolean => !/^(?:[+!]|[- ][ \t])/.test(line);

/**
 * A line of a half; null when it is none. The blank behind its sign may be missing, or all blanks of a context line
 * (which costs a line that starts with a TAB its last byte).
 */
function readRow(reader: PatchReader, line: ByteText, isLast: boolean): HunkLine | null {
  const patchLine = reader.trueLine;
  if (line === '\n') return { sign: ' ', text: line, patchLine };
  const isBare = line.startsWith('\t');
  const sign = isBare ? ' ' : line[0]!;
  if (!isSign(sign)) return null;
  const text = isBare ? line.slice(0, -1) : line.slice(line[1] === ' ' || line[1] === '\t' ? 2 : 1);
  const isIncomplete = isLast && text.length > 1 && reader.skipMarker();
  return { sign, text: isIncomplete ? text.slice(0, -1) : text, patchLine };
}

const isSign = (sign: string): sign is Sign => sign === ' ' || sign === '-' || sign === '+' || sign === '!';

function unexpected(reader: PatchReader, line: ByteText): Fatal {
  if (line.startsWith('********')) return fatal(`unexpected end of hunk at line ${reader.line}`);
  if (line.startsWith('*')) return fatal(`unexpected '***' at line ${reader.line}: ${line}`);
  return fatal(`malformed patch at line ${reader.line}: ${line}`);
}
