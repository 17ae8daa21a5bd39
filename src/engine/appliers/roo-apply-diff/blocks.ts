/** A SEARCH/REPLACE block, markers in its texts unescaped, line numbers stripped. */
export interface Block {
  readonly search: string;
  readonly replacement: string;
  /** 1-based; 0 when none is given. */
  readonly startLine: number;
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

const lineNumber = /^\s*(\d+)\s+\|(?!\|)/;

/** When every line of both texts has a number in front, it is stripped, and the first one is the start line. */
function numbered(read: Block): Block {
  const hasNumbers = (text: string) => text.split('\n').every((line) => lineNumber.test(line));
  if (!hasNumbers(read.search) || !(read.replacement === '' || hasNumbers(read.replacement))) return read;
  return {
    ...read,
    search: stripNumbers(read.search),
    replacement: stripNumbers(read.replacement),
    startLine: read.startLine || Number(lineNumber.exec(read.search)?.[1] ?? 0),
  };
}

const stripNumbers = (text: string) => text.replace(/^\s*\d+\s+\|(?!\|)\s?(.*)$/gm, '$1');

/** Strips also a bare `| ` in front, which the tool tries when nothing else was found. */
export const stripAggressively = (text: string): string =>
  text
    .split('\n')
    .map((line) => /^\s*(?:\d+\s)?\|\s(.*)$/.exec(line)?.[1] ?? line)
    .join('\n');
