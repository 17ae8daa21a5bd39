import type { EditProblem } from '../../formats/problem.ts';
import { v4aProblem } from '../../formats/v4a/problem.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { applySections, overlapOf, sectionReports } from '../shared/sections/apply.ts';
import { type PlaceDialect, placeSections } from '../shared/sections/place.ts';
import { unreadAt } from '../shared/unread.ts';
import { Workspace } from '../shared/workspace.ts';
import { type Action, readActions } from './read.ts';

const dialect: PlaceDialect = {
  endSlack: () => 0,
  language: 'python',
  insistsOnStacked: false,
  invalidContext: (cursor, context, atEnd) => `Invalid ${atEnd ? 'EOF ' : ''}context at ${cursor}:\n${context}`,
};

/** Runs the script: loads the files that are named, places everything, and only then writes. */
export function runCookbook({ tree, edit }: RunInput): Run {
  const workspace = new Workspace(tree);
  const text = fromBytes(edit);
  const refuse = (message: string, problem: EditProblem | null = null): Run => {
    workspace.say(message);
    return workspace.finish(false, null, problem);
  };
  const refuseText = (message: string, line: number | null = null) =>
    refuse(message, v4aProblem(edit) ?? unreadAt(line));
  if (!text.startsWith('*** Begin Patch')) return refuseText('Patch text must start with *** Begin Patch');
  const named = [...text.matchAll(/^\*\*\* (?:Update|Delete) File: (.+)$/gm)].map(([, path]) => path!);
  const missing = named.find((path) => !workspace.has(path));
  if (missing !== undefined) {
    return refuse(`FileNotFoundError: [Errno 2] No such file or directory: '${missing}'`);
  }
  const lines = text.trim().split('\n');
  if (lines.length < 2 || lines.at(-1) !== '*** End Patch') return refuseText('Invalid patch text - missing sentinels');
  const read = readActions(lines, new Set(named));
  const writes: (() => void)[] = [];
  for (const action of read.actions) {
    const planned = plan(action, workspace);
    if (typeof planned === 'string') return refuse(planned);
    writes.push(planned);
  }
  if (!read.ok) return refuseText(read.message, read.line);
  for (const write of writes) write();
  workspace.say('Done!');
  return workspace.finish(true);
}

/** What writing an action will do, or the words in which it is refused. */
function plan(action: Action, workspace: Workspace): (() => void) | string {
  const { path } = action;
  if (action.kind === 'delete') return () => workspace.remove(path);
  if (action.kind === 'add') return () => workspace.write(path, action.text);
  const before = workspace.read(path) ?? '';
  const lines = before.split('\n');
  const placing = placeSections(lines, action.sections, dialect);
  const overlap = placing.lost ? null : overlapOf(placing.placed);
  const after = placing.lost || overlap ? null : applySections(lines, placing.placed).join('\n');
  workspace.reports.push({
    path,
    writtenTo: action.moveTo,
    before: toBytes(before),
    after: after === null ? null : toBytes(after),
    searches: 'input',
    hunks: sectionReports(action.sections, placing),
  });
  if (overlap) return `${path}: overlapping chunks at ${overlap.done} > ${overlap.at}`;
  if (placing.lost || after === null) return placing.lost?.message ?? '';
  return () => {
    workspace.write(action.moveTo ?? path, after);
    // A move onto itself writes the file and then removes it.
    if (action.moveTo !== null) workspace.remove(path);
  };
}
