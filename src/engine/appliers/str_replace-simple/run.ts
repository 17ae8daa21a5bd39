import { toBytes } from '../../text/bytes.ts';
import { times } from '../../text/figures.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { callOf, type Fields, type Lines, textField } from '../shared/call.ts';
import { occurrences, textReport } from '../shared/text-report.ts';
import { Workspace } from '../shared/workspace.ts';

/** One call of the tool: `command` ("str_replace", "insert" or "create"), `path`, and what the command needs. */
export function runSimple({ tree, edit }: RunInput): Run {
  const workspace = new Workspace(tree);
  const given = callOf(edit, ['path']);
  if (!given.ok) return workspace.finish(false, null, given.problem);
  const { fields, lines } = given;
  const said = perform(workspace, fields, lines, textField(fields, 'path')!);
  workspace.say(said.message);
  return workspace.finish(said.ok);
}

interface Said {
  readonly ok: boolean;
  readonly message: string;
}

function perform(workspace: Workspace, fields: Fields, lines: Lines, path: string): Said {
  const command = textField(fields, 'command');
  const text = workspace.read(path);
  if (command === 'create') {
    workspace.write(path, textField(fields, 'file_text') ?? '');
    return { ok: true, message: `wrote ${path}` };
  }
  if (text === null) return { ok: false, message: `${path} does not exist` };
  if (command === 'insert') return insert(workspace, fields, path, text);
  if (command === 'str_replace') return replace(workspace, fields, lines, path, text);
  return { ok: false, message: `unknown command: ${command}` };
}

/** After line `insert_line`, clamped to the file; the text gets a line feed. */
function insert(workspace: Workspace, fields: Fields, path: string, text: string): Said {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const wanted = typeof fields.insert_line === 'number' ? fields.insert_line : 0;
  const at = Math.max(0, Math.min(Math.trunc(wanted), lines.length));
  const added = textField(fields, 'new_str') ?? textField(fields, 'insert_text') ?? '';
  const whole = added.endsWith('\n') ? added : `${added}\n`;
  workspace.write(path, [...lines.slice(0, at), whole, ...lines.slice(at)].join(''));
  return { ok: true, message: `inserted after line ${at} in ${path}` };
}

function replace(workspace: Workspace, fields: Fields, lines: Lines, path: string, text: string): Said {
  const old = textField(fields, 'old_str') ?? '';
  const to = textField(fields, 'new_str') ?? '';
  const found = occurrences(text, old);
  const [only] = found.length === 1 ? found : [];
  const after = only ? text.slice(0, only.start) + to + text.slice(only.end) : null;
  const refusal = refusalOf(found.length, path);
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
        replaced: only ? [only] : [],
        reject: only ? null : refusal.reject,
      }),
    ],
  });
  if (after === null) return { ok: false, message: refusal.message };
  workspace.write(path, after);
  return { ok: true, message: `replaced 1 occurrence in ${path}` };
}

const refusalOf = (count: number, path: string) =>
  count === 0
    ? {
        message: `\`old_str\` not found in ${path}`,
        reject: { reason: 'no-match', sentence: 'The old text is nowhere in the file.' } as const,
      }
    : {
        message: `\`old_str\` matched ${count} times in ${path}; must be unique`,
        reject: {
          reason: 'not-unique',
          sentence: `The old text is in the file ${times(count)}; the tool wants it once.`,
        } as const,
      };
