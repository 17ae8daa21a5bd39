import { readUnified } from '../../formats/unified/read.ts';
import { hunksOf } from '../../formats/unified/reading.ts';
import type { Tree } from '../../text/tree.ts';
import type { Applier, RunInput } from '../applier.ts';
import type { FileReport, Problem, Run } from '../run.ts';
import { stripOption, unifiedCommand } from '../shared/patch-command.ts';
import { type Demands, readArguments } from './arguments.ts';
import { type Plan, planFile, withheld } from './plan.ts';

/**
 * The guard: a hunk is applied at its stated line, byte for byte, in the function that the task names, or not at all.
 *
 * What it does: two checks (placement, function), then everything or nothing.
 * When it refuses: any offset, any fuzz, another symbol than the one named, any fault of the patch text.
 * Source: ours, after the write-up of a patch that went into the wrong of two equal functions.
 */
export const strict: Applier = {
  id: 'strict',
  name: 'Strict guard',
  versions: ['1'],
  family: 'guard',
  command: ['strict'],
  ...unifiedCommand,
  options: [
    stripOption(['-p']),
    {
      id: 'symbol',
      flags: ['--symbol'],
      label: 'Task names',
      help: 'The function or class every hunk must lie in; 2:name speaks of the second hunk alone.',
      kind: 'text',
      placeholder: 'charge',
    },
  ],
  evidence: 'ours',
  card: {
    finds: 'The whole preimage must be at the stated line, byte for byte.',
    order: 'One place: the stated line.',
    twins: 'Never chooses: the line number decides, and the named function must agree.',
    leniency: 'None. No offset, no fuzz, no white space.',
    context: "The file's, which is the patch's.",
    atomicity: 'All files and hunks, or nothing is written.',
    source: 'Our own tool; its two rules come from a public write-up of a misplaced hunk.',
  },
  run,
};

function run({ tree, edit, args, scene }: RunInput): Run {
  const parsed = readArguments(args);
  if (!parsed.ok) return refused(tree, 2, [parsed.message], [], null);
  const reading = readUnified(edit);
  const fault = faultOf(reading.problems, hunksOf(reading).length + reading.files.filter((file) => file.git).length);
  const plans = plansOf(reading.files, { tree, edit, args, scene }, parsed.demands);
  const reports = plans.map(({ report }) => report);
  if (fault !== null) {
    const at = fault.line === null ? '' : `line ${fault.line} of the patch: `;
    return refused(tree, 1, [`REJECT ${at}${fault.sentence} ${fault.remedy}`], reports.map(withheld), fault);
  }
  const refusals = plans.flatMap((plan) => plan.refusals);
  if (refusals.length > 0) return refused(tree, 1, refusals, reports.map(withheld), null);
  const filesAfter = new Map(tree);
  for (const [path, file] of plans.flatMap((plan) => [...plan.writes])) {
    if (file === null) filesAfter.delete(path);
    else filesAfter.set(path, file);
  }
  const text = `${counted(hunksOf(reading).length, 'hunk')} at the stated line in ${counted(plans.length, 'file')}.\n`;
  return {
    exit: 0,
    ok: true,
    output: [{ stream: 'stdout', text }],
    filesAfter,
    reports,
    questions: [],
    problem: null,
  };
}

/** A file that two entries name is planned on what the first leaves behind. */
function plansOf(files: ReturnType<typeof readUnified>['files'], input: RunInput, demands: Demands): Plan[] {
  const tree = new Map(input.tree);
  let number = 1;
  return files
    .filter((file) => file.hunks.length > 0 || file.git !== null)
    .map((file) => {
      const plan = planFile(file, tree, input.scene, demands, number);
      number += file.hunks.length;
      for (const [path, result] of plan.writes) {
        if (result === null) tree.delete(path);
        else tree.set(path, result);
      }
      return plan;
    });
}

/** The first fault of the patch text; a patch without hunks is one. */
function faultOf(problems: readonly Problem[], parts: number): Problem | null {
  if (parts > 0) return problems.find((problem) => problem.code !== 'no-change') ?? null;
  return {
    code: 'no-hunks',
    line: null,
    sentence: 'No hunk was read in this text.',
    remedy: 'Paste a unified diff: lines of ---, +++ and @@.',
  };
}

function refused(
  tree: Tree,
  exit: number,
  lines: readonly string[],
  reports: FileReport[],
  problem: Problem | null,
): Run {
  const text = lines.map((line) => `${line}\n`).join('');
  return { exit, ok: false, output: [{ stream: 'stderr', text }], filesAfter: tree, reports, questions: [], problem };
}

const counted = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
