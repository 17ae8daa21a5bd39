import type { Row } from '../../patch/row.ts';
import type { Edit } from '../../search/trace.ts';
import { lineIndex } from '../../text/image.ts';

/** The changes of a hunk whose row 0 sits at `place`: one edit for each run of changed rows. */
export function editsAt(rows: readonly Row[], place: number): Edit[] {
  const edits: { at: number; removed: number; inserted: number }[] = [];
  let at = place;
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
  return edits.map((edit) => ({ ...edit, at: lineIndex(edit.at) }));
}
