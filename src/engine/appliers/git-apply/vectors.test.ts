import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type PortableFiles, readText, readTree } from '../../conformance/portable.ts';
import type { Tree } from '../../text/tree.ts';
import { plainScene, type Scene } from '../applier.ts';
import { streamText } from '../run.ts';
import { gitApply } from './index.ts';

/** A recorded run, as `howToRead` in the file describes it. */
interface Experiment {
  readonly name: string;
  readonly rule: string;
  readonly inRepo: boolean;
  readonly setup: readonly string[];
  readonly cwd: string;
  readonly gitArgs: readonly string[];
  readonly files: PortableFiles;
  readonly patch: unknown;
  readonly args: readonly string[];
  readonly stdout: unknown;
  readonly stderr: unknown;
  /** -6: killed by SIGABRT. */
  readonly exit: number;
  readonly filesAfter: PortableFiles;
  /** What the repository holds, by id. */
  readonly blobs?: PortableFiles;
}

interface Recorded {
  readonly experiments: readonly Experiment[];
  readonly newest: { readonly overrides: Readonly<Record<string, Partial<Experiment>>> };
}

const read = (name: string) => JSON.parse(readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'));
const recorded: Recorded = read('vectors.json');
const unmodelled: Readonly<Record<string, string>> = read('unmodelled.json');

/** Paths relative to where the command ran. Empty directories, which only the recordings know, are left out. */
function treeFrom(files: PortableFiles, cwd: string): Tree {
  const present = Object.entries(files).filter(([, file]) => !(typeof file === 'object' && 'dir' in file));
  const tree = readTree(Object.fromEntries(present));
  if (cwd === '.') return tree;
  const inside = `${cwd}/`;
  return new Map(
    [...tree].map(([path, file]) => [path.startsWith(inside) ? path.slice(inside.length) : `../${path}`, file]),
  );
}

/** `git -c key=value`, and what `git config` wrote before, in the form in which the environment gives it. */
function configuration({ gitArgs, setup }: Experiment): Record<string, string> {
  const given = gitArgs.filter((word) => word !== '-c').map((word) => word.split(/=(.*)/s).slice(0, 2));
  const written = setup.flatMap((line) => {
    const words = line.match(/^git config (\S+) (\S+)$/);
    return words ? [words.slice(1)] : [];
  });
  const pairs = [...given, ...written];
  const entries = pairs.flatMap(([key, value], i) => [
    [`GIT_CONFIG_KEY_${i}`, key],
    [`GIT_CONFIG_VALUE_${i}`, value],
  ]);
  return { GIT_CONFIG_COUNT: `${pairs.length}`, ...Object.fromEntries(entries) };
}

function sceneOf(experiment: Experiment, version: string): Scene {
  const { inRepo, cwd, blobs } = experiment;
  const repository = inRepo ? { prefix: cwd === '.' ? '' : `${cwd}/` } : null;
  return { ...plainScene, version, repository, base: blobs ? readTree(blobs) : null, env: configuration(experiment) };
}

const listed = (tree: Tree) =>
  [...tree]
    .map(([path, { kind, text, mode }]) => ({
      path,
      kind,
      text,
      isExecutable: kind === 'file' && (mode & 0o100) !== 0,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

function answerTo(experiment: Experiment, version: string) {
  const { files, cwd, patch, args } = experiment;
  const tree = treeFrom(files, cwd);
  const scene = sceneOf(experiment, version);
  const run = gitApply.run({ tree, edit: readText(patch), args, scene });
  return {
    exit: run.exit,
    stdout: streamText(run, 'stdout'),
    stderr: streamText(run, 'stderr'),
    files: listed(run.filesAfter),
  };
}

const recordedAnswer = ({ exit, stdout, stderr, filesAfter, cwd }: Experiment) => ({
  exit: exit === -6 ? 134 : exit,
  stdout: readText(stdout),
  stderr: readText(stderr),
  files: listed(treeFrom(filesAfter, cwd)),
});

const names = Object.keys(unmodelled);

test('the recordings are all there', () => {
  expect(recorded.experiments.length).toBe(761);
  expect(names.length).toBeLessThanOrEqual(6);
  expect(recorded.experiments.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

for (const version of gitApply.versions) {
  const experiments = recorded.experiments.map((experiment) =>
    version === 'newest' ? { ...experiment, ...recorded.newest.overrides[experiment.name] } : experiment,
  );
  const [known, other] = [true, false].map((isKnown) =>
    experiments.filter(({ name }) => name in unmodelled !== isKnown),
  );

  describe(`git ${version}, ${known!.length} of ${experiments.length} recorded runs`, () => {
    test.for(known!.map((experiment) => ({ name: `${experiment.name}: ${experiment.rule}`, experiment })))(
      '$name',
      ({ experiment }) => expect(answerTo(experiment, version)).toEqual(recordedAnswer(experiment)),
    );
    test.for(other!.map((experiment) => ({ name: `${experiment.name}: ${unmodelled[experiment.name]}`, experiment })))(
      'not modelled: $name',
      ({ experiment }) => expect(answerTo(experiment, version)).not.toEqual(recordedAnswer(experiment)),
    );
  });
}
