import type { Lines } from '../shared/call.ts';
import type { Span } from '../shared/text-report.ts';
import { type FileEdit, noMatch } from './file-edit.ts';
import { isDivider, isMarker, isReplaceMarker, isSearchMarker, linesOf } from './markers.ts';

/**
 * Version 1 of the tool: markers count wherever they stand, blocks may come in any order, and a last block without its
 * closing marker counts as closed. Gives the words of the first failure, or null.
 */
export function editInAnyOrder(
  file: FileEdit,
  diff: string,
  linesAt: (from: number, to: number) => Lines,
): string | null {
  const lines = linesOf(diff, isMarker);
  let part: 'none' | 'search' | 'replacement' = 'none';
  let search = '';
  let replacement = '';
  let from = 1;
  // What the last divider found. A new search marker does not make it forgotten, a closing one does.
  let found: Span | null = null;
  let isBehind = false;
  const close = () => {
    if (found === null) return;
    file.put(found, replacement);
    if (!isBehind) file.cursor = found.end;
    [part, search, replacement, found, isBehind] = ['none', '', '', null, false];
  };
  for (const [i, line] of lines.entries()) {
    if (isSearchMarker(line)) [part, search, replacement, from] = ['search', '', '', i + 1];
    else if (isDivider(line)) {
      part = 'replacement';
      if (search === '' && file.text !== '') return emptySearch;
      const end = lines.findIndex((other, at) => at > i && isReplaceMarker(other));
      const rest = lines.slice(i + 1, end < 0 ? lines.length : end);
      const block = { search, replacement: fed(rest), lines: linesAt(from, end < 0 ? lines.length : end + 1) };
      found = search === '' ? { start: 0, end: 0 } : file.seek(block);
      if (found === null) return noMatch(search);
      if (found.start < file.cursor) isBehind = true;
    } else if (isReplaceMarker(line)) {
      if (found === null) return `The SEARCH block:\n${search.trimEnd()}\n...is malformatted.`;
      close();
    } else if (part === 'search') search += `${line}\n`;
    else if (part === 'replacement') replacement += `${line}\n`;
  }
  close();
  return null;
}

const fed = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const emptySearch =
  "Empty SEARCH block detected with non-empty file. This usually indicates a malformed SEARCH marker.\nPlease ensure your SEARCH marker follows the correct format:\n- Use '------- SEARCH' (7+ dashes + space + SEARCH)\n";
