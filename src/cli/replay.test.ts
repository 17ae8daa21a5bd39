import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { replay } from './replay.ts';

async function answers(...lines: string[]): Promise<unknown[]> {
  const written: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  await replay(Readable.from(lines.map((line) => `${line}\n`)), output);
  return written.map((line) => JSON.parse(line));
}

test('every line is answered, in order, also those that cannot be run', async () => {
  expect(await answers('{"id":1,"applier":"none"}', '', 'no json', '[]')).toEqual([
    { id: 1, error: 'no applier is called "none"' },
    { id: null, error: expect.stringContaining('JSON') },
    { id: null, error: 'a case must be a JSON object' },
  ]);
});

test('a patch may lie in a file, which is no part of the answer', async () => {
  const patch = '--- f\n+++ f\n@@ -1 +1 @@\n-a\n+b\n';
  const given = {
    id: 'i',
    applier: 'gnu-patch',
    args: ['-i', 'p.diff'],
    files: { f: 'a\n' },
    patch,
    patchFile: 'p.diff',
  };
  expect(await answers(JSON.stringify(given))).toEqual([
    { id: 'i', exit: 0, stdout: 'patching file f\n', stderr: '', filesAfter: { f: 'b\n' } },
  ]);
});

test('bytes that are no text go in and come out', async () => {
  const given = { id: 'b', applier: 'git-apply', files: { f: { b64: '/wo=' } }, patch: '' };
  expect(await answers(JSON.stringify(given))).toMatchObject([{ id: 'b', filesAfter: { f: { b64: '/wo=' } } }]);
});
