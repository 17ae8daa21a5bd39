import type { StructuredPatch } from 'diff';
import type { ParsedHunk } from './search.ts';

/** The lines that are searched, and the hunks that are looked for in them. */
export interface Compared {
  readonly lines: readonly string[];
  readonly hunks: readonly ParsedHunk[];
}

/** What the library compares: line ends are made those of the file first, and its last line feed put or taken away. */
export function compared(text: string, patch: StructuredPatch, converts: boolean): Compared {
  const toCr = converts && isWindows(text) && isUnixPatch(patch);
  const toLf = converts && !text.includes('\r\n') && text.includes('\n') && isWindowsPatch(patch);
  const change = toCr ? withCr : toLf ? withoutCr : (line: string) => line;
  const hunks = patch.hunks.map(({ oldStart, oldLines, lines }) => ({
    oldStart,
    oldLines,
    lines: lines.flatMap((line, i) => (isNote(line) ? [] : [change(line, isNote(lines[i + 1]))])),
  }));
  return { lines: fedAsPatched(text.split('\n'), patch.hunks.at(-1)?.lines ?? []), hunks };
}

const isNote = (line: string | undefined) => line?.startsWith('\\') ?? false;
const withCr = (line: string, isUnfed: boolean) => (isUnfed || line.endsWith('\r') ? line : `${line}\r`);
const withoutCr = (line: string) => line.replace(/\r$/, '');

/** The last hunk tells which side has no line feed at its end; the other one's is put into the file, or taken out. */
function fedAsPatched(lines: readonly string[], last: readonly string[]): readonly string[] {
  const isUnfed = (sign: string) => last.some((line, i) => line.startsWith(sign) && isNote(last[i + 1]));
  const [isFed, isTaken, isPut] = [lines.at(-1) === '', isUnfed('+'), isUnfed('-')];
  if (isTaken === isPut) return lines;
  if (isTaken) return isFed ? lines.slice(0, -1) : lines;
  return isFed ? lines : [...lines, ''];
}

const isWindows = (text: string) => text.includes('\r\n') && !/(^|[^\r])\n/.test(text);
const isUnixPatch = ({ hunks }: StructuredPatch) =>
  !hunks.some(({ lines }) => lines.some((line) => !isNote(line) && line.endsWith('\r')));
const isWindowsPatch = ({ hunks }: StructuredPatch) =>
  hunks.some(({ lines }) => lines.some((line) => line.endsWith('\r'))) &&
  hunks.every(({ lines }) => lines.every((line, i) => isNote(line) || line.endsWith('\r') || isNote(lines[i + 1])));
