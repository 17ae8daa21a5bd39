import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';
import { applierById, plainScene, treeOf } from '../engine/index.ts';
import { answerOrder } from './appliers.ts';

/** What is asked of the engine: an applier, files on the disk, how often. */
export interface Order {
  readonly applier: string;
  readonly file: string;
  readonly patch: string;
  readonly args: readonly string[];
  readonly runs: number;
}

export interface EngineTimes {
  /** Milliseconds of each run of the applier, in its worker. */
  readonly run: readonly number[];
  /** The same, with sending it the texts. */
  readonly whole: readonly number[];
  readonly exit: number | null;
  /** Most memory that the process used beyond what it needed before, in bytes, by bytes of the file. */
  readonly memory: number;
}

/** Runs the engine in a process of its own, so that memory is its own. */
export function engineTimes(order: Order): EngineTimes {
  const self = fileURLToPath(import.meta.url);
  const { stdout, stderr, status } = spawnSync(process.execPath, [self, 'engine', JSON.stringify(order)], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`the engine failed: ${stderr}`);
  return JSON.parse(stdout) as EngineTimes;
}

interface Answer {
  readonly ms: number;
  readonly exit: number | null;
}

/** The process: as a page does, it keeps the worker and sends it the texts. */
export async function engineProcess(order: Order): Promise<EngineTimes> {
  const worker = new Worker(fileURLToPath(import.meta.url));
  const ask = (file: string, edit: string) =>
    new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage({ ...order, file, edit });
    });
  await ask('', '');
  const edit = readFileSync(order.patch, 'latin1');
  const before = process.resourceUsage().maxRSS;
  const file = readFileSync(order.file, 'latin1');
  const first = await ask(file, edit);
  // Later runs would only show when the collector had time.
  const memory = ((process.resourceUsage().maxRSS - before) * 1024) / file.length;
  const answers: Answer[] = [];
  const whole: number[] = [];
  for (let i = 0; i < order.runs; i++) {
    const started = performance.now();
    answers.push(await ask(file, edit));
    whole.push(performance.now() - started);
  }
  await worker.terminate();
  return { run: answers.map(({ ms }) => ms), whole, exit: first.exit, memory };
}

export function engineWorker(): void {
  parentPort!.on('message', (message: (Order & { edit: string }) | Parameters<typeof answerOrder>[0]) => {
    if ('kind' in message) return answerOrder(message);
    const { applier: id, file, edit, args } = message;
    const applier = applierById(id)!;
    const started = performance.now();
    const run = applier.run({ tree: treeOf({ file }), edit, args, scene: plainScene });
    parentPort!.postMessage({ ms: performance.now() - started, exit: run.exit } satisfies Answer);
  });
}
