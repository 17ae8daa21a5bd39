import { plainScene } from '../../appliers/applier.ts';
import { applierById } from '../../appliers/registry.ts';
import type { ByteText } from '../../text/bytes.ts';
import { plainFile } from '../../text/tree.ts';
import type { Case } from '../case.ts';
import { answerOf } from '../vectors.ts';
import type { Answer } from './oracle.ts';

/** What our model of a command line tool answers. */
export function modelAnswer(
  id: string,
  version: string,
  { files, patch, args, versions }: Case,
  reusesInode = plainScene.reusesInode,
): Answer {
  const applier = applierById(id)!;
  const run = applier.run({
    tree: new Map([...files].map(([path, text]) => [path, plainFile(text)])),
    edit: patch,
    args,
    scene: {
      ...plainScene,
      ...(versions && { repository: { prefix: '' }, base: versionsAsBase(versions) }),
      version: applier.versions.find((known) => known.startsWith(version)) ?? null,
      reusesInode,
    },
  });
  return { ...answerOf(run) };
}

/** By names that no file has. */
const versionsAsBase = (versions: readonly ByteText[]) =>
  new Map(versions.map((text, i) => [`\0version ${i}`, plainFile(text)]));
