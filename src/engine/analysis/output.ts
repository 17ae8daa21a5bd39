import type { FileReport, HunkReport, Run } from '../appliers/run.ts';
import { type ByteText, fromBytes } from '../text/bytes.ts';
import { landingOf } from './places.ts';
import type { Story } from './story.ts';

export const printedText = (run: Run): ByteText => run.output.map((chunk) => chunk.text).join('');

const linesOf = (run: Run): ByteText[] =>
  printedText(run)
    .split('\n')
    .filter((line) => line.trim() !== '');

/** What was printed about a hunk: the answer to its own call, where every call has one. */
const linesAbout = (run: Run, hunk: HunkReport | null): ByteText[] => {
  const own = hunk?.answeredBy;
  return linesOf(own ? { ...run, output: run.output.slice(own.from, own.to) } : run);
};

/** How many lines the tool printed. */
export const printedLines = (run: Run): number => linesOf(run).length;

/** The printed line that says most of a hunk, as text; null when nothing was printed. */
export function tellingLine(run: Run, hunk: HunkReport | null): string | null {
  const lines = linesAbout(run, hunk);
  const isRefused = hunk !== null && hunk.outcome.kind !== 'landed';
  const telling =
    (hunk && lines.find((line) => isAbout(line, hunk))) ??
    (isRefused ? lines.find((line) => /^(error|REJECT)\b/.test(line)) : undefined) ??
    lines[0];
  return telling === undefined ? null : fromBytes(telling);
}

/** The new file that holds the rejected hunks of a report; null when there is none, or no telling which it is. */
export function rejectFile({ run, tree }: Story, { path, writtenTo }: FileReport): string | null {
  const saved = [...run.filesAfter.keys()].filter((name) => name.endsWith('.rej') && !tree.has(name));
  const own = [writtenTo, path].map((name) => `${name}.rej`).find((name) => saved.includes(name));
  return own ?? (saved.length === 1 && run.reports.length === 1 ? saved[0]! : null);
}

/** The first error that was printed, or else the last line; null when nothing was. */
export function tellingError(run: Run): string | null {
  const errors = run.output.filter(({ stream }) => stream === 'stderr');
  const lines = linesOf(errors.length > 0 ? { ...run, output: errors } : run);
  const line = lines.find((one) => /\berror:|\*{4}/.test(one) && !one.endsWith(':')) ?? lines.at(-1);
  return line === undefined ? null : fromBytes(line).trim().replace(/\s+/g, ' ');
}

/** Whether the output gives the hunk's landing away: by its line, an offset or fuzz. */
export function givesAway(run: Run, hunk: HunkReport): boolean {
  const printed = landingOf(hunk)?.printed;
  return linesAbout(run, hunk).some(
    (line) =>
      isAbout(line, hunk) || (printed != null && numbers(line).includes(printed)) || /\b(offset|fuzz)\b/.test(line),
  );
}

/** The line names the hunk by its number, and says more than that it was there. */
const isAbout = (line: ByteText, { number }: HunkReport) => new RegExp(`\\bhunk #${number}\\b`, 'i').test(line);

const numbers = (line: ByteText) => (line.match(/\d+/g) ?? []).map(Number);
