import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, type Spawn } from './client.ts';
import type { Reply, Request, Slot, Task } from './protocol.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Workers that note what they are sent and can be made to speak. */
function setup() {
  const workers: {
    got: Request[];
    hear: (reply: Reply) => void;
    fail: (message: string) => void;
    isStopped: boolean;
  }[] = [];
  const replies: Reply[] = [];
  const spawn: Spawn = (hear, fail) => {
    const worker = { got: [] as Request[], hear, fail, isStopped: false };
    workers.push(worker);
    return {
      post: (request) => worker.got.push(request),
      stop: () => {
        worker.isStopped = true;
      },
    };
  };
  return { client: createClient(spawn, (reply) => replies.push(reply)), workers, replies };
}

const task = (generation: number): Task => ({
  generation,
  files: ['a'],
  base: [],
  repository: null,
  format: null,
  converting: [],
  calls: {},
  chosen: '',
  question: { hunk: { file: 0, hunk: 0 }, known: { named: null, preset: null } },
});
const texts = (file: string, edit: string) =>
  new Map<Slot, string>([
    ['file:a', file],
    ['edit', edit],
  ]);
const kinds = (requests: readonly Request[]) =>
  requests.map((request) =>
    request.kind === 'put' || request.kind === 'drop' ? `${request.kind} ${request.slot}` : request.kind,
  );

test('a text is sent once, and dropped when it is gone', () => {
  const { client, workers } = setup();
  client.submit(texts('x', 'e1'), task(1));
  client.submit(texts('x', 'e2'), task(2));
  client.submit(new Map([['edit', 'e2']]), task(3));
  expect(kinds(workers[0]!.got)).toEqual([
    ...['put file:a', 'put edit', 'task'],
    ...['put edit', 'task'],
    ...['drop file:a', 'task'],
  ]);
});

test('answers to older tasks are dropped', () => {
  const { client, workers, replies } = setup();
  client.submit(texts('x', 'e'), task(1));
  client.submit(texts('x', 'f'), task(2));
  workers[0]!.hear({ kind: 'settled', generation: 1 });
  workers[0]!.hear({ kind: 'settled', generation: 2 });
  expect(replies).toEqual([{ kind: 'settled', generation: 2 }]);
});

test('a worker that hangs is replaced, and the next task finds its texts there', () => {
  const { client, workers, replies } = setup();
  client.submit(texts('x', 'e'), task(1));
  vi.advanceTimersByTime(61_000);
  expect(workers[0]!.isStopped).toBe(true);
  expect(replies).toMatchObject([{ kind: 'failed', generation: 1, applier: null }]);
  client.submit(texts('x', 'e'), task(2));
  expect(kinds(workers[1]!.got)).toEqual(['put file:a', 'put edit', 'task']);
});

test('a new task does not wait behind one that says nothing', () => {
  const { client, workers } = setup();
  client.submit(texts('x', 'e'), task(1));
  vi.advanceTimersByTime(1_000);
  client.submit(texts('x', 'f'), task(2));
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  client.submit(texts('x', 'g'), task(3));
  expect(workers[0]!.isStopped).toBe(true);
  expect(kinds(workers[1]!.got)).toEqual(['put file:a', 'put edit', 'task']);
});

test('what is computed can be stopped', () => {
  const { client, workers, replies } = setup();
  client.submit(texts('x', 'e'), task(1));
  client.stop();
  expect(workers[0]!.isStopped).toBe(true);
  expect(replies).toMatchObject([{ kind: 'failed', generation: 1, applier: null }]);
  expect(client.look(1, '', task(1).question)).toBe(false);
  client.submit(texts('x', 'e'), task(2));
  expect(client.look(2, '', task(2).question)).toBe(true);
});

test('a worker that answers is left alone', () => {
  const { client, workers } = setup();
  client.submit(texts('x', 'e'), task(1));
  workers[0]!.hear({ kind: 'settled', generation: 1 });
  vi.advanceTimersByTime(120_000);
  expect(workers[0]!.isStopped).toBe(false);
});

test('a worker that dies is told', () => {
  const { client, workers, replies } = setup();
  client.submit(texts('x', 'e'), task(1));
  workers[0]!.fail('no memory');
  expect(replies).toMatchObject([{ kind: 'failed', message: 'no memory' }]);
});
