import { toBytes } from '../../text/bytes.ts';
import { times } from '../../text/figures.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { callOf, type Fields, type Lines, textField } from '../shared/call.ts';
import { occurrences, textReport } from '../shared/text-report.ts';
import { rootOf, Workspace } from '../shared/workspace.ts';
import { editedSnippet, insertedSnippet } from './snippet.ts';

/** What every command of the tool works with. */
interface Desk {
  readonly workspace: Workspace;
  readonly fields: Fields;
  readonly lines: Lines;
  readonly path: string;
  /** The path as the tool prints it. */
  readonly shown: string;
}

type Said = { readonly ok: boolean; readonly message: string };
const no = (message: string): Said => ({ ok: false, message });
const yes = (message: string): Said => ({ ok: true, message });

/** One call of the tool: `command`, `path` and what the command needs. */
export function runStrReplace({ tree, edit, scene }: RunInput): Run {
  const workspace = new Workspace(tree);
  const given = callOf(edit, []);
  if (!given.ok) return workspace.finish(false, null, given.problem);
  const { fields, lines } = given;
  const path = textField(fields, 'path') ?? '';
  const isAbsolute = fields.rawPath !== true;
  const shown = isAbsolute ? `${rootOf(scene)}/${path}` : path;
  const said = isAbsolute
    ? perform({ workspace, fields, lines, path, shown })
    : no(`The path ${path} is not an absolute path, it should start with \`/\`. Maybe you meant ${path}?`);
  workspace.say(said.message);
  return workspace.finish(said.ok);
}

function perform(desk: Desk): Said {
  const command = textField(desk.fields, 'command') ?? '';
  const exists = desk.workspace.has(desk.path);
  if (!['view', 'create', 'str_replace', 'insert'].includes(command)) {
    return no(
      `Unrecognized command ${command}. The allowed commands for the str_replace_based_edit_tool tool are: view, create, str_replace, insert`,
    );
  }
  if (command === 'create') return create(desk, exists);
  if (desk.workspace.isDirectory(desk.path)) {
    return no(`The path ${desk.shown} is a directory and only the \`view\` command can be used on directories`);
  }
  if (!exists) return no(`The path ${desk.shown} does not exist. Please provide a valid path.`);
  return command === 'view' ? view(desk) : command === 'insert' ? insert(desk) : replace(desk);
}

function create({ workspace, fields, path, shown }: Desk, exists: boolean): Said {
  if (exists) return no(`File already exists at: ${shown}. Cannot overwrite files using command \`create\`.`);
  const text = textField(fields, 'file_text');
  if (text === null) return no('Parameter `file_text` is required for command: create');
  workspace.write(path, text);
  return yes(`File created successfully at: ${shown}`);
}

function view({ workspace, path, shown }: Desk): Said {
  const lines = expandTabs(read(workspace, path)).split('\n');
  const numbered = lines.map((line, i) => `${String(i + 1).padStart(6)}\t${line}`);
  return yes(`Here's the result of running \`cat -n\` on ${shown}:\n${numbered.join('\n')}\n`);
}

function insert({ workspace, fields, path, shown }: Desk): Said {
  const at = fields.insert_line;
  const added = textField(fields, 'insert_text') ?? textField(fields, 'new_str');
  if (typeof at !== 'number') return no('Parameter `insert_line` is required for command: insert');
  if (added === null) return no('Parameter `insert_text` is required for command: insert');
  const before = expandTabs(read(workspace, path));
  const lines = before.split('\n');
  if (at < 0 || at > lines.length) {
    return no(
      `Invalid \`insert_line\` parameter: ${at}. It should be within the range of lines of the file: [0, ${lines.length}]`,
    );
  }
  const inserted = expandTabs(added).split('\n');
  const after = [...lines.slice(0, at), ...inserted, ...lines.slice(at)].join('\n');
  workspace.write(path, after);
  return yes(insertedSnippet(shown, lines, inserted, at));
}

function replace({ workspace, fields, lines, path, shown }: Desk): Said {
  const given = textField(fields, 'old_str');
  if (given === null) return no('Parameter `old_str` is required for command: str_replace');
  const text = expandTabs(read(workspace, path));
  const old = expandTabs(given);
  const to = expandTabs(textField(fields, 'new_str') ?? '');
  const found = occurrences(text, old);
  const [only] = found;
  const isUnique = found.length === 1 && only !== undefined;
  const after = isUnique ? text.slice(0, only.start) + to + text.slice(only.end) : null;
  workspace.reports.push({
    path,
    writtenTo: null,
    before: toBytes(text),
    after: after === null ? null : toBytes(after),
    searches: 'input',
    hunks: [
      textReport({
        number: 1,
        patchLines: lines,
        text,
        old,
        new: to,
        after: null,
        attempts: [{ label: 'the text, counted', found, until: 'all' }],
        replaced: isUnique ? [only] : [],
        reject: isUnique ? null : rejectOf(found.length),
      }),
    ],
  });
  if (after === null) {
    return no(found.length === 0 ? notThere(given, shown) : tooMany(given, text, old));
  }
  workspace.write(path, after);
  return yes(editedSnippet(shown, text.slice(0, only!.start), to, after));
}

const rejectOf = (count: number) =>
  count === 0
    ? ({ reason: 'no-match', sentence: 'The old text is nowhere in the file.' } as const)
    : ({
        reason: 'not-unique',
        sentence: `The old text is in the file ${times(count)}; the tool wants it once.`,
      } as const);

const notThere = (old: string, shown: string) =>
  `No replacement was performed, old_str \`${old}\` did not appear verbatim in ${shown}.`;

/** Lines that hold the whole old text: none does when it spans several. */
function tooMany(given: string, text: string, old: string): string {
  const lines = text.split('\n').flatMap((line, i) => (line.includes(old) ? [i + 1] : []));
  return `No replacement was performed. Multiple occurrences of old_str \`${given}\` in lines [${lines.join(', ')}]. Please ensure it is unique`;
}

/** Read as Python's text mode does: every line end becomes a line feed. */
const read = (workspace: Workspace, path: string) => (workspace.read(path) ?? '').replace(/\r\n?/g, '\n');

/** Python's `expandtabs()`: columns of 8, counted anew on every line. */
export function expandTabs(text: string): string {
  let column = 0;
  return text.replace(/[\t\n\r]|[^\t\n\r]+/g, (piece) => {
    if (piece === '\t') {
      const blanks = 8 - (column % 8);
      column += blanks;
      return ' '.repeat(blanks);
    }
    column = piece === '\n' || piece === '\r' ? 0 : column + [...piece].length;
    return piece;
  });
}
