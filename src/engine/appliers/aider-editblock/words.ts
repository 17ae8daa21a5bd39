import { barePythonLines } from '../../text/blanks.ts';
import { sequenceRatio } from '../../text/sequence-ratio.ts';
import type { Block } from './blocks.ts';

const blocks = (count: number) => (count === 1 ? 'block' : 'blocks');

/** What is sent back to the model: every block that failed, with what it may have meant. */
export function failureReport(failed: readonly Block[], passed: number, textOf: (path: string) => string): string {
  const sections = failed.map((block) => section(block, textOf(block.path))).join('');
  const others =
    passed === 0
      ? ''
      : `\n# The other ${passed} SEARCH/REPLACE ${blocks(passed)} were applied successfully.\nDon't re-send them.\nJust reply with fixed versions of the ${blocks(failed.length)} above that failed to match.\n`;
  return `# ${failed.length} SEARCH/REPLACE ${blocks(failed.length)} failed to match!\n${sections}The SEARCH section must exactly match an existing block of lines including all white space, comments, indentation, docstrings, etc\n${others}`;
}

function section({ path, search, replacement }: Block, text: string): string {
  const similar = similarLines(search, text);
  const meant =
    similar === ''
      ? ''
      : `Did you mean to match some of these actual lines from ${path}?\n\n\`\`\`\n${similar}\n\`\`\`\n\n`;
  const isThere = replacement !== '' && text.includes(replacement);
  const already = isThere
    ? `Are you sure you need this SEARCH/REPLACE block?\nThe REPLACE lines are already in ${path}!\n\n`
    : '';
  return `\n## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in ${path}\n<<<<<<< SEARCH\n${search}=======\n${replacement}>>>>>>> REPLACE\n\n${meant}${already}`;
}

const enough = 0.6;
const around = 5;

/** The window most like the search; with lines around it unless its first and last line are the search's. */
function similarLines(search: string, text: string): string {
  const wanted = barePythonLines(search);
  const lines = barePythonLines(text);
  let best = { at: 0, ratio: 0 };
  for (const { at, shared } of windowsOf(lines, wanted)) {
    // No window is more alike than the lines that it shares in any order.
    if (shared / wanted.length <= best.ratio) continue;
    const ratio = sequenceRatio(wanted, lines.slice(at, at + wanted.length));
    if (ratio > best.ratio) best = { at, ratio };
  }
  if (best.ratio < enough) return '';
  const end = best.at + wanted.length;
  const isFramed = lines[best.at] === wanted[0] && lines[end - 1] === wanted.at(-1);
  return (isFramed ? lines.slice(best.at, end) : lines.slice(Math.max(0, best.at - around), end + around)).join('\n');
}

/** Every window as high as `wanted`, with how many lines it has in common with it, whatever their order. */
function* windowsOf(lines: readonly string[], wanted: readonly string[]) {
  const height = wanted.length;
  if (height === 0) yield { at: 0, shared: 0 };
  if (height === 0) return;
  /** How many more of a line the search has than the window; below zero when the window has more. */
  const missing = new Map<string, number>();
  for (const line of wanted) missing.set(line, (missing.get(line) ?? 0) + 1);
  let shared = 0;
  for (const [i, line] of lines.entries()) {
    const lacks = missing.get(line);
    if (lacks !== undefined) {
      if (lacks > 0) shared++;
      missing.set(line, lacks - 1);
    }
    const gone = i >= height ? lines[i - height]! : null;
    const owed = gone === null ? undefined : missing.get(gone);
    if (gone !== null && owed !== undefined) {
      if (owed >= 0) shared--;
      missing.set(gone, owed + 1);
    }
    if (i >= height - 1) yield { at: i - height + 1, shared };
  }
}
