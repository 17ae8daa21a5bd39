import { type ByteText, readUnified, type UnifiedReading } from '../engine/index.ts';

let last: { readonly edit: ByteText; readonly reading: UnifiedReading } | null = null;

/** Our own reading of the edit on show. Several panels ask for the same one: it is made once. */
export function readingOf(edit: ByteText): UnifiedReading {
  if (last?.edit !== edit) last = { edit, reading: readUnified(edit) };
  return last.reading;
}
