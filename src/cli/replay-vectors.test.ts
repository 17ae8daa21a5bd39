import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type CallVector, expectedCall, withFixtures } from '../engine/conformance/call-vectors.ts';
import { appliers } from '../engine/index.ts';
import { replayCase } from './replay-case.ts';

const fileOf = (id: string) => fileURLToPath(new URL(`../engine/appliers/${id}/vectors.json`, import.meta.url));

const calls = appliers
  .filter(({ id }) => existsSync(fileOf(id)))
  .flatMap(({ id }) => JSON.parse(readFileSync(fileOf(id), 'utf8')) as CallVector[])
  .filter((vector) => 'edit' in vector);

test('there are recorded calls', () => expect(calls.length).toBeGreaterThanOrEqual(352));

describe('a recorded call goes through the replay door as it is', () => {
  test.for(calls.map((vector) => ({ title: `${vector.applier}: ${vector.name}`, vector })))('$title', ({ vector }) => {
    const { applier, options, edit, expected } = vector;
    const line = JSON.stringify({ applier, options, edit, files: withFixtures(vector.files) });
    const answer = replayCase(JSON.parse(line));
    expect(answer).toMatchObject({ ok: expected.ok, filesAfter: expectedCall(vector).filesAfter });
    if (expected.messages) expect(answer).toHaveProperty('messages', expected.messages);
    if (expected.exit !== undefined) expect(answer).toHaveProperty('exit', expected.exit);
  });
});
