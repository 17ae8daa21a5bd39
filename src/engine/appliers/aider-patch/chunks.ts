import { barePythonLines, pythonStrip } from '../../text/blanks.ts';
import { fromBytes } from '../../text/bytes.ts';
import type { PlacedSection } from '../shared/sections/place.ts';

/** Lines that go and lines that come at a place of the file. */
export interface Chunk {
  /** 0-based line. */
  readonly at: number;
  readonly removed: readonly string[];
  readonly inserted: readonly string[];
}

/** The runs of changed rows of a section, where it was placed. */
export function chunksOf({ section, at }: PlacedSection): Chunk[] {
  const chunks: { at: number; removed: string[]; inserted: string[] }[] = [];
  let line = at;
  let isOpen = false;
  for (const { kind, text } of section.rows) {
    if (kind === 'context') {
      line++;
      isOpen = false;
      continue;
    }
    if (!isOpen) chunks.push({ at: line, removed: [], inserted: [] });
    isOpen = true;
    chunks.at(-1)![kind === 'insert' ? 'inserted' : 'removed'].push(fromBytes(text.slice(0, -1)));
    if (kind === 'delete') line++;
  }
  return chunks;
}

export type Patched = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

/** The text with all chunks in it, from the top. What is removed is compared once more; one line feed is added. */
export function patched(text: string, chunks: readonly Chunk[], path: string): Patched {
  const lines = barePythonLines(text);
  const out: string[] = [];
  let done = 0;
  for (const { at, removed, inserted } of [...chunks].sort((a, b) => a.at - b.at)) {
    if (at < done) {
      const message = `${path}: Overlapping or out-of-order chunk detected. Current index ${done}, chunk starts at ${at}.`;
      return { ok: false, message };
    }
    const there = lines.slice(at, at + removed.length);
    const isAlike = (line: string, i: number) => pythonStrip.both(line) === pythonStrip.both(there[i] ?? '');
    if (there.length !== removed.length || !removed.every(isAlike)) {
      return { ok: false, message: mismatch(path, at, removed, there) };
    }
    out.push(...lines.slice(done, at), ...inserted);
    done = at + removed.length;
  }
  const result = [...out, ...lines.slice(done)].join('\n');
  return { ok: true, text: result === '' && lines.length === 0 ? '' : `${result}\n` };
}

function mismatch(path: string, at: number, wanted: readonly string[], there: readonly string[]): string {
  const shown = (sign: string, lines: readonly string[]) => lines.map((line) => `${sign} ${line}`).join('\n');
  return `${path}: Mismatch applying patch near line ${at + 1}.\nExpected lines to remove:\n${shown('-', wanted)}\nFound lines in file:\n${shown(' ', there)}`;
}
