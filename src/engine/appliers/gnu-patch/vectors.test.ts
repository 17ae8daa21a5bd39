import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readText, writeText } from '../../conformance/portable.ts';
import {
  answerOf,
  type CommandAnswer,
  type CommandVector,
  expectedOf,
  playCommand,
} from '../../conformance/vectors.ts';
import type { Run } from '../run.ts';
import { gnuPatch } from './index.ts';

interface Recorded extends CommandVector {
  /** Both streams as they came. With a terminal only this was recorded: `stdout` has all of it. */
  readonly combined: string;
  /** The file in which the patch lay, when it was not on standard input. */
  readonly patchFile?: string;
  /** What 2.8 answers, where it differs. */
  readonly gnu28: Partial<CommandAnswer> | null;
}

const load = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
const vectors = load<Recorded[]>('./vectors.json');
/** Vectors that the model does not pass, each with the reason. The list may only shrink. */
const exceptions = load<Record<string, string>>('./vectors.exceptions.json');

function play(vector: Recorded, version: string): CommandAnswer & { combined: string } {
  const { patchFile } = vector;
  const files = patchFile === undefined ? vector.files : { ...vector.files, [patchFile]: vector.patch };
  const run = playCommand(gnuPatch, { ...vector, files }, { version });
  const { [patchFile ?? '']: _, ...filesAfter } = answerOf(run).filesAfter;
  const combined = writeText(combinedOf(run)) as string;
  const isAtTerminal = vector.answers !== undefined;
  return { ...answerOf(run), ...(isAtTerminal ? { stdout: combined, stderr: '' } : {}), filesAfter, combined };
}

const combinedOf = (run: Run) => run.output.map((chunk) => chunk.text).join('');

function expected(vector: Recorded, changes: Partial<CommandAnswer> = {}) {
  const combined = changes.stdout === undefined && changes.stderr === undefined ? vector.combined : undefined;
  return { ...expectedOf({ ...vector, ...changes }), combined: combined && writeText(readText(combined)) };
}

test.for(load<CommandVector[]>('./vectors.found.json').map((vector) => [vector.name, vector] as const))(
  'GNU patch 2.7.6 answers what a random case found: %s',
  ([, vector]) => {
    expect(answerOf(playCommand(gnuPatch, vector, { version: '2.7.6' }))).toEqual(expectedOf(vector));
  },
);

describe.for(['2.7.6', '2.8'])('GNU patch %s answers as recorded', (version) => {
  const key = (name: string) => (version === '2.7.6' ? name : `${name} in ${version}`);
  const known = vectors.filter(({ name }) => key(name) in exceptions);
  const rest = vectors.filter(({ name }) => !(key(name) in exceptions));

  test.for(rest.map((vector) => [vector.name, vector] as const))('%s', ([, vector]) => {
    const want = expected(vector, version === '2.8' ? (vector.gnu28 ?? {}) : {});
    const got = play(vector, version);
    expect(want.combined === undefined ? { ...got, combined: undefined } : got).toEqual(want);
  });

  test(`all but ${known.length}, which still do not`, () => {
    for (const vector of known) {
      const want = expected(vector, version === '2.8' ? (vector.gnu28 ?? {}) : {});
      const got = play(vector, version);
      expect.soft(want.combined === undefined ? { ...got, combined: undefined } : got, vector.name).not.toEqual(want);
    }
  });
});

test('every exception names a vector', () => {
  const names = vectors.flatMap(({ name }) => [name, `${name} in 2.8`]);
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([]);
});
