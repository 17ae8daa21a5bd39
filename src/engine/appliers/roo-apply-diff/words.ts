import type { Block } from './blocks.ts';
import type { Located } from './locate.ts';

export const noBlocks =
  'Invalid diff format - missing required sections\n\nDebug Info:\n- Expected Format: <<<<<<< SEARCH\\n:start_line: start line\\n-------\\n[search content]\\n=======\\n[replace content]\\n>>>>>>> REPLACE\n- Tip: Make sure to include start_line/SEARCH/=======/REPLACE sections with correct markers on new lines';

export const identical =
  'Search and replace content are identical - no changes would be made\n\nDebug Info:\n- Search and replace must be different to make changes\n- Use read_file to verify the content you want to change';

export const emptySearch =
  'Empty search content is not allowed\n\nDebug Info:\n- Search content cannot be empty\n- For insertions, provide a specific line using :start_line: and include content to search for\n- For example, match a single line to insert before/after it';

const around = 40;

/** The report of a block that found no place, with what was nearest. */
export function noMatch(
  lines: readonly string[],
  block: Block,
  startLine: number,
  found: Located,
  threshold: number,
): string {
  const percent = (share: number) => `${Math.floor(share * 100)}%`;
  const height = block.search.split('\n').length;
  const best = found.at === null ? '(no match)' : numbered(lines.slice(found.at, found.at + height), found.at + 1);
  const from = startLine > 0 ? Math.max(0, startLine - 1 - around) : 0;
  const to = startLine > 0 ? Math.min(lines.length, startLine + height - 1 + around) : lines.length;
  const original = numbered(lines.slice(from, to), from + 1);
  return `No sufficiently similar match found${startLine > 0 ? ` at line: ${startLine}` : ''} (${percent(found.score)} similar, needs ${percent(threshold)})

Debug Info:
- Similarity Score: ${percent(found.score)}
- Required Threshold: ${percent(threshold)}
- Search Range: ${startLine > 0 ? `starting at line ${startLine}` : 'start to end'}
- Tried both standard and aggressive line number stripping
- Tip: Use the read_file tool to get the latest content of the file before attempting to use the apply_diff tool again, as the file content may have changed

Search Content:
${block.search}

Best Match Found:
${best}

Original Content:
${original}`;
}

/** Lines with their numbers, as the tool shows files; a last empty line is left out. */
function numbered(lines: readonly string[], first: number): string {
  const shown = lines.at(-1) === '' ? lines.slice(0, -1) : lines;
  const width = String(first + shown.length - 1).length;
  return shown.map((line, i) => `${String(first + i).padStart(width)} | ${line}\n`).join('');
}
