import { fenceProblem } from '../../formats/fence-problem.ts';
import type { EditProblem } from '../../formats/problem.ts';
import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { type ByteText, fromBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { ChatFiles } from '../shared/chat-files.ts';
import { occurrences, type Span, textReport } from '../shared/text-report.ts';
import { pastTheEnd, toolFault } from '../shared/tool-fault.ts';
import { Workspace } from '../shared/workspace.ts';
import { applyHunk, type HunkResult } from './apply-hunk.ts';
import { normalised, sides } from './hunk-lines.ts';
import { type Found, readHunks } from './read-hunks.ts';

/** Applies the hunks of a chat reply, each to the file as it is by then; numbers are never read. */
export function runUdiff({ tree, edit }: RunInput): Run {
  const workspace = new Workspace(tree);
  const read = readHunks(fromBytes(edit));
  if (!read.ok) return failed(workspace, read.line, read.message, 'it cannot tell a header from a hunk there.');
  const files = new ChatFiles(workspace);
  const named = new Set(read.hunks.map(({ path }) => path));
  const paths = new Set([...named].filter((path) => path === null || files.confirm(path)));
  const hunks = uniqueHunks(read.hunks.filter(({ path }) => paths.has(path)));
  const nameless = hunks.find(({ path }) => path === null);
  if (nameless) {
    workspace.say("unsupported operand type(s) for +: 'NoneType' and 'str'");
    const fence = edit
      .split('\n')
      .slice(0, nameless.from)
      .findLastIndex((line) => line.startsWith('```diff'));
    return workspace.finish(false, null, noName(fence + 2));
  }
  const errors: string[] = [];
  for (const hunk of hunks) {
    const error = applyOne(workspace, files, { ...hunk, path: hunk.path! });
    if (error === 'fault') return failed(workspace, hunk.from, pastTheEnd, 'the new lines cannot be indented again.');
    if (error !== null) errors.push(error);
  }
  if (errors.length > 0) {
    workspace.say(errors.join('\n\n'));
    return workspace.finish(false, null, fenceProblem(edit, '```diff'));
  }
  for (const path of paths) workspace.say(`Applied edit to ${path ?? 'None'}`);
  return workspace.finish(true, null, hunks.length === 0 ? unreadHunks(edit) : null);
}

/** The tool fails, and leaves what it has written by then. */
function failed(workspace: Workspace, line: number, message: string, why: string): Run {
  workspace.say(message);
  const remedy = 'Put the path in --- and +++ lines at the top of the fence, and end every line with a line feed.';
  return workspace.finish(false, null, toolFault(line, why, remedy));
}

/** Said of a file that is too long for one of the tool's own rules. */
const cut = 'the comparison with the whole file, to which the tool gives five seconds, ends without a result';

/** Why no hunk was read. */
function unreadHunks(edit: ByteText): EditProblem | null {
  const fence = fenceProblem(edit, '```diff');
  if (fence) return fence;
  const lines = edit.split('\n');
  const at = lines.findIndex((line) => line.startsWith('```diff')) + 2;
  const isNamed = lines.some((line, i) => line.startsWith('--- ') && lines[i + 1]?.startsWith('+++ '));
  return isNamed
    ? {
        code: 'no-change',
        line: at,
        sentence: `No hunk below line ${at - 1} has a line that begins with - or +.`,
        remedy: 'Mark the lines to remove and to add.',
      }
    : noName(at);
}

const noName = (line: number): EditProblem => ({
  code: 'no-name',
  line,
  sentence: `No --- and +++ lines at line ${line} name the file.`,
  remedy: 'Put both above the first hunk.',
});

/** Hunks that change something, normalised, each once. */
function uniqueHunks(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found
    .map((one) => ({ ...one, hunk: normalised(one.hunk) }))
    .filter(({ path, hunk }) => {
      const key = `${path}\n${hunk.join('')}`;
      const isNew = hunk.length > 0 && !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

type Placed = Found & { readonly path: string };

/** Writes the result, or gives the tool's words; 'fault' where the tool itself fails. */
function applyOne(workspace: Workspace, files: ChatFiles, { path, hunk, from, to }: Placed): string | null {
  const { before, after } = sides(hunk);
  const old = before.join('');
  const text = files.read(path);
  if (text === null) return noMatch(path, old);
  const isAppend = pythonStrip.both(old) === '';
  const { applied, isCut }: HunkResult = isAppend
    ? { applied: { text: text + after.join(''), way: 'appended' }, isCut: false }
    : applyHunk(text, hunk);
  if (applied === 'fault') return 'fault';
  const way = applied?.way ?? 'four preparations, then ever less context';
  const result = applied?.text || null;
  const found = isAppend ? [{ start: text.length, end: text.length }] : occurrences(text, old);
  const spans = result === null ? [] : found.length > 0 ? found : [widened(text, changedSpan(text, result), hunk)];
  workspace.report({
    path,
    before: text,
    after: result,
    searches: 'running',
    hunks: [
      textReport({
        number: workspace.reports.length + 1,
        patchLines: { from, to },
        text,
        old,
        new: found.length > 0 ? after.join('') : newText(text, result ?? text, spans[0]),
        after: null,
        attempts: [{ label: isCut ? `${way} (${cut})` : way, found: spans, until: 'all' }],
        replaced: spans,
        reject:
          result === null
            ? {
                reason: 'no-match',
                sentence: `The old lines fit nowhere, by no rule of the tool${isCut ? `; ${cut}` : ''}.`,
              }
            : null,
      }),
    ],
  });
  if (result === null) return noMatch(path, old);
  files.write(path, result);
  return null;
}

/** What differs between two texts, in the first: for hunks that were cut up or re-indented to fit. */
function changedSpan(text: string, result: string): Span {
  const shorter = Math.min(text.length, result.length);
  let head = 0;
  while (head < shorter && text[head] === result[head]) head++;
  let tail = 0;
  while (tail < shorter - head && text.at(-1 - tail) === result.at(-1 - tail)) tail++;
  const start = text.lastIndexOf('\n', head - 1) + 1;
  return { start, end: Math.max(start, text.length - tail) };
}

/** The span with the lines around it for which the hunk has context, so that its first line is where row 0 would be. */
function widened(text: string, { start, end }: Span, hunk: readonly string[]): Span {
  const isContext = (line: string) => line.startsWith(' ');
  const lead = hunk.findIndex((line) => !isContext(line));
  const trail = hunk.length - 1 - hunk.findLastIndex((line) => !isContext(line));
  let from = start;
  for (let i = 0; i < lead && from > 0; i++) from = text.lastIndexOf('\n', from - 2) + 1;
  let to = end;
  for (let i = 0; i < trail && to < text.length; i++) to = text.indexOf('\n', to) + 1 || text.length;
  return { start: from, end: to };
}

const newText = (text: string, result: string, span: Span | undefined) =>
  span ? result.slice(span.start, result.length - (text.length - span.end)) : '';

const noMatch = (path: string, old: string) =>
  `UnifiedDiffNoMatch: hunk failed to apply!\n\n${path} does not contain lines that match the diff you provided!\nTry again.\nDO NOT skip blank lines, comments, docstrings, etc!\nThe diff needs to apply cleanly to the lines in ${path}!\n\n${path} does not contain these ${pythonLines(old).length} exact lines in a row:\n\`\`\`\n${old}\`\`\`\n`;
