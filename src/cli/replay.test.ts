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
