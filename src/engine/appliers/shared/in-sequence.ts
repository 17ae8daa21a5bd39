import { callsIn } from '../../formats/tool-call/calls.ts';
import { isKnownCall } from '../../formats/tool-call/read.ts';
import { toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { FileReport, Run } from '../run.ts';

/**
 * A tool that is called with fields, also when the pasted text holds several calls: each is made on what the ones
 * before have left, whatever they answered, as an agent's message with several calls is carried out.
 */
export function inSequence(call: (input: RunInput) => Run): (input: RunInput) => Run {
  return (input) => {
    const calls = callsIn(input.edit).filter(({ fields }) => isKnownCall(fields));
    if (calls.length === 0) return call(input);
    // Line feeds in front keep the line numbers of what was pasted.
    const edits = calls.map(({ text, lines }) => '\n'.repeat(lines.from - 1) + toBytes(text));
    if (edits.length === 1) return call({ ...input, edit: edits[0]! });
    let tree = input.tree;
    const runs = edits.map((edit) => {
      const run = call({ ...input, tree, edit });
      tree = run.filesAfter;
      return run;
    });
    return {
      exit: runs.at(-1)!.exit,
      ok: runs.every(({ ok }) => ok),
      output: runs.flatMap(({ output }) => output),
      filesAfter: tree,
      reports: joined(runs.flatMap(({ reports }) => reports)),
      questions: runs.flatMap(({ questions }) => questions),
      problem: runs.find(({ problem }) => problem)?.problem ?? null,
    };
  };
}

/** Reports of one file that follow each other as one, in which every hunk is sought in the result of those before. */
function joined(reports: readonly FileReport[]): FileReport[] {
  const all: FileReport[] = [];
  for (const report of reports) {
    const last = all.at(-1);
    const isNext = last && last.path === report.path && report.before === (last.after ?? last.before);
    if (!isNext) {
      all.push(report);
      continue;
    }
    const hunks = [...last.hunks, ...report.hunks].map((hunk, i) => ({ ...hunk, number: i + 1 }));
    all[all.length - 1] = { ...last, hunks, after: report.after ?? last.after, searches: 'running' };
  }
  return all;
}
