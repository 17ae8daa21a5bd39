import type { LineRule } from '../../search/line-rules.ts';
import { trimmedJs } from '../../search/text-rules.ts';
import type { Attempt, Span } from '../shared/text-report.ts';

interface Place {
  readonly span: Span | null;
  readonly attempts: readonly Attempt[];
}

interface Lines {
  readonly texts: readonly string[];
  readonly starts: readonly number[];
}

function linesOf(text: string): Lines {
  const texts = text.split('\n');
  let at = 0;
  const starts = texts.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
  return { texts, starts };
}

/**
 * Looks for a search text from offset `from` on: as it is, by trimmed lines, by first and last line; then, unless
 * the order is binding, as it is from the top.
 */
export function locate(text: string, search: string, from: number, isOrdered: boolean): Place {
  const attempts: Attempt[] = [];
  const tried = (label: string, span: Span | null, rule?: LineRule): Span | null => {
    attempts.push({ label, ...(rule && { rule }), found: span ? [span] : [], until: 'first' });
    return span;
  };
  const lines = linesOf(text);
  const wanted = search.split('\n').slice(0, -1);
  const span =
    tried('the text itself', textFrom(text, search, from)) ??
    tried('lines trimmed', window(lines, wanted, from, everyLine), trimmedJs) ??
    tried(
      'first and last line, trimmed',
      wanted.length < 3 ? null : window(lines, wanted, from, bothEnds),
      trimmedJs,
    ) ??
    (isOrdered ? null : tried('the text itself, from the top', textFrom(text, search, 0)));
  return { span, attempts };
}

function textFrom(text: string, search: string, from: number): Span | null {
  const start = text.indexOf(search, from);
  return start < 0 ? null : { start, end: start + search.length };
}

type Fits = (lines: readonly string[], wanted: readonly string[], first: number) => boolean;

const everyLine: Fits = (lines, wanted, first) => wanted.every((line, i) => line.trim() === lines[first + i]!.trim());

const bothEnds: Fits = (lines, wanted, first) =>
  lines[first]!.trim() === wanted[0]!.trim() && lines[first + wanted.length - 1]!.trim() === wanted.at(-1)!.trim();

/** The first window of whole lines that begins at or after `from`, with the line feed of its last line. */
function window({ texts, starts }: Lines, wanted: readonly string[], from: number, fits: Fits): Span | null {
  if (wanted.length === 0) return null;
  for (let first = 0; first + wanted.length <= texts.length; first++) {
    if (starts[first]! < from || !fits(texts, wanted, first)) continue;
    const last = first + wanted.length - 1;
    return { start: starts[first]!, end: starts[last]! + texts[last]!.length + 1 };
  }
  return null;
}
