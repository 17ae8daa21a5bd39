import type { Lines } from '../shared/call.ts';
import type { Span } from '../shared/text-report.ts';
import { type FileEdit, noMatch } from './file-edit.ts';
import { isDivider, isReplaceMarker, isSearchMarker, linesOf } from './markers.ts';

/**
 * Version 2 of the tool: every block must be whole and below the one before, and nothing but blank lines may stand
 * before a block. Gives the words of the first failure, which can be none at all, or null.
 */
export function editInOrder(file: FileEdit, diff: string, linesAt: (from: number, to: number) => Lines): string | null {
  const lines = linesOf(diff, (line) => canonical.includes(line));
  let part: 'none' | 'search' | 'replacement' = 'none';
  let search = '';
  let replacement = '';
  let from = 1;
  let found: Span = { start: 0, end: 0 };
  /** Lines outside of blocks. */
  const strays: string[] = [];
  for (const [i, line] of lines.entries()) {
    if (isSearchMarker(line)) {
      while (strays.at(-1)?.trim() === '') strays.pop();
      if (strays.length > 0) return words.notClosed;
      if (part !== 'none') return words.transition;
      [part, search, replacement, from] = ['search', '', '', i + 1];
    } else if (isDivider(line)) {
      if (part === 'none') return strays.length === 0 ? words.noLines : words.noSearch;
      if (part === 'replacement') return words.transition;
      part = 'replacement';
      const end = lines.findIndex((other, at) => at > i && isReplaceMarker(other));
      const rest = lines.slice(i + 1, end < 0 ? lines.length : end).map((text) => `${text}\n`);
      const block = { search, replacement: rest.join(''), lines: linesAt(from, end < 0 ? lines.length : end + 1) };
      const place: Span | null = search === '' ? { start: 0, end: file.text.length } : file.seek(block);
      if (place === null) return noMatch(search);
      if (place.start < file.cursor) {
        return `The SEARCH block:\n${search.trimEnd()}\n...matched an incorrect content in the file.`;
      }
      found = place;
    } else if (isReplaceMarker(line)) {
      if (part !== 'replacement') return strays.length === 0 ? '' : words.noDivider;
      file.put(found, replacement);
      file.cursor = found.end;
      part = 'none';
    } else if (part === 'search') search += `${line}\n`;
    else if (part === 'replacement') replacement += `${line}\n`;
    else strays.push(line);
  }
  return part === 'none' ? null : words.unfinished;
}

/** Here only these are whole markers when they stand on the last line. */
const canonical = ['------- SEARCH', '=======', '+++++++ REPLACE'];

const words = {
  notClosed: 'Malformed SEARCH/REPLACE block structure: Missing valid closing REPLACE marker',
  transition: 'Invalid state transition.\nValid transitions are:\n- Idle → StateSearch\n- StateSearch → StateReplace',
  noLines: 'Invalid SEARCH/REPLACE block structure - no lines available to process',
  noSearch: 'Invalid REPLACE marker detected - could not find matching SEARCH block starting from line 0',
  noDivider: 'Malformed REPLACE block - missing valid separator after line 0',
  unfinished: 'File processing incomplete - SEARCH/REPLACE operations still active during finalization',
};
