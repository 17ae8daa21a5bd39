import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isRecord } from '../engine/conformance/portable.ts';
import { replayCase } from './replay-case.ts';

/** Answers each line of `input` by one line of `output`, in order, as it comes. Never fails. */
export async function replay(input: Readable, output: Writable): Promise<void> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    if (!output.write(`${JSON.stringify(answerLine(line))}\n`)) await once(output, 'drain');
  }
}

function answerLine(line: string): object {
  let id: unknown = null;
  try {
    const given: unknown = JSON.parse(line);
    if (!isRecord(given)) throw new TypeError('a case must be a JSON object');
    id = given.id ?? given.name ?? null;
    return { id, ...replayCase(given) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
