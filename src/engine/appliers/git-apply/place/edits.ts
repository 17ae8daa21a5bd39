import type { Row } from '../../../patch/row.ts';
import type { Edit } from '../../../search/trace.ts';
import { lineIndex } from '../../../text/image.ts';
import type { Place } from './locate.ts';

/**
 * What a landed hunk changed, one edit for each run of changed rows, in lines of the image it was searched in.
 * `dropped` added lines at the end were not written.
 */
export function editsOf(rows: readonly Row[], place: Place, dropped: number): Edit[] {
  const edits: { at: number; removed: number; inserted: number }[] = [];
  let at = place.at - place.head;
  let isOpen = false;
  for (const { kind } of rows) {
    if (kind === 'context') {
      at++;
      isOpen = false;
      continue;
    }
    if (!isOpen) edits.push({ at, removed: 0, inserted: 0 });
    isOpen = true;
    const edit = edits.at(-1)!;
    if (kind === 'insert') edit.inserted++;
    else {
      edit.removed++;
      at++;
    }
  }
  const last = edits.at(-1);
  if (last !== undefined) last.inserted = Math.max(0, last.inserted - dropped);
  return edits.map((edit) => ({ ...edit, at: lineIndex(edit.at) }));
}
