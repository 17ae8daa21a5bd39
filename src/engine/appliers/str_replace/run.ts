import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { answerCall, no, type Said, yes } from '../shared/answer-call.ts';
import { textField } from '../shared/call.ts';
import { leadsOut, pathlibPath } from '../shared/paths.ts';
import { replaceUnique } from '../shared/unique-text.ts';
import { rootOf } from '../shared/workspace.ts';
import { type Desk, isDirectory, isFile, textOf, unwritable } from './desk.ts';
import { editedSnippet, expandTabs, insertedSnippet } from './snippet.ts';
import { view } from './view.ts';

/** One call of the tool: `command`, `path` and what the command needs. */
export function runStrReplace(input: RunInput): Run {
  return answerCall(input, [], (workspace, { fields, lines }) => {
    const path = textField(fields, 'path') ?? '';
    const isAbsolute = fields.rawPath !== true;
    const shown = pathlibPath(isAbsolute ? `${rootOf(input.scene)}/${path}` : path);
    return isAbsolute
      ? perform({ workspace, fields, lines, path, shown })
      : no(
          `The path ${shown || '.'} is not an absolute path, it should start with \`/\`. Maybe you meant ${shown || '.'}?`,
        );
  });
}

function perform(desk: Desk): Said {
  const { shown } = desk;
  const command = textField(desk.fields, 'command') ?? '';
  const exists = isFile(desk) || isDirectory(desk.workspace, desk.path);
  if (!exists && command !== 'create') return no(`The path ${shown} does not exist. Please provide a valid path.`);
  if (exists && command === 'create') {
    return no(`File already exists at: ${shown}. Cannot overwrite files using command \`create\`.`);
  }
  if (isDirectory(desk.workspace, desk.path) && command !== 'view') {
    return no(`The path ${shown} is a directory and only the \`view\` command can be used on directories`);
  }
  const commands: Readonly<Record<string, (desk: Desk) => Said>> = { view, create, str_replace: replace, insert };
  const perform = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const known = Object.keys(commands).join(', ');
  return (
    perform?.(desk) ??
    no(`Unrecognized command ${command}. The allowed commands for the str_replace_based_edit_tool tool are: ${known}`)
  );
}

function create(desk: Desk): Said {
  const text = textField(desk.fields, 'file_text');
  if (text === null) return no('Parameter `file_text` is required for command: create');
  const fault = unwritable(desk);
  if (fault !== null) return no(fault);
  if (!leadsOut(desk.path)) desk.workspace.write(desk.path, text);
  return yes(`File created successfully at: ${desk.shown}`);
}

function insert(desk: Desk): Said {
  const at = desk.fields.insert_line;
  const added = textField(desk.fields, 'insert_text');
  if (typeof at !== 'number') return no('Parameter `insert_line` is required for command: insert');
  if (added === null) return no('Parameter `insert_text` is required for command: insert');
  const lines = expandTabs(textOf(desk)).split('\n');
  if (at < 0 || at > lines.length) {
    return no(
      `Invalid \`insert_line\` parameter: ${at}. It should be within the range of lines of the file: [0, ${lines.length}]`,
    );
  }
  const inserted = expandTabs(added).split('\n');
  desk.workspace.write(desk.path, [...lines.slice(0, at), ...inserted, ...lines.slice(at)].join('\n'));
  return yes(insertedSnippet(desk.shown, lines, inserted, at));
}

function replace(desk: Desk): Said {
  const { workspace, fields, lines, path, shown } = desk;
  const given = textField(fields, 'old_str');
  if (given === null) return no('Parameter `old_str` is required for command: str_replace');
  const text = expandTabs(textOf(desk));
  const old = expandTabs(given);
  const to = expandTabs(textField(fields, 'new_str') ?? '');
  const replaced = replaceUnique(workspace, { path, lines, text, old, to });
  if (replaced.after === null) return no(replaced.count === 0 ? notThere(old, shown) : tooMany(text, old));
  workspace.write(path, replaced.after);
  // The tool splits the file at the old text, which Python refuses for an empty one.
  if (old === '') return no('empty separator');
  return yes(editedSnippet(shown, text.slice(0, replaced.at.start), to, replaced.after));
}

const notThere = (old: string, shown: string) =>
  `No replacement was performed, old_str \`${old}\` did not appear verbatim in ${shown}.`;

/** Lines that hold the whole old text: none does when it spans several. */
function tooMany(text: string, old: string): string {
  const lines = text.split('\n').flatMap((line, i) => (line.includes(old) ? [i + 1] : []));
  return `No replacement was performed. Multiple occurrences of old_str \`${old}\` in lines [${lines.join(', ')}]. Please ensure it is unique`;
}
