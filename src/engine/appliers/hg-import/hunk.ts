import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';

/** A hunk as it was read. Starts as written, 1-based. */
export interface Hunk {
  /** Counted within its file, from 1. */
  readonly number: number;
  readonly header: ByteText;
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
  readonly rows: readonly Row[];
  /** The first character of each row's line: any but `+` and `-` is context, but only blanks can be dropped. */
  readonly signs: readonly string[];
  /** 1-based lines of the edit. */
  readonly from: number;
  readonly to: number;
}

/** What is wrong with its counts, as printed after its number; null when they are true. */
export function miscount({ header, rows, oldCount, newCount }: Hunk): string | null {
  const old = rows.filter((row) => row.kind !== 'insert').length;
  const now = rows.filter((row) => row.kind !== 'delete').length;
  if (old === oldCount && now === newCount) return null;
  return ` ${header} (${old} ${oldCount} ${now} ${newCount})`;
}

/** A hunk with context dropped at its ends. */
export interface Trimmed {
  readonly old: readonly ByteText[];
  readonly now: readonly ByteText[];
  /** 0-based line of the first remaining old row. */
  readonly start: number;
  readonly head: number;
  readonly tail: number;
}

/** Drops up to `fuzz` lines of context at the top, and at the bottom too unless `onlyTop`. Never a changed line. */
export function trimmed({ rows, signs, oldStart, oldCount }: Hunk, fuzz: number, onlyTop: boolean): Trimmed {
  const first = signs.findIndex((sign) => sign !== ' ');
  const leading = first < 0 ? rows.length : first;
  const trailing = rows.length - 1 - signs.findLastIndex((sign) => sign !== ' ');
  const old = rows.filter((row) => row.kind !== 'insert').map((row) => row.text);
  const now = rows.filter((row) => row.kind !== 'delete').map((row) => row.text);
  const most = Math.min(fuzz, old.length);
  const head = Math.min(most, leading);
  const tail = onlyTop ? 0 : Math.min(most, trailing);
  // The start of an empty range is the line before it already.
  const start = oldStart + head;
  return {
    old: old.slice(head, Math.max(head, old.length - tail)),
    now: now.slice(head, Math.max(head, now.length - tail)),
    start: oldCount > 0 && start > 0 ? start - 1 : start,
    head,
    tail,
  };
}
