import { pythonLines } from '../../text/blanks.ts';
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
/** Pairs of lines compared before the hint is left out: it is only a hint. */
const budget = 2e7;

/** The window most like the search; with lines around it unless its first and last line are the search's. */
function similarLines(search: string, text: string): string {
  const wanted = bare(search);
  const lines = bare(text);
  let best = { at: 0, ratio: 0 };
  if ((lines.length - wanted.length) * wanted.length ** 2 > budget) return '';
  for (let at = 0; at + wanted.length <= lines.length; at++) {
    const ratio = sequenceRatio(wanted, lines.slice(at, at + wanted.length));
    if (ratio > best.ratio) best = { at, ratio };
  }
  if (best.ratio < enough) return '';
  const end = best.at + wanted.length;
  const isFramed = lines[best.at] === wanted[0] && lines[end - 1] === wanted.at(-1);
  return (isFramed ? lines.slice(best.at, end) : lines.slice(Math.max(0, best.at - around), end + around)).join('\n');
}

const bare = (text: string) =>
  pythonLines(text).map((line) => line.replace(/(\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029])$/, ''));
