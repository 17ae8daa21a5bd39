import { blockProblem, searchReplaceMarkers } from '../../formats/block-problem.ts';
import type { Fields } from '../../formats/tool-call/calls.ts';
import { readCall, type ToolCall } from '../../formats/tool-call/read.ts';
import { type ByteText, fromBytes } from '../../text/bytes.ts';
import type { Tree } from '../../text/tree.ts';
import type { Problem } from '../run.ts';
import { inField, unreadAt } from './unread.ts';

export type { Fields };

/** Lines of the edit, counted from 1, both included. */
export interface Lines {
  readonly from: number;
  readonly to: number;
}

/** A call whose needed fields are there, or what is wrong with it. */
export type CallGiven =
  | { readonly ok: true; readonly fields: Fields; readonly lines: Lines; readonly call: ToolCall }
  | { readonly ok: false; readonly problem: Problem };

/** Reads a pasted tool call in which the fields `needs` must be texts. */
export function callOf(edit: ByteText, needs: readonly string[]): CallGiven {
  const read = readCall(edit);
  if (!read.ok) return { ok: false, problem: read.problem };
  const { fields } = read.call;
  const lines = linesOf(read.call);
  const missing = needs.find((name) => typeof fields[name] !== 'string');
  if (missing === undefined) return { ok: true, fields, lines, call: read.call };
  const member = read.call.node.members.get(missing);
  const sentence = member
    ? `The field "${missing}" at line ${linesOf(read.call, missing).from} is no text.`
    : `The call at line ${lines.from} has no field "${missing}".`;
  const remedy = `The tool wants ${listed(needs)}, each a text in double quotes.`;
  const line = member ? linesOf(read.call, missing).from : lines.from;
  return { ok: false, problem: { code: 'missing-field', line, sentence, remedy } };
}

const listed = (names: readonly string[]) =>
  names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The lines that a field takes, found by the names and indices that lead to it; of the call when there is none. */
export function linesOf({ node, skipped }: ToolCall, ...way: readonly (string | number)[]): Lines {
  const found = way.reduce((at: typeof node | undefined, name) => at?.members.get(String(name)), node) ?? node;
  return { from: found.from + skipped, to: found.to + skipped };
}

/** A text field; null when it is missing or no text. */
export const textField = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
};

/** A path and the blocks for it. */
export interface BlockCall {
  readonly path: string;
  readonly diff: string;
  /** Where in the edit a line of the diff (from 1) stands: inside JSON all of them stand where the field does. */
  linesAt(from: number, to: number): Lines;
  /** A problem of the diff, told in lines of the edit. */
  told(problem: Problem | null): Problem | null;
}

export type BlockCallGiven =
  | { readonly ok: true; readonly call: BlockCall }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Reads a call with the fields `path` and `diff`, or the bare blocks: these are then for the file that is named on the
 * line above them, else for the only one there is.
 */
export function blockCallOf(edit: ByteText, tree: Tree): BlockCallGiven {
  const text = fromBytes(edit);
  const first = /^(?:<{3,}|-{3,}) SEARCH>?\s*$/m.exec(text);
  if (/^\s*(?:```\w*\s*)?\{/.test(text)) {
    const given = callOf(edit, ['path', 'diff']);
    if (!given.ok) return given;
    const lines = linesOf(given.call, 'diff');
    const { path, diff } = given.fields as { readonly path: string; readonly diff: string };
    return { ok: true, call: { path, diff, linesAt: () => lines, told: (problem) => inField(problem, lines, 'diff') } };
  }
  if (!first) return { ok: false, problem: blockProblem(edit, searchReplaceMarkers) ?? unreadAt(null) };
  const paths = [...tree.keys()].map((path) => fromBytes(path));
  const above = text.slice(0, first.index).split('\n');
  const named = above.flatMap((line) =>
    paths.filter((path) => line.trim().replace(/^[`*#\s]+|[`*:\s]+$/g, '') === path),
  );
  const path = named.at(-1) ?? (paths.length === 1 ? paths[0] : undefined);
  if (path === undefined) {
    const sentence = 'No line above the blocks names one of the files, and there is more than one.';
    return {
      ok: false,
      problem: {
        code: 'no-path',
        line: above.length,
        sentence,
        remedy: 'Put its path on the line above the first block.',
      },
    };
  }
  // A line that names the file is none of the diff, nor is what stands above it; lines keep their numbers.
  const diff = named.length === 0 ? text : '\n'.repeat(above.length - 1) + text.slice(first.index);
  return { ok: true, call: { path, diff, linesAt: (from, to) => ({ from, to }), told: (problem) => problem } };
}

/** Options of a function, given as arguments `--name=value` (`--name` alone is "true"). The last of a name counts. */
export function optionsOf(args: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    args
      .filter((arg) => arg.startsWith('--'))
      .map((arg) => {
        const at = arg.indexOf('=');
        return at < 0 ? [arg.slice(2), 'true'] : [arg.slice(2, at), arg.slice(at + 1)];
      }),
  );
}
