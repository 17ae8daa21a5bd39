import { inkJs, trimmedJs } from '../../search/text-rules.ts';
import { levenshtein } from '../../text/levenshtein.ts';
import type { Attempt, Span } from '../shared/text-report.ts';
import { occurrences } from '../shared/text-report.ts';

/** What a strategy found: how often, and the text with it replaced. */
export interface Found {
  readonly attempt: Attempt;
  readonly count: number;
  readonly replaced: readonly Span[];
  readonly after: string;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

/**
 * Lines with their line feeds, as a JavaScript pattern of any characters finds them: what comes before a lone carriage
 * return or a Unicode line separator is in none of them, and is lost when they are joined again.
 */
function linesOf(text: string): Line[] {
  const lines = [...text.matchAll(/.*(?:\n|$)/g)].map((match) => ({ text: match[0], start: match.index }));
  return lines.slice(0, -1);
}

/** The text as it is; all occurrences are replaced. */
export function exact(text: string, old: string, to: string): Found {
  const replaced = occurrences(text, old);
  const attempt: Attempt = { label: 'the text, counted', found: replaced, until: 'all' };
  return { attempt, count: replaced.length, replaced, after: splice(text, replaced, () => to) };
}

/** Windows of lines that are equal when trimmed; the new text takes the indentation of the place. */
export function flexible(text: string, old: string, to: string): Found {
  const lines = linesOf(text);
  const wanted = old.split('\n').map((line) => line.trim());
  const trimmed = lines.map((line) => line.text.trim());
  const firsts: number[] = [];
  for (let i = 0; i + wanted.length <= lines.length; ) {
    const fits = wanted.every((line, j) => line === trimmed[i + j]);
    if (fits) firsts.push(i);
    i += fits ? wanted.length : 1;
  }
  const done = rewritten(lines, firsts, wanted.length, (first, last) => {
    const block = reindented(to.split('\n'), indentOf(first.text)).join('\n');
    // A last line feed stays, unless the new text is nothing or brings one along.
    return to !== '' && last.text.endsWith('\n') && !block.endsWith('\n') ? `${block}\n` : block;
  });
  const attempt: Attempt = { label: 'lines trimmed', rule: trimmedJs, found: done.replaced, until: 'all' };
  return { attempt, count: firsts.length, ...done };
}

/** The lines joined again, with a text in the place of the windows of `height` lines that begin at `firsts`. */
function rewritten(
  lines: readonly Line[],
  firsts: readonly number[],
  height: number,
  textFor: (first: Line, last: Line) => string,
): Pick<Found, 'replaced' | 'after'> {
  const replaced: Span[] = [];
  const out: string[] = [];
  let done = 0;
  for (const at of firsts) {
    const [first, last] = [lines[at]!, lines[at + height - 1]!];
    const put = textFor(first, last);
    // A line feed that stays is none of what is replaced.
    const kept = put !== '' && put.endsWith('\n') && last.text.endsWith('\n') ? 1 : 0;
    replaced.push({ start: first.start, end: last.start + last.text.length - kept });
    out.push(...lines.slice(done, at).map((line) => line.text), put);
    done = at + height;
  }
  out.push(...lines.slice(done).map((line) => line.text));
  return { replaced, after: out.join('') };
}

const indentOf = (line: string) => /^[ \t]*/.exec(line)![0];

/** Lines that begin with the indent of the first get the new one in its place, others lose theirs and get it too. */
function reindented(lines: readonly string[], indent: string): string[] {
  const own = indentOf(lines[0] ?? '');
  return lines.map((line) => {
    if (line.trim() === '') return '';
    return line.startsWith(own) ? indent + line.slice(own.length) : indent + line.trimStart();
  });
}

/** Tokens with any blanks between them, from the start of a line; each takes the indentation of its place. */
export function tokens(text: string, old: string, to: string): Found {
  const spaced = old.replace(/[()[\]{}:><=]/g, ' $& ');
  const parts = spaced.split(/\s+/).filter((part) => part !== '');
  const attempt = (found: readonly Span[]): Attempt => ({
    label: 'tokens with any blanks between',
    rule: inkJs,
    found,
    until: 'all',
  });
  if (parts.length === 0) return { attempt: attempt([]), count: 0, replaced: [], after: text };
  const body = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s*');
  const matches = [...text.matchAll(new RegExp(`^([ \t]*)${body}`, 'gm'))];
  const found = matches.map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const added = (i: number) => reindented(to.split('\n'), matches[i]![1]!).join('\n');
  return { attempt: attempt(found), count: found.length, replaced: found, after: splice(text, found, added) };
}

const shortest = 10;
const accepted = 0.1;
const blankWeight = 0.1;
/** lines × length² above which the tool does not try. */
const tooMuch = 4e8;

/**
 * Windows of as many lines, scored by edit distance; blanks weigh a tenth. `length` is that of the old text as it was
 * given, before its line endings were converted. Null when it is not tried.
 */
export function fuzzy(text: string, old: string, to: string, length: number): Found | null {
  // The line endings are converted once more than elsewhere.
  const lines = linesOf(text.replaceAll('\r\n', '\n'));
  if (length < shortest || lines.length * length ** 2 > tooMuch) return null;
  const wanted = linesOf(old).map((line) => line.text.trimEnd());
  const search = wanted.join('\n');
  if (search === '') return null;
  const scored: { first: number; score: number }[] = [];
  let best = 0;
  for (let first = 0; first + wanted.length <= lines.length; first++) {
    const window = lines.slice(first, first + wanted.length).map((line) => line.text.trimEnd());
    const score = distance(window.join('\n'), search);
    if (score === null) continue;
    best = Math.max(best, 1 - score);
    if (score <= accepted) scored.push({ first, score });
  }
  const chosen: number[] = [];
  for (const { first } of scored.sort((a, b) => a.score - b.score || a.first - b.first)) {
    if (chosen.every((other) => Math.abs(other - first) >= wanted.length)) chosen.push(first);
  }
  chosen.sort((a, b) => a - b);
  const done = rewritten(lines, chosen, wanted.length, (first, last) => {
    const block = reindented(to.split('\n'), indentOf(first.text)).join('\n');
    return last.text.endsWith('\n') ? `${block}\n` : block;
  });
  const score = { best, needed: 1 - accepted };
  const attempt: Attempt = { label: 'windows by similarity', found: done.replaced, until: 'best', score };
  return { attempt, count: chosen.length, ...done };
}

/** Null when the lengths alone put the window out of reach. */
function distance(window: string, search: string): number | null {
  const lengthsApart = Math.abs(window.length - search.length) / search.length;
  if (lengthsApart > accepted / blankWeight) return null;
  const raw = levenshtein(window, search);
  const inked = levenshtein(window.replace(/\s/g, ''), search.replace(/\s/g, ''));
  return (inked + (raw - inked) * blankWeight) / search.length;
}

function splice(text: string, spans: readonly Span[], textOf: (index: number) => string): string {
  let out = '';
  let done = 0;
  for (const [i, { start, end }] of spans.entries()) {
    out += text.slice(done, start) + textOf(i);
    done = end;
  }
  return out + text.slice(done);
}
