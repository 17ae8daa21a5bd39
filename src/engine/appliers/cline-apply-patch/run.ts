import { v4aProblem } from '../../formats/v4a/problem.ts';
import { fromBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Problem, Run } from '../run.ts';
import { isRefused, outside } from '../shared/paths.ts';
import { Workspace } from '../shared/workspace.ts';
import { type Action, readActions } from './read.ts';
import { linesOf } from './sentinels.ts';

/** Calls the tool with a patch, which is its field `input`. */
export function runClineApplyPatch({ tree, edit }: RunInput): Run {
  const workspace = new Workspace(tree);
  const refuse = (message: string | null, problem: Problem | null = null): Run => {
    if (message !== null) workspace.say(message);
    return workspace.finish(false, null, problem);
  };
  const patch = linesOf(fromBytes(edit));
  if (!patch.ok) return refuse(patch.message, v4aProblem(edit));
  const read = readActions(patch.lines, patch.skipped, workspace);
  if (!read.ok) return refuse(read.message, problemOf(read.why, read.line) ?? v4aProblem(edit));
  const updates = read.actions.flatMap((action) => (action.kind === 'update' ? [action] : []));
  const warnings = updates.flatMap(({ path, update }) => update.warnings.map((warning) => `${path}: ${warning}`));
  if (warnings.length > 0) {
    const hunks = warnings.length === 1 ? '1 hunk' : `${warnings.length} hunks`;
    return refuse(
      [`Patch could not be applied because ${hunks} did not match the current file content.`, ...warnings].join('\n'),
      v4aProblem(edit),
    );
  }
  const overlapping = updates.find(({ update }) => update.overlap !== null);
  if (overlapping) return refuse(`${overlapping.path}: ${overlapping.update.overlap}`);
  for (const action of read.actions) {
    const message = carryOut(action, workspace);
    if (message !== null) return refuse(message);
  }
  const fuzz = updates.reduce((sum, { update }) => sum + update.fuzz, 0);
  const note = fuzz > 0 ? [`Note: Patch applied with fuzz factor ${fuzz}`] : [];
  workspace.say(
    ['Successfully applied patch to the following files:', ...read.actions.map(shownAs), ...note].join('\n'),
  );
  return workspace.finish(true);
}

/** Writes one action; the reason when it cannot be done. */
function carryOut(action: Action, workspace: Workspace): string | null {
  const { path } = action;
  if (action.kind === 'delete') workspace.remove(path);
  else if (action.kind === 'add') workspace.write(path, action.text);
  else {
    const { moveTo } = action;
    if (moveTo !== null && isRefused(moveTo)) return outside(moveTo);
    workspace.write(moveTo ?? path, action.update.after ?? '');
    // A move onto itself writes the file and then removes it.
    if (moveTo !== null) workspace.remove(path);
  }
  return null;
}

function shownAs(action: Action): string {
  if (action.kind === 'delete') return `${action.path}: [deleted]`;
  return action.kind === 'update' && action.moveTo !== null ? `${action.path} -> ${action.moveTo}` : action.path;
}

function problemOf(why: 'refused' | 'endless' | 'budget', line: number | null): Problem | null {
  switch (why) {
    case 'refused':
      return null;
    case 'endless':
      return {
        code: 'endless',
        line,
        sentence: 'The tool never ends here: it reads this line again and again, since no section can begin with it.',
        remedy: 'Begin each section with @@ and give every line a sign: a blank for context, also on an empty line.',
      };
    case 'budget':
      return {
        code: 'budget',
        line,
        sentence: 'The search by similarity was stopped: section and file are too long for it.',
        remedy: 'Make the section shorter, or quote the old lines as they are in the file.',
      };
  }
}
