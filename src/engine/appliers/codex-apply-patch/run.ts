import { v4aProblem } from '../../formats/v4a/problem.ts';
import type { Landing } from '../../search/trace.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import type { RunInput } from '../applier.ts';
import type { HunkReport, Run } from '../run.ts';
import { optionsOf } from '../shared/call.ts';
import { unreadAt } from '../shared/unread.ts';
import { rootOf, Workspace } from '../shared/workspace.ts';
import { type Location, locateChunks, type Placed } from './locate.ts';
import type { Chunk, Operation } from './operations.ts';
import { parsePatch } from './parse.ts';
import { classicWords, unreadable, unwritable, type Words, wordsAt } from './words.ts';
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
  const words = variant === 'classic' ? classicWords : wordsAt(rootOf(scene));
  const touched = { A: [] as string[], M: [] as string[], D: [] as string[] };
  for (const operation of parsed.operations) {
    const outcome = perform(operation, workspace, variant === 'preserve' ? preserve : legacy, words);
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

type Performed = { readonly letter: 'A' | 'M' | 'D'; readonly path: string } | { readonly message: string };

function perform(operation: Operation, workspace: Workspace, dialect: Dialect, words: Words): Performed {
  const { path } = operation;
  switch (operation.kind) {
    case 'add': {
      const message = unwritable(workspace, path, words);
      if (message !== null) return { message };
      workspace.write(path, operation.text);
      return { letter: 'A', path };
    }
    case 'delete':
      if (!workspace.has(path)) return { message: `Failed to delete file ${words.path(path)}` };
      workspace.remove(path);
      return { letter: 'D', path };
    case 'update':
      return update(operation, workspace, dialect, words);
  }
}

function update(
  { path, moveTo, chunks }: Operation & { kind: 'update' },
  workspace: Workspace,
  dialect: Dialect,
  words: Words,
): Performed {
  const text = workspace.read(path);
  const fault = unreadable(workspace, path, words);
  if (text === null || fault !== null) return { message: fault ?? '' };
  const lines = dialect.lines(text);
  const locations = locateChunks(lines, chunks, {
    path: words.path(path),
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
  const barred = moveTo === null ? null : unwritable(workspace, moveTo, words);
  if (barred !== null) return { message: barred };
  workspace.write(moveTo ?? path, after ?? '');
  // A move onto itself writes the file and then removes it: the tool reports success all the same.
  if (moveTo !== null) workspace.remove(path);
  return { letter: 'M', path: moveTo ?? path };
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
