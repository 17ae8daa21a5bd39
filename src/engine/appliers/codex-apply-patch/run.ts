import { v4aProblem } from '../../formats/v4a/problem.ts';
import type { Landing } from '../../search/trace.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import type { RunInput } from '../applier.ts';
import type { HunkReport, Run } from '../run.ts';
import { optionsOf } from '../shared/call.ts';
import { unreadAt } from '../shared/unread.ts';
import { rootOf, Workspace, wholePath } from '../shared/workspace.ts';
import { type Location, locateChunks, type Placed } from './locate.ts';
import type { Chunk, Operation } from './operations.ts';
import { parsePatch } from './parse.ts';
import { type Dialect, legacy, preserve } from './write.ts';

/** Runs the tool: the operations in their order, each on the disk as it is by then; a failure stops there. */
export function runCodex({ tree, edit, args, scene }: RunInput): Run {
  const variant = optionsOf(args).variant ?? 'preserve';
  const workspace = new Workspace(tree);
  const parsed = parsePatch(fromBytes(edit), variant === 'classic');
  if (!parsed.ok) {
    workspace.say(parsed.message, 'stderr');
    return workspace.finish(false, 1, v4aProblem(edit) ?? unreadAt(parsed.line));
  }
  // Paths in messages are whole, and without the detours that the patch takes; once they were as written.
  const shown = (path: string) => (variant === 'classic' ? path : wholePath(rootOf(scene), path));
  const touched = { A: [] as string[], M: [] as string[], D: [] as string[] };
  for (const operation of parsed.operations) {
    const outcome = perform(operation, workspace, variant === 'preserve' ? preserve : legacy, shown);
    if ('message' in outcome) {
      workspace.say(outcome.message, 'stderr');
      return workspace.finish(false, 1);
    }
    touched[outcome.letter].push(outcome.path);
  }
  if (parsed.operations.length === 0) {
    workspace.say('No files were modified.', 'stderr');
    return workspace.finish(false, 1, v4aProblem(edit));
  }
  const listed = (['A', 'M', 'D'] as const).flatMap((letter) => touched[letter].map((path) => `${letter} ${path}`));
  workspace.say(['Success. Updated the following files:', ...listed].join('\n'));
  return workspace.finish(true, 0);
}

/** No file can be written where a directory is, or below a file. */
const isBarred = (workspace: Workspace, path: string) => workspace.isDirectory(path) || workspace.isBelowFile(path);

/** A path as messages name it. */
type Shown = (path: string) => string;

type Performed = { readonly letter: 'A' | 'M' | 'D'; readonly path: string } | { readonly message: string };

function perform(operation: Operation, workspace: Workspace, dialect: Dialect, shown: Shown): Performed {
  const { path } = operation;
  switch (operation.kind) {
    case 'add':
      if (isBarred(workspace, path)) return { message: `Failed to write file ${shown(path)}` };
      workspace.write(path, operation.text);
      return { letter: 'A', path };
    case 'delete':
      if (!workspace.has(path)) return { message: `Failed to delete file ${shown(path)}` };
      workspace.remove(path);
      return { letter: 'D', path };
    case 'update':
      return update(operation, workspace, dialect, shown);
  }
}

function update(
  { path, moveTo, chunks }: Operation & { kind: 'update' },
  workspace: Workspace,
  dialect: Dialect,
  shown: Shown,
): Performed {
  const text = workspace.read(path);
  if (text === null) return { message: unreadable(workspace, path, shown(path)) };
  const lines = dialect.lines(text);
  const locations = locateChunks(lines, chunks, {
    path: shown(path),
    exact: dialect.exact,
    appendAt: dialect.appendAt(lines),
    endIgnoresCursor: dialect.endIgnoresCursor,
  });
  const placed = locations.flatMap((location) => (location.ok ? [location.placed] : []));
  const failed = locations.find((location) => !location.ok);
  const after = failed ? null : dialect.write(text, placed);
  workspace.reports.push({
    path,
    writtenTo: moveTo,
    before: toBytes(text),
    after: after === null ? null : toBytes(after),
    searches: 'input',
    hunks: chunks.map((chunk, i) => reportOf(chunk, i, locations[i], dialect)),
  });
  if (failed && !failed.ok) return { message: failed.unplaced.message };
  if (moveTo !== null && isBarred(workspace, moveTo)) return { message: `Failed to write file ${shown(moveTo)}` };
  workspace.write(moveTo ?? path, after ?? '');
  // A move onto itself writes the file and then removes it: the tool reports success all the same.
  if (moveTo !== null) workspace.remove(path);
  return { letter: 'M', path: moveTo ?? path };
}

function unreadable(workspace: Workspace, path: string, shown: string): string {
  const reason = workspace.isDirectory(path)
    ? `path \`${shown}\` is not a file`
    : workspace.isBelowFile(path)
      ? 'Not a directory (os error 20)'
      : 'No such file or directory (os error 2)';
  return `Failed to read file to update ${shown}: ${reason}`;
}

function reportOf(chunk: Chunk, index: number, location: Location | undefined, dialect: Dialect): HunkReport {
  const base = {
    number: index + 1,
    patchLines: { from: chunk.from, to: chunk.to },
    section: toBytes(chunk.anchor ?? ''),
    rows: location?.ok ? location.placed.rows : chunk.rows,
    stated: null,
    expected: null,
  };
  if (location === undefined) {
    return { ...base, moves: [], outcome: { kind: 'untried', sentence: 'A chunk before this one found no place.' } };
  }
  if (!location.ok) {
    const { reject, moves } = location.unplaced;
    return { ...base, moves: [...moves, { kind: 'reject', reject }], outcome: { kind: 'rejected', reject } };
  }
  const landing = landingOf(location.placed, dialect);
  const moves = [...location.placed.moves, { kind: 'land', landing } as const];
  return { ...base, moves, outcome: { kind: 'landed', landing } };
}

const landingOf = (placed: Placed, dialect: Dialect): Landing => ({
  places: [lineIndex(placed.at)],
  printed: null,
  offset: null,
  fuzz: placed.rung,
  dropped: { head: 0, tail: 0 },
  edits: dialect.edits(placed),
});
