import type { Span } from '../shared/text-report.ts';

/** Lines of a text cut at `\n`, with the offset at which each begins. */
export interface Lines {
  readonly text: string;
  readonly lines: readonly string[];
  readonly starts: readonly number[];
}

export function linesOf(text: string): Lines {
  const lines = text.split('\n');
  let at = 0;
  const starts = lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
  return { text, lines, starts };
}

/** Lines `first` to `last` (both included), without the line feed of the last. */
export const spanOf = ({ lines, starts }: Lines, first: number, last: number): Span => ({
  start: starts[first]!,
  end: starts[last]! + lines[last]!.length,
});

/** Every stretch of `count` lines that the test accepts, from the top. */
export function windows(content: Lines, count: number, accepts: (first: number) => boolean): Span[] {
  const found: Span[] = [];
  if (count === 0) return found;
  for (let first = 0; first + count <= content.lines.length; first++) {
    if (accepts(first)) found.push(spanOf(content, first, first + count - 1));
  }
  return found;
}

/** Find lines without one empty line at the end. */
export function withoutLastEmpty(lines: readonly string[]): readonly string[] {
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
