import type { ApplierRow } from './appliers.ts';
import type { PageRow } from './browser.ts';
import type { Row } from './row.ts';

/** The engine against the real tools, whole processes: milliseconds, and how many times the tool's time ours is. */
export function ratioTable(rows: readonly Row[]): string {
  const head = [
    '1,000,000 lines',
    'ours',
    'with texts',
    'patch',
    'ratio',
    'ours',
    'with texts',
    'git apply',
    'ratio',
    'memory',
  ];
  const body = rows.map(({ name, patch, git }) => [
    name,
    ms(patch.engine),
    ms(patch.sent),
    ms(patch.tool),
    ratio(patch),
    ms(git.engine),
    ms(git.sent),
    `${ms(git.tool)}${git.isExtrapolated ? '*' : ''}`,
    ratio(git),
    [patch.memory, git.memory].map((memory) => (memory === null ? '–' : `${memory.toFixed(1)}x`)).join(' '),
  ]);
  const note = rows.some(({ git }) => git.isExtrapolated)
    ? '* not run: 100 times the time for 100 hunks (--full runs it)\n'
    : '';
  return `${table([head, ...body])}${note}`;
}

/** What one more line, or one more hunk, costs. */
export function growthTable(rows: readonly Row[]): string {
  const head = ['growth', 'gnu-patch', 'a line', 'a hunk', 'git-apply', 'a line', 'a hunk'];
  const each = (time: number | null, count: number) =>
    time === null ? '–' : `${((time * 1000) / count).toFixed(2)} µs`;
  const body = rows.map(({ name, lines, hunks, patch, git }) => [
    name,
    ...[patch.engine, git.engine].flatMap((time) => [ms(time), each(time, lines), each(time, hunks)]),
  ]);
  return table([head, ...body]);
}

/** Every applier on the same edits, each in its own syntax: milliseconds in a worker. */
export const applierTable = (inputs: readonly string[], rows: readonly ApplierRow[]): string =>
  table([['ms; 100,000 lines but for the first', ...inputs], ...rows.map(({ name, cells }) => [name, ...cells])]);

/** How the page feels. */
export function pageTable(rows: readonly PageRow[]): string {
  const head = ['the page', 'to the answer', 'longest block', 'frames in 3 s', 'median', '95 of 100', 'longest'];
  const body = rows.map(({ name, toAnswer, longestBlock, frames }) => [
    name,
    ms(toAnswer),
    ms(longestBlock),
    frames === null ? '–' : String(frames.count),
    ms(frames?.median ?? null),
    ms(frames?.p95 ?? null),
    ms(frames?.longest ?? null),
  ]);
  return table([head, ...body]);
}

const ms = (time: number | null) => (time === null ? '–' : `${time.toFixed(time < 10 ? 1 : 0)} ms`);

const ratio = ({ engine, tool }: { engine: number | null; tool: number | null }) =>
  engine === null || tool === null ? '–' : (engine / tool).toFixed(engine / tool < 0.1 ? 3 : 2);

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  return `${rows.map(line).join('\n')}\n`;
}
