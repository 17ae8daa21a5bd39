import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Comparison, Slice } from './slice.ts';

/** Cases that a worker takes at a time. */
const size = 100;

/** Compares a slice with as many workers as there are cores. Differences come in the order of the cases. */
export async function inWorkers(whole: Slice): Promise<Comparison> {
  const parts: Slice[] = [];
  for (let from = whole.from; from < whole.to; from += size) {
    parts.push({ ...whole, from, to: Math.min(from + size, whole.to) });
  }
  const count = Math.min(availableParallelism(), parts.length);
  const found = (await Promise.all(Array.from({ length: count }, () => takeFrom(parts)))).flat();
  return {
    differences: found.flatMap(({ differences }) => differences).sort((a, b) => a.index - b.index),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
    dependent: found.reduce((sum, { dependent }) => sum + dependent, 0),
  };
}

/** One worker that takes parts until none is left. It runs the same file as the main thread. */
async function takeFrom(parts: Slice[]): Promise<Comparison[]> {
  const worker = new Worker(fileURLToPath(import.meta.url));
  const found: Comparison[] = [];
  try {
    for (let part = parts.shift(); part; part = parts.shift()) found.push(await ask(worker, part));
  } finally {
    await worker.terminate();
  }
  return found;
}

function ask(worker: Worker, part: Slice): Promise<Comparison> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(part);
  });
}
