import type { Row } from '../../patch/row.ts';
import { rustTrim } from '../../text/blanks.ts';
import { toBytes } from '../../text/bytes.ts';
import type { Chunk, Operation } from './operations.ts';
import { type Fault, kinds, noLines, notAChunk, unexpected } from './update-lines.ts';

type Read =
  | { readonly ok: true; readonly operation: Operation; readonly at: number }
  | ({ readonly ok: false } & Fault);

/**
 * An update as it was read before June 2026: chunk after chunk. Nothing is trimmed; a line that no chunk can begin or
 * hold ends the chunk, and is then asked to begin the next.
 *
 * `header` is the index of the section's first line, `last` that of the end marker; `skipped` counts the lines of the
 * pasted text before index 0. `at` is where the next section begins.
 */
export function readClassicUpdate(
  path: string,
  lines: readonly string[],
  { header, last, skipped }: { readonly header: number; readonly last: number; readonly skipped: number },
): Read {
  const chunks: Chunk[] = [];
  const move = '*** Move to: ';
  const moveTo =
    header + 1 < last && lines[header + 1]!.startsWith(move) ? lines[header + 1]!.slice(move.length) : null;
  let at = header + (moveTo === null ? 1 : 2);
  while (at < last) {
    const line = lines[at]!;
    if (rustTrim.both(line) === '') at++;
    else if (line.startsWith('***')) break;
    else {
      const chunk = readChunk(lines, at, last, chunks.length === 0);
      if (!chunk.ok) return chunk;
      chunks.push({ ...chunk.chunk, from: at + 1 + skipped, to: chunk.at + skipped });
      at = chunk.at;
    }
  }
  if (chunks.length === 0) return { ok: false, at: header, message: `Update file hunk for path '${path}' is empty` };
  return { ok: true, operation: { kind: 'update', path, moveTo, chunks }, at };
}

type ReadChunk =
  | { readonly ok: true; readonly chunk: Omit<Chunk, 'from' | 'to'>; readonly at: number }
  | ({ readonly ok: false } & Fault);

/** Only the first chunk of an update may do without its `@@`. */
function readChunk(lines: readonly string[], from: number, last: number, isFirst: boolean): ReadChunk {
  const first = lines[from]!;
  const isOpened = first === '@@' || first.startsWith('@@ ');
  if (!isOpened && !isFirst) return { ok: false, at: from, message: notAChunk(first) };
  const anchor = first.startsWith('@@ ') ? first.slice(3) : null;
  const rows: Row[] = [];
  const start = isOpened ? from + 1 : from;
  if (start >= last) return { ok: false, at: from + 1, message: noLines };
  for (let at = start; at < last; at++) {
    const line = lines[at]!;
    if (line === '*** End of File') {
      return rows.length === 0
        ? { ok: false, at: from + 1, message: noLines }
        : { ok: true, chunk: { anchor, rows, atEnd: true }, at: at + 1 };
    }
    const kind = line === '' ? 'context' : kinds[line[0] as keyof typeof kinds];
    if (!kind && rows.length === 0) return { ok: false, at: from + 1, message: unexpected(line) };
    if (!kind) return { ok: true, chunk: { anchor, rows, atEnd: false }, at };
    rows.push({ kind, text: `${toBytes(line.slice(1))}\n`, patchLine: at + 1 });
  }
  return { ok: true, chunk: { anchor, rows, atEnd: false }, at: last };
}
