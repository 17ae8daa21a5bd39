import { v4aProblem } from '../../formats/v4a/problem.ts';
import { toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { callOf, type Lines, linesOf, optionsOf } from '../shared/call.ts';
import { applySections, overlapOf, sectionReports } from '../shared/sections/apply.ts';
import { type PlaceDialect, placeSections } from '../shared/sections/place.ts';
import { readSections } from '../shared/sections/read.ts';
import { inField, unreadAt } from '../shared/unread.ts';
import { Workspace } from '../shared/workspace.ts';

type Variant = 'python' | 'js';

/** Calls `apply_diff` on one file. Fields: `path`, `diff`, `mode` ("default" or "create"). */
export function runApplyDiff({ tree, edit, args }: RunInput): Run {
  const workspace = new Workspace(tree);
  const variant: Variant = optionsOf(args).variant === 'js' ? 'js' : 'python';
  const given = callOf(edit, ['path', 'diff']);
  if (!given.ok) return workspace.finish(false, null, given.problem);
  const { path, diff, mode } = given.fields as {
    readonly path: string;
    readonly diff: string;
    readonly mode?: unknown;
  };
  const lines = linesOf(given.call, 'diff');
  const message = mode === 'create' ? create(workspace, path, diff) : update(workspace, { path, diff, lines }, variant);
  if (message === null) return workspace.finish(true);
  workspace.say(message);
  // Nothing was looked for, so it is the text itself that cannot be read.
  const isUnread = workspace.reports.length === 0 && workspace.has(path);
  const body = mode === 'create' ? null : v4aProblem(diff, true);
  return workspace.finish(false, null, isUnread ? (inField(body, lines, 'diff') ?? unreadAt(lines.from)) : null);
}

/** Every line begins with `+`; no final line feed is added. */
function create(workspace: Workspace, path: string, diff: string): string | null {
  const lines = bodyLines(diff);
  const bad = lines.find((line) => !line.startsWith('+'));
  if (bad !== undefined) return `Invalid Add File Line: ${bad}`;
  workspace.write(path, lines.map((line) => line.slice(1)).join('\n'));
  return null;
}

interface Update {
  readonly path: string;
  readonly diff: string;
  /** Where the edit holds the diff. */
  readonly lines: Lines;
}

function update(workspace: Workspace, { path, diff, lines: held }: Update, variant: Variant): string | null {
  const before = workspace.read(path);
  if (before === null) return `No such file: ${path}`;
  const isWindows = endsInCrLf(before, diff, variant);
  const text = isWindows || variant === 'python' ? before.replaceAll('\r\n', '\n') : before;
  const lines = text.split('\n');
  const read = readSections([...bodyLines(diff), '*** End Patch'], 0, sections);
  const placing = placeSections(lines, read.sections, dialectOf(variant));
  if (!placing.lost && !read.ok) return read.message;
  const overlap = placing.lost ? null : overlapOf(placing.placed);
  const joined = placing.lost || overlap ? null : applySections(lines, placing.placed).join('\n');
  const after = joined !== null && isWindows ? joined.replaceAll('\n', '\r\n') : joined;
  workspace.reports.push({
    path,
    writtenTo: null,
    before: toBytes(before),
    after: after === null ? null : toBytes(after),
    searches: 'input',
    hunks: sectionReports(read.sections, placing).map((hunk) => ({ ...hunk, patchLines: held })),
  });
  if (overlap) return `applyDiff: overlapping chunk at ${overlap.at} (cursor ${overlap.done})`;
  if (placing.lost || after === null) return placing.lost?.message ?? '';
  workspace.write(path, after);
  return null;
}

/** Lines of a diff, without a CR at their end; the empty piece after a last line feed is none. */
function bodyLines(diff: string): string[] {
  const lines = diff.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Python: any CR LF in the file, or in the diff for a file without line ends. JS: when every line end is CR LF. */
function endsInCrLf(text: string, diff: string, variant: Variant): boolean {
  if (variant === 'python') return text.includes('\n') ? text.includes('\r\n') : diff.includes('\r\n');
  return text.includes('\n') && !/(^|[^\r])\n/.test(text);
}

const sections = {
  stacksAnchors: true,
  needsMarker: (line: string) => `Invalid Line:\n${line}`,
  nothingIn: (index: number, line: string) => `Nothing in this section - index=${index} ${line}`,
};

const dialectOf = (variant: Variant): PlaceDialect => ({
  endSlack: (lines) => (variant === 'js' && lines.length > 1 && lines.at(-1) === '' ? 1 : 0),
  language: variant,
  insistsOnStacked: true,
  invalidContext: (cursor, context, atEnd) => `Invalid ${atEnd ? 'EOF ' : ''}Context ${cursor}:\n${context}`,
});
