import type { Case } from '../case.ts';
import type { Random } from './random.ts';
import { type Scene, sceneOf } from './scene.ts';

/** A run of GNU patch: a drifted file, a patch perhaps damaged, and a few options. */
export function gnuPatchCase(random: Random): Case {
  const scene = sceneOf(random, [8, 'unified'], [2, 'context'], [1, 'normal']);
  return { files: scene.files, patch: scene.patch, args: argsFor(random, scene) };
}

function argsFor(random: Random, { style, syntax, entries }: Scene): string[] {
  const args: string[] = [];
  if (!random.chance(0.12)) args.push(`-p${random.chance(0.93) ? style.strip : random.int(0, 3)}`);
  const count = random.weighted([4, 0], [4, 1], [3, 2], [2, 3], [1, 4]);
  for (let i = 0; i < count; i++) args.push(...option(random));
  const needsName = style.header === 'none' || syntax === 'normal';
  if (random.chance(needsName ? 0.8 : 0.05)) args.push(entries[0]!.path);
  return args;
}

const option = (random: Random): string[] =>
  random.weighted<() => string[]>(
    [6, () => [`-F${random.int(0, 5)}`]],
    [2, () => [`--fuzz=${random.int(0, 3)}`]],
    [3, () => ['-l']],
    [4, () => ['-N']],
    [5, () => ['-R']],
    [3, () => ['-f']],
    [3, () => ['-t']],
    [2, () => ['-s']],
    [3, () => ['-b']],
    [1, () => ['-z', random.pick(['.bak', '~', '.x.y'])]],
    [1, () => ['-B', random.pick(['old/', 'pre-'])]],
    [1, () => ['-Y', 'was-']],
    [1, () => ['-V', random.pick(['simple', 'numbered', 'existing', 't', 'nil', 'never'])]],
    [2, () => ['-E']],
    [2, () => [random.pick(['-u', '-c', '-n'])]],
    [2, () => ['-o', random.pick(['out', 'd2/out', 'f'])]],
    [2, () => ['-r', random.pick(['rejects', '-', 'd3/rej'])]],
    [3, () => ['--dry-run']],
    [3, () => ['--verbose']],
    [1, () => ['--binary']],
    [2, () => ['--posix']],
    [4, () => [random.pick(['--merge', '--merge=diff3', '--merge=merge'])]],
    [2, () => [`--reject-format=${random.pick(['context', 'unified'])}`]],
    [1, () => [random.pick(['--no-backup-if-mismatch', '--backup-if-mismatch'])]],
    [1, () => [`--quoting-style=${random.pick(['literal', 'shell', 'shell-always', 'c', 'escape'])}`]],
    [0.5, () => [random.pick(['--bogus', '-q', '-F', '-Fx', '-p', '--reject-format=x'])]],
  )();
