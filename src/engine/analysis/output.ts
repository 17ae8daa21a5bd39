import type { HunkReport, Run } from '../appliers/run.ts';
import { type ByteText, fromBytes } from '../text/bytes.ts';
import { landingOf } from './places.ts';

const linesOf = (run: Run): ByteText[] =>
  run.output
    .map((chunk) => chunk.text)
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** How many lines the tool printed. */
export const printedLines = (run: Run): number => linesOf(run).length;

/** The printed line that says most of a hunk, as text; null when nothing was printed. */
export function tellingLine(run: Run, hunk: HunkReport | null): string | null {
  const lines = linesOf(run);
  const isRefused = hunk !== null && hunk.outcome.kind !== 'landed';
  const telling =
    (hunk && lines.find((line) => isAbout(line, hunk))) ??
    (isRefused ? lines.find((line) => /^(error|REJECT)\b/.test(line)) : undefined) ??
    lines[0];
  return telling === undefined ? null : fromBytes(telling);
}

/** Whether the output gives the hunk's landing away: by its line, an offset or fuzz. */
export function givesAway(run: Run, hunk: HunkReport): boolean {
  const printed = landingOf(hunk)?.printed;
  return linesOf(run).some(
    (line) =>
      isAbout(line, hunk) || (printed != null && numbers(line).includes(printed)) || /\b(offset|fuzz)\b/.test(line),
  );
}

/** The line names the hunk by its number, and says more than that it was there. */
const isAbout = (line: ByteText, { number }: HunkReport) => new RegExp(`\\bhunk #${number}\\b`, 'i').test(line);

const numbers = (line: ByteText) => (line.match(/\d+/g) ?? []).map(Number);
