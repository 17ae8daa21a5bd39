import type { Row } from '../../patch/row.ts';
import { rustTrim } from '../../text/blanks.ts';
import { toBytes } from '../../text/bytes.ts';
import type { Chunk, Operation } from './operations.ts';
import { type Fault, kinds, noLines, notAChunk, unexpected } from './update-lines.ts';

interface OpenChunk {
  readonly anchor: string | null;
  readonly rows: Row[];
  readonly from: number;
  to: number;
  atEnd: boolean;
}

/** The state of one `*** Update File:` section, line by line. */
export class UpdateReader {
  readonly #path: string;
  readonly #header: number;
  readonly #skipped: number;
  readonly #chunks: OpenChunk[] = [];
  #moveTo: string | null = null;

  /** `header`: index of the section's first line; `skipped`: lines of the pasted text before index 0. */
  constructor(path: string, header: number, skipped: number) {
    this.#path = path;
    this.#header = header;
    this.#skipped = skipped;
  }

  take(raw: string, at: number): Fault | null {
    const line = rustTrim.end(raw);
    const chunk = this.#chunks.at(-1);
    if (chunk?.atEnd && !opensChunk(line)) return line === '' ? null : { at, message: notAChunk(raw) };
    if (!chunk && this.#moveTo === null && line.startsWith('*** Move to: ')) {
      this.#moveTo = line.slice('*** Move to: '.length);
      return null;
    }
    if (opensChunk(line)) return this.#open(line, raw, at);
    if (line === '*** End of File') return this.#endOfFile(at);
    return this.#row(raw, at);
  }

  #open(line: string, raw: string, at: number): Fault | null {
    if (this.#chunks.at(-1)?.rows.length === 0) return { at, message: unexpected(raw) };
    this.#begin(line === '@@' ? null : line.slice(3), at);
    return null;
  }

  #begin(anchor: string | null, at: number): OpenChunk {
    const line = at + 1 + this.#skipped;
    const chunk: OpenChunk = { anchor, rows: [], from: line, to: line, atEnd: false };
    this.#chunks.push(chunk);
    return chunk;
  }

  #endOfFile(at: number): Fault | null {
    const chunk = this.#chunks.at(-1);
    if (!chunk) return null;
    if (chunk.rows.length === 0) return { at, message: noLines };
    chunk.atEnd = true;
    return null;
  }

  #row(raw: string, at: number): Fault | null {
    const kind = raw === '' ? 'context' : kinds[raw[0] as keyof typeof kinds];
    const open = this.#chunks.at(-1);
    if (!kind) return { at, message: open && open.rows.length > 0 ? notAChunk(raw) : unexpected(raw) };
    const chunk = open ?? this.#begin(null, at);
    chunk.to = at + 1 + this.#skipped;
    chunk.rows.push({ kind, text: `${toBytes(raw.slice(1))}\n`, patchLine: chunk.to });
    return null;
  }

  /** The section ends before line `at`: at the end marker, or at another header. */
  close(at: number, isEnd: boolean, header: string): { ok: true; operation: Operation } | ({ ok: false } & Fault) {
    if (this.#chunks.length === 0) {
      return { ok: false, at: this.#header, message: `Update file hunk for path '${this.#path}' is empty` };
    }
    if (this.#chunks.at(-1)!.rows.length === 0) return { ok: false, at, message: isEnd ? noLines : unexpected(header) };
    const chunks: readonly Chunk[] = this.#chunks;
    return { ok: true, operation: { kind: 'update', path: this.#path, moveTo: this.#moveTo, chunks } };
  }
}

const opensChunk = (line: string) => line === '@@' || line.startsWith('@@ ');
