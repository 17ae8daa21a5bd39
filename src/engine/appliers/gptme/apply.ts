import { blankLinesAlike } from '../../search/text-rules.ts';
import type { RejectReason } from '../../search/trace.ts';
import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { times } from '../../text/figures.ts';
import { type Attempt, occurrences, type Span } from '../shared/text-report.ts';
import type { Block } from './blocks.ts';

/** What a block did to a text. */
export interface BlockResult {
  readonly block: Block;
  readonly before: string;
  readonly attempts: readonly Attempt[];
  readonly outcome:
    | { readonly ok: true; readonly after: string; readonly replaced: Span }
    | { readonly ok: false; readonly message: string; readonly reason: RejectReason; readonly sentence: string };
}

/** Applies one block: the text as it is, else with lines of only blanks taken as equal. Both must be unique. */
export function applyBlock(block: Block, before: string, whenMissing: string): BlockResult {
  const found = occurrences(before, block.original);
  const exact: Attempt = { label: 'the text, counted', found, until: 'all' };
  const refuse = (
    message: string,
    reason: RejectReason,
    sentence: string,
    attempts: readonly Attempt[],
  ): BlockResult => ({
    block,
    before,
    attempts,
    outcome: { ok: false, message, reason, sentence },
  });
  if (found.length > 1) {
    // An empty text is found before and after every character.
    const count = block.original === '' ? [...before].length + 1 : found.length;
    return refuse(notUnique(`${count} matches found`), 'not-unique', twins(count), [exact]);
  }
  const [only] = found;
  if (only) return replaced(block, before, [exact], only, refuse);
  const windows = relaxedMatches(before, block.original);
  const relaxed: Attempt = {
    label: 'blank lines alike whatever blanks they hold',
    rule: blankLinesAlike,
    found: windows,
    until: 'all',
  };
  const attempts = [exact, relaxed];
  if (windows.length > 1) {
    const count = `${windows.length} matches with relaxed whitespace matching`;
    return refuse(notUnique(count), 'not-unique', twins(windows.length), attempts);
  }
  const [window] = windows;
  if (!window) {
    const sentence = 'The original text is nowhere in the file, not even with blank lines taken as alike.';
    return refuse(`original chunk not found in file\n${whenMissing}`, 'no-match', sentence, attempts);
  }
  // The tool replaces the first occurrence of the text that matched.
  const text = before.slice(window.start, window.end);
  const start = before.indexOf(text);
  return replaced(block, before, attempts, { start, end: start + text.length }, refuse);
}

function replaced(
  block: Block,
  before: string,
  attempts: readonly Attempt[],
  span: Span,
  refuse: (message: string, reason: RejectReason, sentence: string, attempts: readonly Attempt[]) => BlockResult,
): BlockResult {
  const after = before.slice(0, span.start) + block.updated + before.slice(span.end);
  if (after === before) {
    const message = 'patch did not change the file (original and updated chunks are identical)';
    return refuse(message, 'other', 'Original and updated text are the same.', attempts);
  }
  return { block, before, attempts, outcome: { ok: true, after, replaced: span } };
}

const notUnique = (count: string) =>
  `original chunk is not unique (${count}). Provide more surrounding context to make the match unique.`;
const twins = (count: number) => `The original text is in the file ${times(count)}; the tool wants it once.`;

/** Windows of lines, endings included, in which lines of only blanks are equal. */
function relaxedMatches(text: string, wanted: string): Span[] {
  const lines = pythonLines(text);
  const needle = pythonLines(wanted).map(relaxed);
  const found: Span[] = [];
  if (needle.length === 0) return found;
  const keys = lines.map(relaxed);
  let start = 0;
  for (let i = 0; i + needle.length <= keys.length; i++) {
    if (needle.every((key, j) => key === keys[i + j])) {
      const length = lines.slice(i, i + needle.length).reduce((sum, line) => sum + line.length, 0);
      found.push({ start, end: start + length });
    }
    start += lines[i]!.length;
  }
  return found;
}

const relaxed = (line: string) => (pythonStrip.both(line) === '' ? '\n' : line);
