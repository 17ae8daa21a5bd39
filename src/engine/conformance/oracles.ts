import { spawnSync } from 'node:child_process';
import { plainScene } from '../appliers/applier.ts';
import { applierById } from '../appliers/registry.ts';
import { plainFile } from '../text/tree.ts';
import type { Case } from './case.ts';
import { gitApplyCase } from './generate/git-apply-case.ts';
import { gnuPatchCase } from './generate/gnu-patch-case.ts';
import type { Random } from './generate/random.ts';
import { runCommands } from './real/commands.ts';
import { answerOf, type CommandAnswer } from './vectors.ts';

/** A real tool that can be run here, and cases to run it on. */
export interface Oracle {
  /** Id of the applier that models it. */
  readonly applier: string;
  readonly command: readonly [string, ...string[]];
  /** Debian's package. */
  readonly package: string;
  /** Which of the applier's versions is installed here; null when it is none that we model, or missing. */
  version(): string | null;
  caseOf(random: Random): Case;
}

export const oracles: readonly Oracle[] = [
  {
    applier: 'gnu-patch',
    command: ['patch'],
    package: 'patch',
    version: () => versionIn(/^GNU patch (2\.7\.6|2\.8)$/m, 'patch', '--version'),
    caseOf: gnuPatchCase,
  },
  {
    applier: 'git-apply',
    command: ['git', 'apply'],
    package: 'git',
    version: () => versionIn(/^git version (2\.39)\./m, 'git', '--version'),
    caseOf: gitApplyCase,
  },
];

function versionIn(pattern: RegExp, program: string, ...args: string[]): string | null {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return pattern.exec(stdout ?? '')?.[1] ?? null;
}

/** What the real tool answers to each case. */
export const realAnswers = (oracle: Oracle, cases: readonly Case[]): Promise<CommandAnswer[]> =>
  runCommands(oracle.command, cases);

/** What our model of the tool answers. */
export function modelAnswer(oracle: Oracle, version: string, { files, patch, args }: Case): CommandAnswer {
  const applier = applierById(oracle.applier)!;
  return answerOf(
    applier.run({
      tree: new Map([...files].map(([path, text]) => [path, plainFile(text)])),
      edit: patch,
      args,
      scene: { ...plainScene, version: applier.versions.find((known) => known.startsWith(version)) ?? null },
    }),
  );
}
