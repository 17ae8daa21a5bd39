import type { Case } from '../case.ts';
import { gitStory } from './git-story.ts';
import type { Random } from './random.ts';
import { sceneOf } from './scene.ts';

/** A run of git apply in a plain directory: on a patch of any kind, or on a git diff of several commits. */
export function gitApplyCase(random: Random): Case {
  const given = random.chance(0.5) ? gitStory(random) : plainStory(random);
  const { patch, strip, paths } = given;
  const args: string[] = [];
  if (strip !== 1 || random.chance(0.1)) args.push(`-p${random.chance(0.9) ? strip : random.int(0, 3)}`);
  const count = random.weighted([5, 0], [4, 1], [3, 2], [2, 3], [1, random.int(4, 6)]);
  for (let i = 0; i < count; i++) args.push(...option(random, paths));
  const files = new Map(given.files);
  if (random.chance(0.03)) {
    files.set('p.diff', patch);
    args.push(...random.pick([['p.diff'], ['p.diff', 'p.diff'], ['p.diff', '-'], ['-'], ['missing.diff']]));
  }
  return { files, patch, args };
}

function plainStory(random: Random) {
  const { files, patch, style, entries } = sceneOf(random, [30, 'unified'], [1, 'context']);
  return { files, patch, strip: style.strip, paths: entries.map(({ path }) => path) };
}

const whitespace = ['nowarn', 'warn', 'fix', 'error', 'error-all', 'strip'];

const option = (random: Random, paths: readonly string[]): string[] =>
  random.weighted<() => string[]>(
    [6, () => [`-C${random.int(0, 4)}`]],
    [5, () => ['-R']],
    [3, () => ['--check']],
    [5, () => ['--reject']],
    [5, () => ['-v']],
    [1, () => ['-q']],
    [3, () => ['--recount']],
    [3, () => ['--unidiff-zero']],
    [2, () => ['--inaccurate-eof']],
    [3, () => [random.pick(['--ignore-whitespace', '--ignore-space-change'])]],
    [5, () => [`--whitespace=${random.pick(whitespace)}`]],
    [1.5, () => ['--allow-overlap']],
    [1, () => ['--no-add']],
    [1, () => [`--directory=${random.pick(['d', 'd/', 'x/y', '.', 'd//'])}`]],
    [2, () => [`--${random.pick(['include', 'exclude'])}=${pathGlob(random, paths)}`]],
    [3, () => [random.pick(['--stat', '--numstat', '--summary'])]],
    [2, () => ['--apply']],
    [1, () => ['-z']],
    [
      1,
      () => [
        random.pick(['--allow-empty', '--binary', '--no-reject', '--no-recount', '--verbose', '--reverse', '--quiet']),
      ],
    ],
    [0.5, () => [random.pick(['--bogus', '-C', '-Cx', '--index', '--cached', '--3way', '--whitespace=x'])]],
  )();

const pathGlob = (random: Random, paths: readonly string[]): string =>
  random.pick(['f', '*.txt', 'd/*', '*', '?', '[a-f]*', ...paths.filter((path) => !/[^ -~]/.test(path))]);
