import type { LineRule } from '../../search/line-rules.ts';
import { collapsedJs, trimmedJs, trimmedStartJs } from '../../search/text-rules.ts';
import { occurrences, type Span } from '../shared/text-report.ts';
import { blockAnchor, type Thresholds } from './block-anchor.ts';
import { type Lines, windows, withoutLastEmpty } from './windows.ts';

/** A way of finding candidates for a text: stretches of the file whose text is then replaced. */
export interface Replacer {
  readonly label: string;
  /** What it forgives of single lines, as far as that can be said line by line. */
  readonly rule?: LineRule;
  candidates(content: Lines, find: string): Candidate[];
}

/** The text that would be replaced. It need not be in the file, or be there once. */
export type Candidate = string;

const texts = (content: Lines, spans: readonly Span[]): Candidate[] =>
  spans.map(({ start, end }) => content.text.slice(start, end));

/** The replacers in their order. */
export const replacers = (thresholds: Thresholds): readonly Replacer[] => [
  { label: 'the text itself', candidates: (_, find) => [find] },
  { label: 'lines trimmed', rule: trimmedJs, candidates: lineTrimmed },
  {
    label: 'first and last line equal, the middle similar',
    rule: trimmedJs,
    candidates: (content, find) => texts(content, blockAnchor(content, find, thresholds)),
  },
  { label: 'runs of blanks alike', rule: collapsedJs, candidates: blanksCollapsed },
  { label: 'common indentation removed', rule: trimmedStartJs, candidates: indentationFlexible },
  { label: 'escapes undone', candidates: escapesUndone },
  { label: 'blanks around the text removed', rule: trimmedJs, candidates: trimmedBoundary },
  { label: 'first and last line equal, half of the middle too', rule: trimmedJs, candidates: contextAware },
  {
    label: 'every occurrence',
    candidates: (content, find) => occurrences(content.text, find).map(() => find),
  },
];

function lineTrimmed(content: Lines, find: string): Candidate[] {
  const wanted = withoutLastEmpty(find.split('\n')).map((line) => line.trim());
  const trimmed = content.lines.map((line) => line.trim());
  const spans = windows(content, wanted.length, (first) => wanted.every((line, i) => line === trimmed[first + i]));
  return texts(content, spans);
}

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();

function blanksCollapsed(content: Lines, find: string): Candidate[] {
  const wanted = collapsed(find);
  const found: Candidate[] = [];
  const words = find.trim().split(/\s+/);
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'));
  for (const line of content.lines) {
    const reduced = collapsed(line);
    if (reduced === wanted) found.push(line);
    else if (reduced.includes(wanted)) {
      const match = pattern.exec(line);
      if (match) found.push(match[0]);
    }
  }
  const lines = find.split('\n');
  if (lines.length > 1) {
    const reduced = content.lines.map(collapsed);
    const spans = windows(content, lines.length, (first) => joinsTo(reduced, first, lines.length, wanted));
    found.push(...texts(content, spans));
  }
  return found;
}

/** Whether lines that were collapsed one by one make up a collapsed text; those of only blanks count for nothing. */
function joinsTo(reduced: readonly string[], first: number, count: number, wanted: string): boolean {
  let at = 0;
  for (let i = first; i < first + count; i++) {
    const line = reduced[i]!;
    if (line === '') continue;
    if (at > 0 && wanted[at++] !== ' ') return false;
    if (!wanted.startsWith(line, at)) return false;
    at += line.length;
  }
  return at === wanted.length;
}

function withoutIndent(lines: readonly string[]): string {
  const inked = lines.filter((line) => line.trim() !== '');
  if (inked.length === 0) return lines.join('\n');
  const least = Math.min(...inked.map((line) => /^\s*/.exec(line)![0].length));
  return lines.map((line) => (line.trim() === '' ? line : line.slice(least))).join('\n');
}

function indentationFlexible(content: Lines, find: string): Candidate[] {
  const lines = find.split('\n');
  const wanted = withoutIndent(lines);
  const inks = lines.map((line) => line.trimStart());
  const spans = windows(content, lines.length, (first) => {
    // Whatever indentation is removed, what follows it must be the same.
    if (!inks.every((ink, i) => content.lines[first + i]!.endsWith(ink))) return false;
    return withoutIndent(content.lines.slice(first, first + lines.length)) === wanted;
  });
  return texts(content, spans);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const unescaped = (text: string) => text.replace(/\\([ntr'"`\\\n$])/g, (_, char: string) => escapes[char] ?? char);

function escapesUndone(content: Lines, find: string): Candidate[] {
  const wanted = unescaped(find);
  const found = content.text.includes(wanted) ? [wanted] : [];
  const lines = wanted.split('\n');
  const count = lines.length;
  const spans = windows(content, count, (first) => {
    // A line that ends in a backslash takes the line feed after it for an escape; others stand for themselves.
    const own = content.lines[first]!;
    if (!own.endsWith('\\') && unescaped(own) !== lines[0]) return false;
    return unescaped(content.lines.slice(first, first + count).join('\n')) === wanted;
  });
  return [...found, ...texts(content, spans)];
}

function trimmedBoundary(content: Lines, find: string): Candidate[] {
  const wanted = find.trim();
  if (wanted === find) return [];
  const found = content.text.includes(wanted) ? [wanted] : [];
  const count = find.split('\n').length;
  const head = wanted.split('\n', 1)[0]!;
  const spans = windows(content, count, (first) => {
    // The window begins with blank lines, or with the text itself.
    const own = content.lines[first]!.trimStart();
    if (own !== '' && !own.startsWith(head) && own.trimEnd() !== head) return false;
    return (
      content.lines
        .slice(first, first + count)
        .join('\n')
        .trim() === wanted
    );
  });
  return [...found, ...texts(content, spans)];
}

/** Only the first line that closes a block is looked at; heights must be the same. */
function contextAware(content: Lines, find: string): Candidate[] {
  const whole = find.split('\n');
  if (whole.length < 3) return [];
  const lines = withoutLastEmpty(whole);
  const [head, foot] = [lines[0]!.trim(), lines.at(-1)!.trim()];
  const trimmed = content.lines.map((line) => line.trim());
  const spans = windows(content, lines.length, (first) => {
    const last = first + lines.length - 1;
    if (trimmed[first] !== head || trimmed.indexOf(foot, first + 2) !== last) return false;
    let same = 0;
    let compared = 0;
    for (let i = 1; i < lines.length - 1; i++) {
      const [a, b] = [trimmed[first + i]!, lines[i]!.trim()];
      if (a === '' && b === '') continue;
      compared++;
      if (a === b) same++;
    }
    return compared === 0 || same / compared >= 0.5;
  });
  return texts(content, spans);
}
