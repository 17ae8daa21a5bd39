import { plainScene } from '../../appliers/applier.ts';
import { applierById } from '../../appliers/registry.ts';
import { plainFile } from '../../text/tree.ts';
import type { Case } from '../case.ts';
import { answerOf } from '../vectors.ts';
import type { Answer } from './oracle.ts';

/** What our model of a command line tool answers. */
export function modelAnswer(
  id: string,
  version: string,
  { files, patch, args }: Case,
  reusesInode = plainScene.reusesInode,
): Answer {
  const applier = applierById(id)!;
  const run = applier.run({
    tree: new Map([...files].map(([path, text]) => [path, plainFile(text)])),
    edit: patch,
    args,
    scene: {
      ...plainScene,
      version: applier.versions.find((known) => known.startsWith(version)) ?? null,
      reusesInode,
    },
  });
  return { ...answerOf(run) };
}
