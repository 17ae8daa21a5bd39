import { pythonStrip } from '../../text/blanks.ts';
import { sharedBlocks } from '../../text/sequence-ratio.ts';

/** A hunk as the tool holds it: lines with their sign and their end. A line of one character is context as it is. */
export type HunkLines = readonly string[];

/** The lines that the hunk expects, and those it leaves. */
export function sides(hunk: HunkLines): { before: string[]; after: string[] } {
  const before: string[] = [];
  const after: string[] = [];
  for (const whole of hunk) {
    const sign = whole.length < 2 ? ' ' : whole[0];
    const line = whole.length < 2 ? whole : whole.slice(1);
    if (sign === ' ' || sign === '-') before.push(line);
    if (sign === ' ' || sign === '+') after.push(line);
  }
  return { before, after };
}

/** Lines of only blanks become bare line feeds, and the two sides are compared anew, with all their context. */
export function normalised(hunk: HunkLines): HunkLines {
  const { before, after } = sides(hunk);
  return compared(before.map(withoutBlanks), after.map(withoutBlanks));
}

/** The first character of the line's end, or of the line where no line feed or return ends it. */
function withoutBlanks(line: string): string {
  if (pythonStrip.both(line) !== '') return line;
  return /[\r\n]+$/.exec(line)?.[0][0] ?? line[0]!;
}

/** `difflib.unified_diff` with all context, without its headers; empty when the sides are equal. */
export function compared(before: readonly string[], after: readonly string[]): HunkLines {
  const lines: string[] = [];
  let [i, j] = [0, 0];
  for (const block of [...sharedBlocks(before, after), { i: before.length, j: after.length, size: 0 }]) {
    lines.push(...before.slice(i, block.i).map((line) => `-${line}`));
    lines.push(...after.slice(j, block.j).map((line) => `+${line}`));
    lines.push(...before.slice(block.i, block.i + block.size).map((line) => ` ${line}`));
    [i, j] = [block.i + block.size, block.j + block.size];
  }
  return lines.some((line) => !line.startsWith(' ')) ? lines : [];
}
