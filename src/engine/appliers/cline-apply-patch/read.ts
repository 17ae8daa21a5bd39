import { toBytes } from '../../text/bytes.ts';
import { isRefused, outside } from '../shared/paths.ts';
import type { Workspace } from '../shared/workspace.ts';
import { type ReadUpdate, readUpdate, type Update } from './update.ts';

export type Action =
  | { readonly kind: 'update'; readonly path: string; readonly moveTo: string | null; readonly update: Update }
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'add'; readonly path: string; readonly text: string };

type Refusal = Extract<ReadUpdate, { ok: false }>;
type ReadPatch = { readonly ok: true; readonly actions: readonly Action[] } | Refusal;

const header = /^\*\*\* (Update|Delete|Add) File: (.*)$/;
const moveHeader = /^\*\*\* Move to: (.*)$/;

/** Reads the actions of a patch and places the sections of its updates. `skipped`: lines of the text before the first. */
export function readActions(lines: readonly string[], skipped: number, workspace: Workspace): ReadPatch {
  const refuse = (message: string, at: number): Refusal => ({
    ok: false,
    message,
    line: at + 1 + skipped,
    why: 'refused',
  });
  for (const [at, line] of lines.entries()) {
    const message = unloadable(line, workspace);
    if (message !== null) return refuse(message, at);
  }
  const actions: Record<string, Action> = {};
  let at = 0;
  while (at < lines.length && !lines[at]!.startsWith('*** End Patch')) {
    const line = lines[at]!;
    const [, verb, name] = header.exec(line) ?? [];
    if (verb === undefined || name === undefined) return refuse(`Unknown line while parsing: ${line}`, at);
    const path = name.trim();
    // Names that every JavaScript object has, such as "constructor", count as paths that were met already.
    if (path in actions) return refuse(`Duplicate ${verb.toLowerCase()} for file: ${path}`, at);
    if (verb === 'Delete') {
      actions[path] = { kind: 'delete', path };
      at++;
    } else if (verb === 'Add') {
      if (workspace.has(path)) return refuse(`Add File Error: File already exists: ${path}`, at);
      const added = readAdded(lines, at + 1);
      if (typeof added === 'number') return refuse(`Invalid Add File line (missing '+'): ${lines[added]}`, added);
      actions[path] = { kind: 'add', path, text: added.text };
      at = added.next;
    } else {
      const moveTo = moveHeader.exec(lines[at + 1] ?? '')?.[1]?.trim() ?? null;
      const before = workspace.read(path) ?? '';
      const read = readUpdate(lines, at + (moveTo === null ? 1 : 2), before, skipped);
      if (!read.ok) return read;
      const { update, next } = read;
      actions[path] = { kind: 'update', path, moveTo, update };
      const after = update.after === null ? null : toBytes(update.after);
      const { hunks } = update;
      workspace.reports.push({ path, writtenTo: moveTo, before: toBytes(before), after, searches: 'input', hunks });
      at = next;
    }
  }
  // The tool keeps them by path, so that paths that are numbers come first.
  return { ok: true, actions: Object.values(actions) };
}

/** All files are loaded before anything is read: why the one that this line names cannot be. */
function unloadable(line: string, workspace: Workspace): string | null {
  const [, verb, name] = header.exec(line) ?? [];
  if (verb === undefined || name === undefined) return null;
  const path = name.trim();
  if (isRefused(path)) return outside(path);
  return verb === 'Add' || workspace.has(path) ? null : `File not found: ${path}`;
}

/** The lines of a new file, joined without a last line feed; the index of a line that has no `+`. */
function readAdded(lines: readonly string[], start: number): { readonly text: string; readonly next: number } | number {
  const added: string[] = [];
  let at = start;
  for (; at < lines.length && !/^\*\*\* (End Patch|(Update|Delete|Add) File:)/.test(lines[at]!); at++) {
    if (!lines[at]!.startsWith('+')) return at;
    added.push(lines[at]!.slice(1));
  }
  return { text: added.join('\n'), next: at };
}
