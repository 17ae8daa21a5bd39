import type { EditProblem } from '../../formats/problem.ts';
import { v4aProblem } from '../../formats/v4a/problem.ts';
import { barePythonLines, pythonStrip } from '../../text/blanks.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { applySections, sectionReports } from '../shared/sections/apply.ts';
import { type PlaceDialect, type PlacedSection, placeSections } from '../shared/sections/place.ts';
import { unreadAt } from '../shared/unread.ts';
import { Workspace } from '../shared/workspace.ts';
import { type Action, readActions } from './read.ts';

const dialect: PlaceDialect = {
  endSlack: () => 0,
  language: 'python',
  insistsOnStacked: false,
  findScope,
  invalidContext: (cursor, context, atEnd) =>
    `Could not find patch context ${atEnd ? '(at end of file)' : ''} starting near line ${cursor}:\n${context}`,
};

/** The lines after `@@` must follow each other in the file, blanks at both ends aside. The line after them, or the refusal. */
function findScope(lines: readonly string[], anchors: readonly string[], cursor: number): number | string {
  const wanted = anchors.map(pythonStrip.both).filter((anchor) => anchor !== '');
  if (wanted.length === 0) return cursor;
  for (let at = cursor; at + wanted.length <= lines.length; at++) {
    if (wanted.every((anchor, i) => pythonStrip.both(lines[at + i]!) === anchor)) return at + wanted.length;
  }
  return `Could not find scope context:\n${wanted.join('\n')}`;
}

/** Applies the patch in a chat reply: all is placed first, then written file by file. */
export function runAiderPatch({ tree, edit }: RunInput): Run {
  const workspace = new Workspace(tree);
  const refuse = (message: string, problem: EditProblem | null = null): Run => {
    workspace.say(message);
    return workspace.finish(false, null, problem);
  };
  const lines = barePythonLines(fromBytes(edit));
  if (!lines.some((line) => /^(@@|\*\*\* (Begin Patch|(Update|Add|Delete) File:))/.test(line))) {
    return workspace.finish(true);
  }
  const read = readActions(lines);
  const writes: (() => string | null)[] = [];
  for (const action of read.actions) {
    const planned = plan(action, workspace);
    if (typeof planned === 'string') return refuse(`Error parsing patch content: ${planned}`);
    writes.push(planned);
  }
  if (!read.ok) return refuse(`Error parsing patch content: ${read.message}`, v4aProblem(edit) ?? unreadAt(null));
  // A new file is confirmed, and then made empty, before anything is applied.
  for (const { kind, path } of read.actions) if (kind === 'ADD' && !workspace.has(path)) workspace.write(path, '');
  for (const [i, { kind, path }] of read.actions.entries()) {
    const message = writes[i]!();
    if (message !== null) return refuse(`Error applying action 'ActionType.${kind}' to ${path}: ${message}`);
  }
  for (const { path } of read.actions) workspace.say(`Applied edit to ${path}`);
  return workspace.finish(true);
}

/** Text mode, and every kind of line end that Python knows. */

/** What carrying out an action will do; a text: why it cannot be read. */
function plan(action: Action, workspace: Workspace): (() => string | null) | string {
  const { path, kind } = action;
  if (kind === 'ADD') return () => `ADD Error: File already exists: ${path}`;
  const before = workspace.read(path);
  if (kind === 'DELETE') {
    if (before === null) return `Delete File Error - file not found: ${path}`;
    return () => {
      workspace.say(`Deleting ${path}`);
      workspace.remove(path);
      return null;
    };
  }
  if (before === null) return `Update File Error - missing file content for: ${path}`;
  const lines = barePythonLines(before);
  const placings = action.updates.map((sections) => placeSections(lines, sections, dialect));
  const lost = placings.find((placing) => placing.lost)?.lost ?? null;
  const placed: PlacedSection[] = placings.flatMap((placing) => placing.placed).sort((a, b) => a.at - b.at);
  const after = lost ? null : `${applySections(lines, placed).join('\n').replace(/\n+$/, '')}\n`;
  workspace.reports.push({
    path,
    writtenTo: action.moveTo,
    before: toBytes(before),
    after: after === null ? null : toBytes(after),
    searches: 'input',
    hunks: action.updates
      .flatMap((sections, i) => sectionReports(sections, placings[i]!))
      .map((hunk, i) => ({ ...hunk, number: i + 1 })),
  });
  if (lost || after === null) return lost?.message ?? '';
  return () => {
    const to = action.moveTo ?? path;
    workspace.say(`Updating ${path}`);
    workspace.write(to, after);
    if (to !== path) workspace.remove(path);
    return null;
  };
}
