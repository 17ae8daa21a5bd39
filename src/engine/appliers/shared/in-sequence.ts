import { callsIn } from '../../formats/tool-call/calls.ts';
import { isKnownCall } from '../../formats/tool-call/read.ts';
import { toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { FileReport, HunkReport, Run } from '../run.ts';

/**
 * A tool that is called with fields, also when the pasted text holds several calls: each is made on what the ones
 * before have left, whatever they answered, as an agent's message with several calls is carried out.
 */
export function inSequence(call: (input: RunInput) => Run): (input: RunInput) => Run {
  return (input) => {
    const calls = callsIn(input.edit).filter(({ fields }) => isKnownCall(fields));
    if (calls.length === 0) return call(input);
    const [only] = calls;
    if (calls.length === 1) return moved(call({ ...input, edit: toBytes(only!.text) }), only!.lines.from - 1);
    let tree = input.tree;
    let printed = 0;
    const runs = calls.map(({ text, lines }) => {
      const run = call({ ...input, tree, edit: toBytes(text) });
      tree = run.filesAfter;
      const answeredBy = { from: printed, to: printed + run.output.length };
      printed = answeredBy.to;
      return moved(run, lines.from - 1, { answeredBy });
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

/** The run in lines of the whole text, when what was run begins `by` lines below its top; `more` is said of its hunks. */
function moved(run: Run, by: number, more: Pick<HunkReport, 'answeredBy'> = {}): Run {
  const hunkOf = (hunk: HunkReport): HunkReport => ({
    ...hunk,
    ...more,
    patchLines: { from: hunk.patchLines.from + by, to: hunk.patchLines.to + by },
    rows: hunk.rows.map((row) => ({ ...row, patchLine: row.patchLine + by })),
  });
  const { problem } = run;
  return {
    ...run,
    reports: run.reports.map((report) => ({ ...report, hunks: report.hunks.map(hunkOf) })),
    problem: problem && (problem.line === null ? problem : { ...problem, line: problem.line + by }),
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
