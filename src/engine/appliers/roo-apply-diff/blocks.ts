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

const block =
  /(?:^|\n)(?<!\\)<<<<<<< SEARCH>?\s*\n(?::start_line:\s*(\d+)\s*\n)?(?::end_line:\s*\d+\s*\n)?(?:(?<!\\)-------\s*\n)?([\s\S]*?)(?:\n)?(?:(?<=\n)(?<!\\)=======\s*\n)([\s\S]*?)(?:\n)?(?:(?<=\n)(?<!\\)>>>>>>> REPLACE)(?=\n|$)/g;

/** The blocks of a diff whose markers are in order, by their start line. */
export function readBlocks(diff: string): Block[] {
  const blocks = [...diff.matchAll(block)].map((match): Block => {
    const [whole, start, search = '', replacement = ''] = match;
    const first = match.index + (whole.startsWith('\n') ? 1 : 0);
    const from = diff.slice(0, first).split('\n').length;
    const to = from + whole.trim().split('\n').length - 1;
    return numbered({
      search: unescaped(search),
      replacement: unescaped(replacement),
      startLine: Number(start ?? 0),
      from,
      to,
    });
  });
  return blocks.sort((a, b) => a.startLine - b.startLine);
}

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
