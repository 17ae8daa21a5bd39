import type { ByteText } from '../../text/bytes.ts';
import type { Case } from '../case.ts';
import type { Random } from './random.ts';
import { type Scene, sceneOf } from './scene.ts';

/**
 * A run of BusyBox patch. With `-p0` the tool opens, empties or removes whatever absolute path a patch names, and
 * `/dev/null` is one: such patches are never run so.
 */
export function busyboxPatchCase(random: Random): Case {
  const scene = sceneOf(random, [30, 'unified'], [1, 'context']);
  const args = argsFor(random, scene);
  return {
    files: scene.files,
    patch: scene.patch,
    args: isSafe(scene.patch) ? args : args.filter((arg) => arg !== '-p0'),
  };
}

const isSafe = (patch: ByteText) => !/(---|\+\+\+) (\/|.*\.\.)/.test(patch);

function argsFor(random: Random, { style, entries }: Scene): string[] {
  const args: string[] = [];
  if (!random.chance(0.15)) args.push(`-p${random.chance(0.93) ? style.strip : random.int(0, 3)}`);
  const count = random.weighted([5, 0], [4, 1], [2, 2]);
  for (let i = 0; i < count; i++) args.push(...option(random));
  if (random.chance(0.05)) args.push(entries[0]!.path);
  return args;
}

const option = (random: Random): string[] =>
  random.weighted<() => string[]>(
    [4, () => ['-R']],
    [6, () => ['-N']],
    [3, () => ['-E']],
    [2, () => ['--dry-run']],
    [1, () => [random.pick(['-u', '-f', '--backup', '--force', '--unified', '--rev', '--forw'])]],
    [0.5, () => [random.pick(['--bogus', '-q', '-p', '-px', '--re', '--help', '--strip', '--dry-run=1', '-i', '-ix'])]],
  )();
