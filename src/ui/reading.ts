import { type ByteText, readUnified, type UnifiedReading } from '../engine/index.ts';

let last: { readonly edit: ByteText; readonly reading: UnifiedReading } | null = null;

/** Of a longer edit only the beginning is read here: the page must answer while somebody types. The appliers read it all. */
const longest = 2_000_000;

/** Our own reading of the edit on show. Several panels ask for the same one: it is made once. */
export function readingOf(edit: ByteText): UnifiedReading {
  if (last?.edit !== edit) last = { edit, reading: edit.length > longest ? beginningOf(edit) : readUnified(edit) };
  return last.reading;
}

/** Where a text is cut, its last hunk looks truncated: no problem is told of what was not read to its end. */
const beginningOf = (edit: ByteText): UnifiedReading => ({
  ...readUnified(edit.slice(0, edit.lastIndexOf('\n', longest) + 1)),
  problems: [],
});
