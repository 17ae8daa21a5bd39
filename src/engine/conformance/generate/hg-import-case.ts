import type { Case } from '../case.ts';
import type { Random } from './random.ts';
import { type Scene, sceneOf } from './scene.ts';

/**
 * A run of `hg import` in a working copy of tracked files. Git's headers with names that are quoted, or that hold
 * empty or single-dot components, are left out: the tool takes such names for files beside the ones meant.
 */
export function hgImportCase(random: Random): Case {
  let scene = sceneOf(random, [1, 'unified']);
  while (/^diff --git .*(\/\/|\/\.\/|")/m.test(scene.patch)) scene = sceneOf(random, [1, 'unified']);
  return { files: scene.files, patch: scene.patch, args: argsFor(random, scene) };
}

function argsFor(random: Random, { style }: Scene): string[] {
  const args: string[] = [];
  if (style.strip > 0 || random.chance(0.1)) args.push(`-p${random.chance(0.95) ? style.strip : random.int(0, 3)}`);
  if (random.chance(0.25)) args.push('--config', `patch.fuzz=${random.int(0, 4)}`);
  if (random.chance(0.3)) args.push('--config', `patch.eol=${random.pick(['auto', 'lf', 'crlf', 'strict', 'AUTO'])}`);
  return args;
}
