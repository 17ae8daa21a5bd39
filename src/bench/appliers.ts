import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';
import { type Applier, appliers, kindOfText, plainScene, readEdit, treeOf, writeEdit } from '../engine/index.ts';
import { Desk } from '../worker/desk.ts';
import { repeating, varied } from './inputs.ts';

/** One applier on every input: milliseconds, or why there are none. */
export interface ApplierRow {
  readonly name: string;
  readonly cells: readonly string[];
}

interface Input {
  readonly name: string;
  readonly file: string;
  readonly patch: string;
}

/** What is asked of the worker: one applier, or all of them and what became of each, as the page asks. */
interface Order {
  readonly kind: 'applier' | 'desk';
  readonly id: string;
  readonly file: string;
  readonly edit: string;
  readonly args: readonly string[];
}

interface Answer {
  readonly ms: number;
  readonly isStopped: boolean;
}

/** Longer runs are given up. */
const patience = 20_000;

const hundredThousand = 100_000;

/** With the widest leniency that they offer, where the default has less. */
const loosest: Readonly<Record<string, readonly string[]>> = {
  'gnu-patch': ['-p1', '-F3'],
  'git-apply': ['-C1', '--ignore-whitespace'],
  jsdiff: ['--fuzzFactor=4'],
  opencode: ['--variant=legacy'],
  'roo-apply-diff': ['--fuzzyThreshold=0.9'],
};

/** The table of `npm run bench`: every applier, each on the edit in a syntax that it reads. */
export async function applierRows(only: (name: string) => boolean, page: string): Promise<ApplierRow[]> {
  const inputs = inputsOf(page);
  const rows: ApplierRow[] = [];
  let worker = started();
  for (const applier of appliers) {
    for (const args of [applier.defaults, loosest[applier.id]]) {
      if (args === undefined || !only(`applier ${applier.id}`)) continue;
      const cells: string[] = [];
      for (const { file, patch } of inputs) {
        const edit = editFor(applier, file, patch);
        const answer =
          edit === null ? null : await asked(worker, { kind: 'applier', id: applier.id, file, edit, args });
        if (answer === 'too long') worker = started();
        cells.push(cellOf(answer));
      }
      const flags = args === applier.defaults ? '' : ` ${args.join(' ')}`;
      rows.push({ name: `${applier.id}${flags}`, cells });
      console.error(`  ${rows.at(-1)!.name}  ${cells.join('  ')}`);
    }
  }
  if (only('applier desk')) {
    const [{ file, patch }] = inputs as [Input, ...Input[]];
    const answer = await asked(worker, { kind: 'desk', id: '', file, edit: patch, args: [] });
    rows.push({ name: 'all of them, judged', cells: [cellOf(answer), ...inputs.slice(1).map(() => '')] });
  }
  await worker.terminate();
  return rows;
}

export const inputNames = (page: string): readonly string[] => inputsOf(page).map(({ name }) => name);

const cellOf = (answer: Answer | 'too long' | null): string =>
  answer === null
    ? '–'
    : answer === 'too long'
      ? `> ${patience / 1000} s`
      : `${answer.ms.toFixed(answer.ms < 10 ? 1 : 0)}${answer.isStopped ? ' stopped' : ''}`;

/** `page`: the folder of the first preset. */
function inputsOf(page: string): Input[] {
  const read = (name: string) => readFileSync(`${page}/${name}`, 'latin1');
  const lines = varied(hundredThousand, 'a');
  const same = repeating(hundredThousand);
  const named = (at: number, of: readonly string[], change: (line: string) => string = (line) => line, stated = at) =>
    patchAt(of, at, stated, change);
  const late = hundredThousand - 500;
  return [
    {
      name: 'charge/refund',
      file: read('gateway.py'),
      patch: read('stated-765.patch').replaceAll('billing/gateway.py', 'file'),
    },
    { name: 'fits', file: joined(lines), patch: named(50_000, lines) },
    { name: 'fits late', file: joined(lines), patch: named(late, lines, undefined, 20) },
    { name: 'nearly', file: joined(lines), patch: named(late, lines, (line) => line.replace(/\d(?=\D*$)/, 'x')) },
    {
      name: 'nowhere',
      file: joined(lines),
      patch: named(50_000, lines, (line) => `nothing like ${line.length} this ${line.slice(4, 9)}`),
    },
    { name: 'nearly, all alike', file: joined(same), patch: named(late, same, (line) => `${line};`) },
  ];
}

