import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { answerCall, no, type Said, yes } from '../shared/answer-call.ts';
import { type Fields, type Lines, textField } from '../shared/call.ts';
import { isRefused, outside } from '../shared/paths.ts';
import { replaceUnique } from '../shared/unique-text.ts';
import { rootOf, type Workspace, wholePath } from '../shared/workspace.ts';

/** One call of the editor. Fields: `path`, `old_text`, `new_text`, `insert_line` (1-based). */
export function runEditor(input: RunInput): Run {
  return answerCall(input, ['path', 'new_text'], (workspace, { fields, lines }) => {
    const path = textField(fields, 'path')!;
    return perform({ workspace, fields, lines, path, shown: wholePath(rootOf(input.scene), path) });
  });
}

interface Desk {
  readonly workspace: Workspace;
  readonly fields: Fields;
  readonly lines: Lines;
  readonly path: string;
  /** The path as the tool prints it. */
  readonly shown: string;
}

function perform(desk: Desk): Said {
  const { workspace, fields, path, shown } = desk;
  const text = workspace.read(path);
  const added = textField(fields, 'new_text') ?? '';
  if (isRefused(path)) return no(outside(path));
  const inserts = typeof fields.insert_line === 'number';
  const fault = systemFault(desk, inserts);
  if (fault !== null) return no(fault);
  if (text === null) {
    workspace.write(path, added);
    return { ok: true, message: `File created successfully at: ${shown}` };
  }
  if (typeof fields.insert_line === 'number') return insert(workspace, path, text, added, fields.insert_line, shown);
  const old = textField(fields, 'old_text');
  return old === null ? no(needsOld) : replace(desk, text, old, added);
}

const needsOld = 'Parameter `old_text` is required when editing an existing file without `insert_line`';

/** What the system says when the file can be neither read nor made; null when it can. */
function systemFault({ workspace, fields, path, shown }: Desk, inserts: boolean): string | null {
  if (workspace.isDirectory(path)) {
    const reads = inserts || typeof fields.old_text === 'string';
    return reads ? 'EISDIR: illegal operation on a directory, read' : needsOld;
  }
  if (inserts && workspace.isBelowFile(path)) return `ENOTDIR: not a directory, open '${shown}'`;
  if (inserts && !workspace.has(path)) return `ENOENT: no such file or directory, open '${shown}'`;
  if (!workspace.isBelowFile(path)) return null;
  const parent = path.slice(0, path.replace(/\/+$/, '').lastIndexOf('/'));
  const made = shown.slice(0, shown.lastIndexOf('/'));
  return workspace.has(parent)
    ? `EEXIST: file already exists, mkdir '${made}'`
    : `ENOTDIR: not a directory, mkdir '${made}'`;
}

const endsOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');
const withEnds = (text: string, ends: string) => text.replaceAll('\r\n', '\n').replaceAll('\n', ends);

function insert(workspace: Workspace, path: string, text: string, added: string, line: number, shown: string): Said {
  const ends = endsOf(text);
  const lines = text.split(/\r?\n/);
  const end = lines.length + 1;
  if (line < 1 || line > end) {
    return no(
      `Invalid insert_line: ${line}. insert_line must be a positive one-based boundary line in the range 1-${end}. Use ${end} to append at EOF.`,
    );
  }
  lines.splice(line - 1, 0, ...added.split(/\r?\n/));
  workspace.write(path, lines.join(ends));
  return yes(`Inserted content at line ${line} in ${shown}.`);
}

function replace({ workspace, path, lines, shown }: Desk, text: string, given: string, added: string): Said {
  const ends = endsOf(text);
  const [old, to] = [withEnds(given, ends), withEnds(added, ends)];
  const none = old === '' && { found: [] };
  const { count, after } = replaceUnique(workspace, { path, lines, text, old, to, ...none });
  if (after === null) {
    const why = count === 0 ? 'text not found' : 'multiple occurrences of text found';
    return no(`No replacement performed: ${why} in ${shown}.`);
  }
  workspace.write(path, after);
  return yes(`Edited ${shown}\n\`\`\`diff\n${changedLines(text, after)}\`\`\``);
}

/** The lines between the common head and the common tail, numbered in the old and in the new text; not too many. */
function changedLines(before: string, after: string): string {
  const [old, to] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const shorter = Math.min(old.length, to.length);
  let head = 0;
  while (head < shorter && old[head] === to[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === to.at(-1 - tail)) tail++;
  const numbered = (sign: string) => (line: string, i: number) => `${sign}${head + i + 1}: ${line}`;
  const removed = old.slice(head, old.length - tail).map(numbered('-'));
  const added = to.slice(head, to.length - tail).map(numbered('+'));
  const removedShown = Math.min(removed.length, Math.max(shown / 2, shown - added.length));
  const addedShown = Math.min(added.length, shown - removedShown);
  const lines = [...removed.slice(0, removedShown), ...added.slice(0, addedShown)];
  const [less, more] = [removed.length - removedShown, added.length - addedShown];
  if (less + more > 0) lines.push(`... diff truncated (${less} more removed, ${more} more added lines) ...`);
  return lines.map((line) => `${line}\n`).join('');
}

/** Lines of a diff that are told. */
const shown = 200;
