import { pythonLines } from '../../text/blanks.ts';
import { fromBytes } from '../../text/bytes.ts';
import { pythonRepr } from '../../text/python-repr.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { answerCall, no, type Said, yes } from '../shared/answer-call.ts';
import { type Fields, type Lines, textField } from '../shared/call.ts';
import { leadsOut } from '../shared/paths.ts';
import { replaceUnique } from '../shared/unique-text.ts';
import { resolved, rootOf, type Workspace } from '../shared/workspace.ts';
import { view } from './view.ts';

/** What every command of the tool works with. */
interface Desk {
  readonly workspace: Workspace;
  readonly fields: Fields;
  readonly lines: Lines;
  /** The path as the tool prints it: "." for the directory itself. */
  readonly path: string;
  readonly root: string;
}

/** One call of the tool: `command` ("view", "create", "str_replace" or "insert"), `path`, and what the command needs. */
export function runSimple(input: RunInput): Run {
  return answerCall(input, ['path'], (workspace, { fields, lines }) => {
    const asked = textField(fields, 'path')!;
    const path = fromBytes(resolved(asked)) || '.';
    return leadsOut(asked)
      ? no(`path ${pythonRepr(asked)} escapes the scratch directory`)
      : perform({ workspace, fields, lines, path, root: rootOf(input.scene) });
  });
}

function perform(desk: Desk): Said {
  const command = textField(desk.fields, 'command') ?? '';
  if (command === 'view') return view(desk.workspace, desk.fields, desk.path);
  if (command === 'create') return create(desk);
  if (command === 'str_replace') return replace(desk);
  if (command === 'insert') return insert(desk);
  return no(`unknown command ${pythonRepr(command)}`);
}

function create({ workspace, fields, path, root }: Desk): Said {
  if (workspace.isDirectory(path)) {
    return no(`[Errno 21] Is a directory: ${pythonRepr(path === '.' ? root : `${root}/${path}`)}`);
  }
  const text = textField(fields, 'file_text') ?? '';
  workspace.write(path, text);
  return yes(`wrote ${[...text].length} chars to ${path}`);
}

/** Text mode: every line end becomes a line feed. Null where there is no file. */
const textOf = ({ workspace, path }: Desk) => workspace.read(path)?.replace(/\r\n?/g, '\n') ?? null;

/** After line `insert_line`, clamped to the file; the text gets a line feed, and so does the line above it. */
function insert(desk: Desk): Said {
  const wanted = desk.fields.insert_line;
  const added = textField(desk.fields, 'new_str');
  if (typeof wanted !== 'number' || added === null) return no('insert requires `insert_line` and `new_str`');
  const text = textOf(desk);
  if (text === null) return no(`${desk.path} is not a file`);
  const fed = (line: string) => (line === '' || line.endsWith('\n') ? line : `${line}\n`);
  const lines = pythonLines(text);
  const at = Math.max(0, Math.min(wanted, lines.length));
  const above = lines.slice(0, at);
  if (added !== '' && at > 0) above[at - 1] = fed(above[at - 1]!);
  desk.workspace.write(desk.path, [...above, fed(added), ...lines.slice(at)].join(''));
  return yes(`inserted after line ${at} in ${desk.path}`);
}

function replace(desk: Desk): Said {
  const { workspace, fields, lines, path } = desk;
  const [old, to] = [textField(fields, 'old_str'), textField(fields, 'new_str')];
  if (old === null || to === null) return no('str_replace requires `old_str` and `new_str`');
  const text = textOf(desk);
  if (text === null) return no(`${path} is not a file`);
  const { count, after } = replaceUnique(workspace, { path, lines, text, old, to });
  if (after === null) return no(refusalOf(count, path));
  workspace.write(path, after);
  return yes(`replaced 1 occurrence in ${path}`);
}

const refusalOf = (count: number, path: string) =>
  count === 0 ? `\`old_str\` not found in ${path}` : `\`old_str\` matched ${count} times in ${path}; must be unique`;
