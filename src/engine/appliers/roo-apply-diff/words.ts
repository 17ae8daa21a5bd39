import type { Located } from './locate.ts';

export const noBlocks =
  'Invalid diff format - missing required sections\n\nDebug Info:\n- Expected Format: <<<<<<< SEARCH\\n:start_line: start line\\n-------\\n[search content]\\n=======\\n[replace content]\\n>>>>>>> REPLACE\n- Tip: Make sure to include start_line/SEARCH/=======/REPLACE sections with correct markers on new lines';

export const identical =
  'Search and replace content are identical - no changes would be made\n\nDebug Info:\n- Search and replace must be different to make changes\n- Use read_file to verify the content you want to change';

export const emptySearch =
  'Empty search content is not allowed\n\nDebug Info:\n- Search content cannot be empty\n- For insertions, provide a specific line using :start_line: and include content to search for\n- For example, match a single line to insert before/after it';

const around = 40;

/** What is told of a block that found no place. */
export interface Missed {
  /** As the search began: moved by the lines gained, or the number in front of the text. 0 when there is none. */
  readonly startLine: number;
  /** The 1-based last line of the search text where the block's marker says it is; counted from 0 without one. */
  readonly endLine: number;
  readonly search: readonly string[];
  readonly found: Located;
  readonly threshold: number;
}

/** The report of a block that found no place, with what was nearest, and the lines around the stated one. */
export function noMatch(lines: readonly string[], { startLine, endLine, search, found, threshold }: Missed): string {
  const percent = (share: number) => `${Math.floor(share * 100)}%`;
  const best =
    found.at === null ? '(no match)' : numbered(lines.slice(found.at, found.at + search.length), found.at + 1);
  const shown = lines.slice(Math.max(0, startLine - 1 - around), Math.min(lines.length, endLine + around));
  const original = numbered(shown, Math.max(1, startLine - around));
  const at = startLine === 0 ? '' : ` at line: ${startLine}`;
  return `No sufficiently similar match found${at} (${percent(found.score)} similar, needs ${percent(threshold)})

Debug Info:
- Similarity Score: ${percent(found.score)}
- Required Threshold: ${percent(threshold)}
- Search Range: ${startLine === 0 ? 'start to end' : `starting at line ${startLine}`}
- Tried both standard and aggressive line number stripping
- Tip: Use the read_file tool to get the latest content of the file before attempting to use the apply_diff tool again, as the file content may have changed

Search Content:
${search.join('\n')}

Best Match Found:
${best}

Original Content:
${original}`;
}

/** Lines with their numbers, as the tool shows files: a last empty line is left out, but a text of nothing is a line. */
function numbered(lines: readonly string[], first: number): string {
  if (lines.join('\n') === '') return first === 1 ? '' : `${first} | \n`;
  const shown = lines.at(-1) === '' ? lines.slice(0, -1) : lines;
  const width = String(first + shown.length - 1).length;
  return shown.map((line, i) => `${String(first + i).padStart(width)} | ${line}\n`).join('');
}
