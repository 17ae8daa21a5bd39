import type { EditProblem } from '../../formats/problem.ts';
import { v4aProblem } from '../../formats/v4a/problem.ts';
import { barePythonLines } from '../../text/blanks.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { pythonRepr } from '../../text/python-repr.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { applySections, overlapOf, sectionReports } from '../shared/sections/apply.ts';
import { type LostSection, type PlaceDialect, placeSections } from '../shared/sections/place.ts';
import { unreadAt } from '../shared/unread.ts';
import { Workspace } from '../shared/workspace.ts';
import { type Action, namedPaths, readActions } from './read.ts';

const dialect: PlaceDialect = {
  endSlack: () => 0,
  language: 'python',
  insistsOnStacked: false,
  invalidContext: (cursor, context, atEnd) => `Invalid ${atEnd ? 'EOF ' : ''}context at ${cursor}:\n${context}`,
  needsMarker: (first) => `Invalid line in update section:\n${first}`,
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
  const lines = barePythonLines(text);
  const named = namedPaths(lines);
  for (const path of named) {
    const fault = unloadable(workspace, path);
    if (fault !== null) return refuse(fault);
  }
  if (lines.length < 2 || lines.at(-1) !== '*** End Patch') return refuseText('Invalid patch text - missing sentinels');
  const read = readActions(lines, new Set(named));
  const plans: Plan[] = [];
  for (const action of read.actions) {
    const { lost, ...plan } = planOf(action, workspace);
    if (lost) return lost.unreadAt === undefined ? refuse(lost.message) : refuseText(lost.message, lost.unreadAt);
    plans.push(plan);
  }
  if (!read.ok) return refuseText(read.message, read.line);
  const overlap = plans.find((plan) => plan.overlap !== null)?.overlap ?? null;
  if (overlap !== null) return refuse(overlap);
  for (const { write } of plans) write();
  workspace.say('Done!');
  return workspace.finish(true);
}

/** Why a file cannot be loaded; null when it can. */
function unloadable(workspace: Workspace, path: string): string | null {
  if (path !== '' && workspace.isDirectory(path)) {
    return `IsADirectoryError: [Errno 21] Is a directory: ${pythonRepr(path)}`;
  }
  if (path !== '' && workspace.has(path)) return null;
  return `FileNotFoundError: [Errno 2] No such file or directory: ${pythonRepr(path)}`;
}

interface Plan {
  /** Changes of one file that are out of order, in the tool's words. */
  readonly overlap: string | null;
  write(): void;
}

/** What writing an action will do, and the section of it that has no place. */
function planOf(action: Action, workspace: Workspace): Plan & { readonly lost: LostSection | null } {
  const { path } = action;
  const simple = { lost: null, overlap: null };
  if (action.kind === 'delete') return { ...simple, write: () => workspace.remove(path) };
  if (action.kind === 'add') return { ...simple, write: () => workspace.write(path, action.text) };
  // Text mode: every line end becomes a line feed.
  const before = (workspace.read(path) ?? '').replace(/\r\n?/g, '\n');
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
  return {
    lost: placing.lost,
    overlap: overlap && `${path}: overlapping chunks at ${overlap.done} > ${overlap.at}`,
    write: () => {
      workspace.write(action.moveTo ?? path, after ?? '');
      // A move onto itself writes the file and then removes it.
      if (action.moveTo !== null) workspace.remove(path);
    },
  };
}
