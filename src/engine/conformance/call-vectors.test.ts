import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { appliers } from '../appliers/registry.ts';
import { type CallVector, expectedCall, playCall } from './call-vectors.ts';

const folder = (id: string) => fileURLToPath(new URL(`../appliers/${id}/vectors.json`, import.meta.url));

const recorded = appliers.flatMap((applier) => {
  if (!existsSync(folder(applier.id))) return [];
  const vectors: unknown = JSON.parse(readFileSync(folder(applier.id), 'utf8'));
  if (!Array.isArray(vectors) || !('edit' in vectors[0])) return [];
  return [{ applier, vectors: vectors as CallVector[] }];
});

test('every agent’s tool has its recorded calls', () => {
  const agents = appliers.filter((applier) => applier.family === 'agent' || applier.family === 'library');
  expect(recorded.map(({ applier }) => applier.id)).toEqual(expect.arrayContaining(agents.map(({ id }) => id)));
});

for (const { applier, vectors } of recorded) {
  describe(applier.id, () => {
    test.for(vectors.map((vector) => ({ name: `${vector.name}: ${vector.rule}`, vector })))('$name', ({ vector }) => {
      expect(vector.applier).toBe(applier.id);
      const answers = playCall(applier, vector);
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) expect(answer).toEqual(expectedCall(vector));
    });
  });
}
