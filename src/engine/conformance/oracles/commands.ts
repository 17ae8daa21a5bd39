import { busyboxPatchCase } from '../generate/busybox-patch-case.ts';
import { gitApplyCase } from '../generate/git-apply-case.ts';
import { gnuPatchCase } from '../generate/gnu-patch-case.ts';
import { runCommands } from '../real/commands.ts';
import { modelAnswer } from './model-answer.ts';
import { type Oracle, versionIn } from './oracle.ts';

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
  needs: 'git 2.39 (Debian: git)',
  version: () => versionIn(/^git version (2\.39)\./m, 'git', '--version'),
  caseOf: gitApplyCase,
  real: async (cases) => (await runCommands(['git', 'apply'], cases)).map((answer) => ({ ...answer })),
  // Where a directory stands in the way, git says the name of its temporary file, which ends in its process's number.
  leftOut: ({ stderr }) =>
    String(stderr).includes('caller miscounted postlen')
      ? 'git’s crash “miscounted postlen”'
      : /unable to unlink '.*~\d+'/.test(String(stderr))
        ? 'messages with the number of git’s process'
        : null,
  model: (version, given) => modelAnswer('git-apply', version, given),
};

export const busyboxPatch: Oracle = {
  applier: 'busybox-patch',
  needs: 'BusyBox 1.35.0 (Debian: busybox)',
  version: () => versionIn(/^BusyBox v(1\.35\.0) /m, 'busybox', '--help'),
  caseOf: busyboxPatchCase,
  real: async (cases) => (await runCommands(['busybox', 'patch'], cases)).map((answer) => ({ ...answer })),
  model: (version, given) => modelAnswer('busybox-patch', version, given),
};
