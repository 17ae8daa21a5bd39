import type { Case } from '../case.ts';
import type { Random } from './random.ts';
import { sceneOf } from './scene.ts';

/** A run of git apply in a plain directory. */
export function gitApplyCase(random: Random): Case {
  const { files, patch, style } = sceneOf(random, [30, 'unified'], [1, 'context']);
  const args: string[] = [];
  if (style.strip !== 1 || random.chance(0.1)) args.push(`-p${random.chance(0.9) ? style.strip : random.int(0, 3)}`);
  const count = random.weighted([5, 0], [4, 1], [3, 2], [2, 3], [1, 4]);
  for (let i = 0; i < count; i++) args.push(...option(random));
  return { files, patch, args };
}

const whitespace = ['nowarn', 'warn', 'fix', 'error', 'error-all', 'strip'];

const option = (random: Random): string[] =>
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
    [1, () => ['--allow-overlap']],
    [1, () => ['--no-add']],
    [1, () => [`--directory=${random.pick(['d', 'd/', 'x/y'])}`]],
    [1, () => [`--${random.pick(['include', 'exclude'])}=${random.pick(['f', '*.txt', 'd/*', '*'])}`]],
    [3, () => [random.pick(['--stat', '--numstat', '--summary'])]],
    [2, () => ['--apply']],
    [1, () => ['-z']],
    [0.5, () => [random.pick(['--bogus', '-C', '-Cx', '--index', '--cached', '--3way', '--whitespace=x'])]],
  )();
