import type { EditProblem } from '../../formats/problem.ts';
import { v4aProblem } from '../../formats/v4a/problem.ts';
import { barePythonLines, pythonStrip } from '../../text/blanks.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { ChatFiles } from '../shared/chat-files.ts';
import { sectionReports } from '../shared/sections/apply.ts';
import { type LostSection, type PlaceDialect, placeSections } from '../shared/sections/place.ts';
import { unreadAt } from '../shared/unread.ts';
import { resolved, Workspace } from '../shared/workspace.ts';
import { type Chunk, chunksOf, patched } from './chunks.ts';
import { type Action, namedPaths, readActions } from './read.ts';

const dialect: PlaceDialect = {
  endSlack: () => 0,
  language: 'python',
  insistsOnStacked: false,
  findScope,
  invalidContext: (cursor, context, atEnd) =>
    `Could not find patch context ${atEnd ? '*** End of File' : ''} starting near line ${cursor}:\n${context}`,
  needsMarker: null,
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
  if (!isPatch(lines)) return workspace.finish(true);
  const files = new ChatFiles(workspace);
  const unknown = namedPaths(lines).find((path) => files.read(path) === null);
  if (unknown !== undefined) return refuse(`File referenced in patch not found or could not be read: ${unknown}`);
  const read = readActions(lines);
  const plans = read.actions.map((action) => planOf(action, workspace, files));
  // The tool reads and places in one go, and so stops at the first section of the text that has no place.
  const lost = plans.flatMap((plan) => plan.lost ?? []).sort((a, b) => a.section.from - b.section.from)[0];
  if (lost) return refuse(`Error parsing patch content: ${lost.message}`);
  if (!read.ok) return refuse(`Error parsing patch content: ${read.message}`, v4aProblem(edit) ?? unreadAt(null));
  const allowed = read.actions.filter(({ path }) => files.confirm(path));
  for (const action of allowed) {
    const { kind, path } = action;
    const message = plans[read.actions.indexOf(action)]!.write();
    if (message !== null) return refuse(`Error applying action 'ActionType.${kind}' to ${path}: ${message}`);
  }
  for (const { path } of allowed) workspace.say(`Applied edit to ${path}`);
  return workspace.finish(true);
}

/** Whether the reply begins as a patch, or has a line that looks like one. */
const isPatch = (lines: readonly string[]) =>
  (lines.length > 1 && lines[0]!.startsWith('*** Begin Patch')) ||
  lines.some((line) => /^(@@|\*\*\* (Update|Add|Delete) File:)/.test(line));

interface Plan {
  /** The first section without a place. */
  readonly lost: LostSection | null;
  /** Carries the action out, or tells why not. */
  write(): string | null;
}

function planOf(action: Action, workspace: Workspace, files: ChatFiles): Plan {
  const { path, kind } = action;
  if (kind === 'ADD') return { lost: null, write: () => `ADD Error: File already exists: ${path}` };
  if (kind === 'DELETE') return { lost: null, write: () => remove(workspace, files, path) };
  const before = files.read(path) ?? '';
  const lines = barePythonLines(before);
  const placings = action.updates.map((sections) => placeSections(lines, sections, dialect));
  const lost = placings.find((placing) => placing.lost)?.lost ?? null;
  const chunks = placings.flatMap((placing) => placing.placed.flatMap(chunksOf));
  const result = lost ? null : patched(before, chunks, path);
  workspace.reports.push({
    path,
    writtenTo: action.moveTo,
    before: toBytes(before),
    after: result?.ok ? toBytes(result.text) : null,
    searches: 'input',
    hunks: action.updates
      .flatMap((sections, i) => sectionReports(sections, placings[i]!))
      .map((hunk, i) => ({ ...hunk, number: i + 1 })),
  });
  return { lost, write: () => update(workspace, files, { path, moveTo: action.moveTo, chunks }) };
}

function remove(workspace: Workspace, files: ChatFiles, path: string): null {
  workspace.say(`Deleting ${path}`);
  files.remove(path);
  return null;
}

interface Update {
  readonly path: string;
  readonly moveTo: string | null;
  readonly chunks: readonly Chunk[];
}

/** Applies the chunks to the file as the actions before have left it, or tells why not. */
function update(workspace: Workspace, files: ChatFiles, { path, moveTo, chunks }: Update): string | null {
  const text = files.read(path);
  if (text === null) return `UPDATE Error: File does not exist: ${path}`;
  const result = patched(text, chunks, path);
  if (!result.ok) return result.message;
  const to = moveTo ?? path;
  workspace.say(moveTo === null ? `Updating ${path}` : `Updating and moving ${path} to ${moveTo}`);
  files.write(to, result.text);
  if (resolved(to) !== resolved(path) || files.isInside(to) !== files.isInside(path)) files.remove(path);
  return null;
}
