import { blockProblem, searchReplaceMarkers } from '../../formats/block-problem.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { blockCallOf, optionsOf } from '../shared/call.ts';
import { Workspace } from '../shared/workspace.ts';
import { editInAnyOrder } from './any-order.ts';
import { FileEdit } from './file-edit.ts';
import { editInOrder } from './in-order.ts';

/** One call: all blocks of a file or none. Fields: `path`, `diff`. Option `version`: v1 (default), v2. */
export function runReplaceInFile({ tree, edit, args }: RunInput): Run {
  const workspace = new Workspace(tree);
  const given = blockCallOf(edit, tree);
  if (!given.ok) return workspace.finish(false, null, given.problem);
  const { path, diff, linesAt, told } = given.call;
  const isOrdered = optionsOf(args).version === 'v2';
  const file = new FileEdit(workspace.read(path) ?? '', isOrdered);
  const failure = (isOrdered ? editInOrder : editInAnyOrder)(file, diff, linesAt);
  const after = failure === null ? file.after() : null;
  workspace.report({
    path,
    before: file.text,
    after,
    searches: 'input',
    hunks: file.hunks,
  });
  if (after !== null) workspace.write(path, after);
  if (failure !== null) workspace.say(failure);
  const isUnread = file.hunks.length === 0;
  return workspace.finish(failure === null, null, isUnread ? told(blockProblem(diff, searchReplaceMarkers)) : null);
}
