import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import { type Ranges, readRanges } from './header.ts';

const kinds: Readonly<Record<string, Row['kind']>> = { ' ': 'context', '+': 'insert', '-': 'delete' };

/** A hunk that is being read: it is whole when both its counts are used up. */
export class Draft {
  readonly ranges: Ranges;
  /** What follows the second `@@`. */
  readonly section: ByteText;
  /** 1-based line of its header. */
  readonly from: number;
  readonly rows: Row[] = [];
  /** Its lines as they were read. */
  readonly lines: ByteText[] = [];
  #old: bigint;
  #now: bigint;

  constructor(header: ByteText, from: number) {
    this.ranges = readRanges(header);
    this.section = /^@@ .*? @@ ?(.*)/.exec(header)?.[1] ?? '';
    this.from = from;
    this.#old = this.ranges.oldCount;
    this.#now = this.ranges.newCount;
  }

  get isWhole(): boolean {
    return this.#old === 0n && this.#now === 0n;
  }

  /** Takes in a line of the body; false when it cannot be one. */
  take(line: ByteText, number: number): boolean {
    const kind = kinds[line[0] ?? ''];
    if (kind === undefined) return false;
    this.rows.push({ kind, text: `${line.slice(1)}\n`, patchLine: number });
    this.lines.push(line);
    if (kind !== 'insert') this.#old--;
    if (kind !== 'delete') this.#now--;
    return true;
  }
}
