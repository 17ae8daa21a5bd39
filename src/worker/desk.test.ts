import { expect, test } from 'vitest';
import { Desk } from './desk.ts';
import { unpackRun } from './packed.ts';
import type { Reply, Task } from './protocol.ts';

const file = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n';
const edit =
  '--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n@@ -6,3 +6,3 @@\n six\n-seven\n+SEVEN\n eight\n';

function setup() {
  const replies: Reply[] = [];
  const desk = new Desk({
    reply: (reply) => replies.push(structuredClone(reply)),
    outlineOf: async () => null,
    breathe: () => new Promise((resolve) => setTimeout(resolve)),
  });
  return { desk, replies };
}

const task = (generation: number, chosen = ''): Task => ({
  generation,
  files: ['a.txt'],
  base: [],
  repository: null,
  format: null,
  converting: [],
  calls: {},
  chosen,
  question: { hunk: { file: 0, hunk: 0 }, known: { named: null, preset: null } },
});

async function lay(desk: Desk) {
  await desk.handle({ kind: 'put', slot: 'file:a.txt', text: file });
  await desk.handle({ kind: 'put', slot: 'edit', text: edit });
}

const of = <Kind extends Reply['kind']>(replies: readonly Reply[], kind: Kind) =>
  replies.filter((reply): reply is Extract<Reply, { kind: Kind }> => reply.kind === kind);

test('every applier gives a row, the chosen one its whole run first', async () => {
  const { desk, replies } = setup();
  desk.introduce();
  await lay(desk);
  await desk.handle({ kind: 'task', task: task(1) });
  const { profiles } = of(replies, 'catalogue')[0]!;
  expect(of(replies, 'row').map(({ applier }) => applier)).toEqual(profiles.map(({ id }) => id));
  const [whole] = of(replies, 'run');
  expect(whole!.applier).toBe(profiles[0]!.id);
  const run = unpackRun(whole!.packed, () => file);
  expect(run.filesAfter.get('a.txt')!.text).toBe(file.replace('two', 'TWO').replace('seven', 'SEVEN'));
  expect(replies.at(-1)).toEqual({ kind: 'settled', generation: 1 });
});

test('an applier that does not exist stands for the first', async () => {
  const { desk, replies } = setup();
  desk.introduce();
  await lay(desk);
  await desk.handle({ kind: 'task', task: task(1, 'gone') });
  expect(of(replies, 'run')[0]!.applier).toBe(of(replies, 'catalogue')[0]!.profiles[0]!.id);
});

test('a newer task ends an older one', async () => {
  const { desk, replies } = setup();
  await lay(desk);
  await Promise.all([desk.handle({ kind: 'task', task: task(1) }), desk.handle({ kind: 'task', task: task(2) })]);
  expect(of(replies, 'settled')).toEqual([{ kind: 'settled', generation: 2 }]);
  expect(of(replies, 'row').every(({ generation }) => generation === 2)).toBe(true);
});

test('another hunk is judged without running anything again', async () => {
  const { desk, replies } = setup();
  desk.introduce();
  await lay(desk);
  await desk.handle({ kind: 'task', task: task(1) });
  const first = of(replies, 'catalogue')[0]!.profiles[0]!.id;
  const rows = of(replies, 'row').length;
  const question = { hunk: { file: 0, hunk: 1 }, known: { named: null, preset: null } };
  await desk.handle({ kind: 'look', generation: 1, chosen: first, question });
  const judged = of(replies, 'judged')[0]!.rows[first]!;
  expect(judged.chosen).toMatchObject({ ref: { file: 0, hunk: 1 }, verdict: { places: [5] } });
  expect(judged.beads).toHaveLength(2);
  expect(of(replies, 'row')).toHaveLength(rows);
});

test('a throw is told as an answer', async () => {
  const { desk, replies } = setup();
  await lay(desk);
  const broken = { ...task(1), files: null as unknown as string[] };
  await desk.handle({ kind: 'task', task: broken });
  expect(replies.at(-1)).toMatchObject({ kind: 'failed', generation: 1, applier: null });
});
