import { v4aProblem } from '../../formats/v4a/problem.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { callOf, type Lines, linesOf, optionsOf } from '../shared/call.ts';
import { applySections, overlapOf, sectionReports } from '../shared/sections/apply.ts';
import { stackedMarkers } from '../shared/sections/markers.ts';
import { type PlaceDialect, placeSections } from '../shared/sections/place.ts';
import { endsUpdate, invalidLine, readSections, type SectionDialect } from '../shared/sections/read.ts';
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
  const message =
    mode === 'create'
      ? create(workspace, { path, diff, lines }, variant)
      : update(workspace, { path, diff, lines }, variant);
  if (message === null) return workspace.finish(true);
  workspace.say(message);
  // Nothing was looked for, so it is the text itself that cannot be read.
  const isUnread = workspace.reports.length === 0 && workspace.has(path);
  const body = mode === 'create' ? null : v4aProblem(diff, true);
  return workspace.finish(false, null, isUnread ? (inField(body, lines, 'diff') ?? unreadAt(lines.from)) : null);
}

/** Every line begins with `+`; no final line feed is added. Python joins them as the diff's own lines are. */
function create(workspace: Workspace, { path, diff }: Update, variant: Variant): string | null {
  const lines = bodyLines(diff, variant);
  const end = lines.findIndex(endsUpdate);
  const body = end < 0 ? lines : lines.slice(0, end);
  const bad = body.find((line) => !line.startsWith('+'));
  if (bad !== undefined) return `Invalid Add File Line: ${bad}`;
  const ending = variant === 'python' && diff.includes('\r\n') ? '\r\n' : '\n';
  workspace.write(path, body.map((line) => line.slice(1)).join(ending));
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
  const read = readSections([...bodyLines(diff, variant), '*** End Patch'], 0, sectionsOf(variant));
  const placing = placeSections(lines, read.sections, dialectOf(variant));
  if (placing.lost?.unreadAt !== undefined) return placing.lost.message;
  if (!placing.lost && !read.ok) return read.message;
  const overlap = placing.lost ? null : overlapOf(placing.placed);
  const joined = placing.lost || overlap ? null : applySections(lines, placing.placed).join('\n');
  const after = joined !== null && isWindows ? joined.replaceAll('\n', '\r\n') : joined;
  workspace.report({
    path,
    before,
    after,
    searches: 'input',
    hunks: sectionReports(read.sections, placing).map((hunk) => ({ ...hunk, patchLines: held })),
  });
  if (overlap) return `applyDiff: overlapping chunk at ${overlap.at} (cursor ${overlap.done})`;
  if (placing.lost || after === null) return placing.lost?.message ?? '';
  workspace.write(path, after);
  return null;
}

/** Lines of a diff, without the CRs at their end (JS: without two at most); the empty piece after a last feed is none. */
function bodyLines(diff: string, variant: Variant): string[] {
  const returns = variant === 'python' ? /\r+$/ : /\r$/;
  const lines = diff.split(/\r?\n/).map((line) => line.replace(returns, ''));
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Python: any CR LF in the file, or in the diff for a file without line ends. JS: when every line end is CR LF. */
function endsInCrLf(text: string, diff: string, variant: Variant): boolean {
  if (variant === 'python') return text.includes('\n') ? text.includes('\r\n') : diff.includes('\r\n');
  return text.includes('\n') && !/(^|[^\r])\n/.test(text);
}

const sectionsOf = (variant: Variant): SectionDialect => ({
  markers: (lines, start) => stackedMarkers(lines, start, variant === 'js'),
  isBlankContext: (line) => line === '',
  stopsAtEndOfFile: true,
  words: {
    badMarker: invalidLine,
    badLine: invalidLine,
    nothingIn: (index, line) => `Nothing in this section - index=${index} ${line}`,
  },
});

const dialectOf = (variant: Variant): PlaceDialect => ({
  endSlack: (lines) => (variant === 'js' && lines.length > 1 && lines.at(-1) === '' ? 1 : 0),
  language: variant,
  insistsOnStacked: true,
  invalidContext: (cursor, context, atEnd) => `Invalid ${atEnd ? 'EOF ' : ''}Context ${cursor}:\n${context}`,
  needsMarker: (first) => `Invalid Line:\n${first}`,
});
