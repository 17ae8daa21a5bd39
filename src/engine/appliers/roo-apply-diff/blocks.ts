/** A SEARCH/REPLACE block, markers in its texts unescaped, line numbers stripped. */
export interface Block {
  readonly search: string;
  readonly replacement: string;
  /** 1-based, as a marker says it; 0 when none does. Blocks are sorted by it. */
  readonly startLine: number;
  /** The number in front of the first search line, when every line had one; else null. */
  readonly numberedLine: number | null;
  /** 1-based lines of the edit. */
  readonly from: number;
  readonly to: number;
}

const opening =
  /(?:^|\n)(<<<<<<< SEARCH>?\s*\n(?::start_line:\s*(\d+)\s*\n)?(?::end_line:\s*\d+\s*\n)?(?:-------\s*\n)?)/g;
const divider = /(?<=\n)=======\s*\n/g;
const closing = /(?<=\n)>>>>>>> REPLACE(?=\n|$)/g;

/**
 * The blocks of a diff whose markers are in order, by their start line.
 *
 * The tool has one expression for a whole block, which tries every divider with every opening before it gives up;
 * each marker is looked for from the one before instead, which finds the same blocks.
 */
export function readBlocks(diff: string): Block[] {
  const blocks: Block[] = [];
  let line = 1;
  let counted = 0;
  const lineAt = (at: number) => {
    for (let next = diff.indexOf('\n', counted); next >= 0 && next < at; next = diff.indexOf('\n', counted)) {
      counted = next + 1;
      line++;
    }
    return line;
  };
  for (let at = 0; ; ) {
    const head = after(opening, diff, at);
    const middle = head && after(divider, diff, endOf(head));
    const tail = middle && after(closing, diff, endOf(middle));
    if (!tail) break;
    at = endOf(tail);
    const from = lineAt(endOf(head) - head[1]!.length);
    const search = between(diff, endOf(head), middle.index);
    const replacement = between(diff, endOf(middle), tail.index);
    blocks.push(
      numbered({
        search: unescaped(search),
        replacement: unescaped(replacement),
        startLine: Number(head[2] ?? 0),
        numberedLine: null,
        from,
        to: lineAt(at),
      }),
    );
  }
  return blocks.sort((a, b) => a.startLine - b.startLine);
}

/** The first match from `at` on. */
function after(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const endOf = ({ index, 0: whole }: RegExpExecArray) => index + whole.length;

/** A text without the line feed before the marker that ends it. */
const between = (diff: string, from: number, to: number) => diff.slice(from, Math.max(from, to - 1));

const unescaped = (text: string) =>
  text.replace(/^\\(<<<<<<<|=======|>>>>>>>|-------|:start_line:|:end_line:)/gm, '$1');

/** Lines may end in a carriage return, as they do in a diff pasted from Windows. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/\r?\n/));

const lineNumber = /^\s*(\d+)\s+\|(?!\|)/;

/** When every line of both texts has a number in front, it is stripped. A replacement of only blanks has none. */
function numbered(read: Block): Block {
  const hasNumbers = (text: string) => text.split(/\r?\n/).every((line) => lineNumber.test(line));
  if (!hasNumbers(read.search)) return read;
  if (read.replacement.trim() !== '' && !hasNumbers(read.replacement)) return read;
  return {
    ...read,
    search: stripped(read.search, numberAndText),
    replacement: stripped(read.replacement, numberAndText),
    numberedLine: Number(lineNumber.exec(read.search)![1]),
  };
}

const numberAndText = /^\s*\d+\s+\|(?!\|)\s?(.*)$/;

/** What the pattern leaves of each line; lines that it does not fit stay. */
function stripped(text: string, pattern: RegExp): string {
  const lines = text.split(/\r?\n/).map((line) => pattern.exec(line)?.[1] ?? line);
  return lines.join(text.includes('\r\n') ? '\r\n' : '\n');
}

/** Strips also a bare `| ` in front, which the tool tries when nothing else was found. */
export const stripAggressively = (text: string): string => stripped(text, /^\s*(?:\d+\s)?\|\s(.*)$/);
