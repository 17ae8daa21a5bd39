import { busyboxPatchCase } from '../generate/busybox-patch-case.ts';
import { gitApplyCase } from '../generate/git-apply-case.ts';
import { gitMergeCase } from '../generate/git-merge-case.ts';
import { gnuPatchCase } from '../generate/gnu-patch-case.ts';
import { readText, writeText } from '../portable.ts';
import { runCommands } from '../real/commands.ts';
import type { CommandAnswer } from '../vectors.ts';
import { modelAnswer } from './model-answer.ts';
import { type Answer, type Oracle, versionIn } from './oracle.ts';

export const gnuPatch: Oracle = {
  applier: 'gnu-patch',
  needs: 'GNU patch 2.7.6 or 2.8 (Debian: patch)',
  version: () => versionIn(/^GNU patch (2\.7\.6|2\.8)$/m, 'patch', '--version'),
  caseOf: gnuPatchCase,
  real: async (cases) => (await runCommands(['patch'], cases)).map((answer) => ({ ...answer })),
  // Scripts for ed are refused here: running a pasted program is no way to look at it.
  leftOut: ({ stderr, exit }) =>
    String(stderr).includes('ed FAILED')
      ? 'scripts for ed'
      : isEnded(exit)
        ? 'runs without an end'
        : exit === 139
          ? 'segmentation faults'
          : leavesTemporary(String(stderr))
            ? 'aborts that leave a file with a random name'
            : namesTemporary(String(stderr))
              ? 'messages with a random name'
              : null,
  model: (version, given, reusesInode) => modelAnswer('gnu-patch', version, given, reusesInode),
};

const leavesTemporary = (stderr: string) =>
  /Assertion `.*' failed|Can't reopen file|double free|malloc\(\)|free\(\): invalid/s.test(stderr);

const namesTemporary = (stderr: string) =>
  /Can't (?:rename file|create temporary file) \S+\.o[A-Za-z0-9]{6} /.test(stderr);

/** Killed for its time (SIGKILL, SIGXCPU) or for the size of what it wrote (SIGXFSZ). */
const isEnded = (exit: unknown) => exit === 137 || exit === 152 || exit === 153;

export const gitApply: Oracle = {
  applier: 'git-apply',
  needs: 'git 2.39 or 2.55 (Debian: git)',
  version: () => {
    const installed = versionIn(/^git version (2\.39|2\.55)\./m, 'git', '--version');
    return installed === '2.55' ? 'newest' : installed;
  },
  caseOf: (random) => (random.chance(0.15) ? gitMergeCase(random) : gitApplyCase(random)),
  real: async (cases) => (await runCommands(['git', 'apply'], cases)).map(withoutProcess),
  leftOut: ({ stderr, filesAfter }) =>
    String(stderr).includes('caller miscounted postlen')
      ? 'git’s crash “miscounted postlen”'
      : /"symlink":"[^"]*\\n>>>>>>> /.test(JSON.stringify(filesAfter))
        ? 'merged links, whose end git takes from memory that it never wrote'
        : null,
  model: (version, given) => modelAnswer('git-apply', version, given),
};

/** Where a file is in a submodule's way, git names what it makes after its process. */
const withoutProcess = (answer: CommandAnswer): Answer => ({
  ...answer,
  stderr: writeText(readText(answer.stderr).replace(/(?<=unable to unlink '.*~)\d+(?=')/g, '1')),
});

export const busyboxPatch: Oracle = {
  applier: 'busybox-patch',
  needs: 'BusyBox 1.35.0 (Debian: busybox)',
  version: () => versionIn(/^BusyBox v(1\.35\.0) /m, 'busybox', '--help'),
  caseOf: busyboxPatchCase,
  real: async (cases) => (await runCommands(['busybox', 'patch'], cases)).map((answer) => ({ ...answer })),
  leftOut: ({ exit, stderr }) =>
    isEnded(exit)
      ? 'runs without an end'
      : exit === 139
        ? 'segmentation faults'
        : String(stderr).includes('read error: Is a directory')
          ? 'folders patched, which leave a file with a random name'
          : null,
  model: (version, given) => modelAnswer('busybox-patch', version, given),
};
