import type { RunInput } from '../applier.ts';
import type { FileReport, Run } from '../run.ts';
import { rootOf } from '../shared/workspace.ts';
import { readArguments } from './arguments.ts';
import { Job } from './job.ts';
import { partsOf } from './parts.ts';
import { holdsDiff, readPatch } from './read.ts';
import { WorkingCopy } from './working-copy.ts';

/** Runs the command with `-v` in a clean working copy in which every file is tracked; the patch lies in `.hg`. */
export function runHgImport({ tree, edit, args, scene }: RunInput): Run {
  const copy = new WorkingCopy(tree, rootOf(scene));
  const printed = { stdout: '', stderr: '' };
  const reports: FileReport[] = [];
  const finish = (exit: number): Run => {
    const chunks = (['stdout', 'stderr'] as const).map((stream) => ({ stream, text: printed[stream] }));
    const output = chunks.filter(({ text }) => text !== '');
    return { exit, ok: exit === 0, output, filesAfter: copy.files, reports, questions: [], problem: null };
  };
  const parsed = readArguments(args);
  if (!parsed.ok) {
    printed.stderr += parsed.message;
    return finish(255);
  }
  const name = `${rootOf(scene)}/.hg/p.diff`;
  printed.stdout += `applying ${name}\n`;
  const abort = (message: string): Run => {
    printed.stderr += `abort: ${message}\n`;
    return finish(255);
  };
  // A last line that was cut gets its line feed back before the patch is read.
  const parts = partsOf(edit.endsWith('\n') ? edit : `${edit}\n`).filter(({ text }) => holdsDiff(text));
  if (parts.length === 0) return abort(`${name}: no diffs found`);
  for (const { text, skipped } of parts) {
    const job = new Job(copy, printed, parsed.settings, reports);
    const refusal = job.run(readPatch(text, skipped));
    const closing = copy.close();
    printed.stdout += closing.stdout;
    printed.stderr += closing.stderr;
    if (refusal !== null) return abort(refusal);
    if (job.hasRejects) return abort('patch failed to apply');
    printed.stdout += 'applied to working directory\n';
  }
  return finish(0);
}