const joined = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** Seven lines of which the middle one is replaced; `change` is done to the old lines. */
function patchAt(lines: readonly string[], at: number, stated: number, change: (line: string) => string): string {
  const rows = lines.slice(at, at + 7).map(change);
  const body = rows.flatMap((row, i) => (i === 3 ? [`-${row}`, `+${row} # changed`] : [` ${row}`]));
  return `--- a/file\n+++ b/file\n@@ -${stated + 1},7 +${stated + 1},7 @@\n${body.join('\n')}\n`;
}

/** The edit as it is, or in the applier's own syntax. */
function editFor(applier: Applier, file: string, patch: string): string | null {
  if (applier.formats.includes('unified')) return patch;
  if (!applier.convert) return null;
  const tree = treeOf({ file });
  const format = kindOfText(patch).kind === 'unified' ? 'unified' : null;
  const written = format && writeEdit(readEdit(patch, format, tree), applier.convert, tree);
  return written?.ok ? written.text : null;
}

const started = () => new Worker(fileURLToPath(import.meta.url));

function asked(worker: Worker, order: Order): Promise<Answer | 'too long'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(async () => {
      await worker.terminate();
      resolve('too long');
    }, patience);
    worker.removeAllListeners();
    worker.once('message', (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    worker.once('error', reject);
    worker.postMessage(order);
  });
}

/** In the worker. */
export function answerOrder(order: Order): void {
  if (order.kind === 'applier') answerApplier(order);
  else void answerDesk(order);
}

/** The best of five times that the page's own desk is asked for everything. */
async function answerDesk({ file, edit }: Order): Promise<void> {
  const desk = new Desk({ reply: () => {}, outlineOf: async () => null, breathe: async () => {} });
  await desk.handle({ kind: 'put', slot: 'file:file', text: file });
  await desk.handle({ kind: 'put', slot: 'edit', text: edit });
  const known = { named: null, preset: null };
  let best = Number.POSITIVE_INFINITY;
  for (let generation = 1; generation <= 5; generation++) {
    const clock = stopwatch();
    await desk.handle({
      kind: 'task',
      task: {
        generation,
        files: ['file'],
        base: [],
        repository: null,
        format: null,
        converting: 'all',
        calls: {},
        chosen: '',
        question: { hunk: { file: 0, hunk: 0 }, known },
      },
    });
    best = Math.min(best, clock());
  }
  parentPort!.postMessage({ ms: best, isStopped: false } satisfies Answer);
}

/** Milliseconds since; on a machine that others use too, the time of the processor is nearer to what a run takes. */
function stopwatch(): () => number {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return Math.min(performance.now() - begun, (user + system) / 1000);
  };
}

/** The best of three runs, or the one run that took long. */
function answerApplier({ id, file, edit, args }: Order): void {
  const applier = appliers.find((one) => one.id === id)!;
  let best = Number.POSITIVE_INFINITY;
  let isStopped = false;
  for (let i = 0; i < 3 && best > 0; i++) {
    const clock = stopwatch();
    const run = applier.run({ tree: treeOf({ file }), edit, args, scene: plainScene });
    best = Math.min(best, clock());
    isStopped = run.reports.some(({ hunks }) =>
      hunks.some(({ outcome }) => outcome.kind === 'rejected' && outcome.reject.reason === 'budget'),
    );
    if (best > 500) break;
  }
  parentPort!.postMessage({ ms: best, isStopped } satisfies Answer);
}
