import { blockProblem, searchReplaceMarkers } from '../../formats/block-problem.ts';
import { changedRows } from '../../patch/changed-rows.ts';
import type { Move, Reject } from '../../search/trace.ts';
import { toBytes } from '../../text/bytes.ts';
import { figures } from '../../text/figures.ts';
import { lineIndex } from '../../text/image.ts';
import type { RunInput } from '../applier.ts';
import type { HunkReport, Run } from '../run.ts';
import { blockCallOf, optionsOf } from '../shared/call.ts';
import { editsAt } from '../shared/edits.ts';
import { unreadAt } from '../shared/unread.ts';
import { Workspace } from '../shared/workspace.ts';
import { type Block, readBlocks, stripAggressively } from './blocks.ts';
import { type Located, locate } from './locate.ts';
import { markerFault } from './markers.ts';
import { emptySearch, identical, noBlocks, noMatch } from './words.ts';

/** One call. Fields: `path`, `diff`. Option `fuzzyThreshold`, 0 to 1, default 1. */
export function runRoo({ tree, edit, args }: RunInput): Run {
  const workspace = new Workspace(tree);
  const read = blockCallOf(edit, tree);
  if (!read.ok) return workspace.finish(false, null, read.problem);
  const { path, diff, linesAt } = read.call;
  const given = Number(optionsOf(args).fuzzyThreshold ?? 1);
  const threshold = Number.isFinite(given) ? given : 1;
  const fault = markerFault(diff);
  const blocks = (fault === null ? readBlocks(diff) : []).map((block) => ({
    ...block,
    ...linesAt(block.from, block.to),
  }));
  if (fault !== null || blocks.length === 0) {
    workspace.say(fault ?? noBlocks);
    const problem = read.call.told(blockProblem(diff, searchReplaceMarkers));
    return workspace.finish(false, null, problem ?? unreadAt(read.call.linesAt(1, 1).from));
  }
  const text = workspace.read(path) ?? '';
  const done = applyBlocks(text, blocks, threshold);
  for (const failure of done.failures) workspace.say(failure);
  const isOk = done.failures.length < blocks.length;
  const after = isOk ? done.lines.join(text.includes('\r\n') ? '\r\n' : '\n') : null;
  workspace.reports.push({
    path,
    writtenTo: null,
    before: toBytes(text),
    after: after === null ? null : toBytes(after),
    searches: 'running',
    hunks: done.reports,
  });
  if (after !== null) workspace.write(path, after);
  return workspace.finish(isOk);
}

interface Done {
  readonly lines: readonly string[];
  readonly failures: readonly string[];
  readonly reports: readonly HunkReport[];
}

/** Each block on the result of the ones before; its stated line moves with the lines gained so far. */
function applyBlocks(text: string, blocks: readonly Block[], threshold: number): Done {
  const lines = text.split(/\r?\n/);
  const failures: string[] = [];
  const reports: HunkReport[] = [];
  let gained = 0;
  for (const [i, block] of blocks.entries()) {
    const startLine = block.startLine === 0 ? 0 : block.startLine + gained;
    const result = applyBlock(lines, block, startLine, threshold);
    reports.push(reportOf(block, i, startLine, result));
    if ('failure' in result) {
      failures.push(result.failure);
      continue;
    }
    lines.splice(result.at, result.height, ...result.texts);
    gained += result.texts.length - result.height;
  }
  return { lines, failures, reports };
}

type Result =
  | {
      readonly at: number;
      readonly height: number;
      readonly texts: readonly string[];
      readonly old: readonly string[];
      readonly moves: readonly Move[];
    }
  | { readonly failure: string; readonly reject: Reject; readonly moves: readonly Move[] };

function applyBlock(lines: readonly string[], block: Block, startLine: number, threshold: number): Result {
  const refuse = (
    failure: string,
    reason: Reject['reason'],
    sentence: string,
    moves: readonly Move[] = [],
  ): Result => ({
    failure,
    reject: { reason, sentence },
    moves,
  });
  if (block.search === block.replacement) return refuse(identical, 'other', 'Search and replacement are the same.');
  if (block.search === '') return refuse(emptySearch, 'other', 'The search text is empty.');
  const plain = locate(lines, block.search.split('\n'), startLine, threshold);
  const stripped = {
    ...block,
    search: stripAggressively(block.search),
    replacement: stripAggressively(block.replacement),
  };
  const retries = !('tries' in plain) && !plain.isEnough && stripped.search !== block.search;
  const again = retries ? locate(lines, stripped.search.split('\n'), startLine, threshold) : null;
  const stopped = 'tries' in plain ? plain : again && 'tries' in again ? again : null;
  if (stopped || 'tries' in plain || (again && 'tries' in again)) {
    const sentence = `No window is equal, and the search for the most similar one was stopped after ${figures(stopped?.tries ?? 0)} comparisons.`;
    return refuse(sentence, 'budget', sentence);
  }
  const moves = [...plain.moves, ...(again?.moves ?? [])];
  const isAgain = again?.isEnough === true;
  const found: Located = isAgain ? again : plain;
  if (!found.isEnough || found.at === null) {
    const best = `${Math.floor(found.score * 100)} percent`;
    const message = noMatch(lines, block, startLine, found, threshold);
    return refuse(
      message,
      'no-match',
      `The most similar place is ${best} alike; ${Math.floor(threshold * 100)} are needed.`,
      moves,
    );
  }
  const used = isAgain ? stripped : block;
  const height = used.search.split('\n').length;
  const old = lines.slice(found.at, found.at + height);
  return { at: found.at, height, texts: reindented(used, old[0] ?? ''), old, moves };
}

const indentOf = (line: string) => /^[\t ]*/.exec(line)![0];

/** Each line keeps its indentation relative to the first search line, on top of that of the first matched line. */
function reindented({ search, replacement }: Block, matched: string): string[] {
  const base = indentOf(matched);
  const own = indentOf(search.split('\n')[0] ?? '');
  const lines = replacement === '' ? [] : replacement.split('\n');
  return lines.map((line) => {
    const indent = indentOf(line);
    const deeper = indent.length - own.length;
    const kept = deeper < 0 ? base.slice(0, Math.max(0, base.length + deeper)) : base + indent.slice(own.length);
    return kept + line.trim();
  });
}

function reportOf(block: Block, index: number, startLine: number, result: Result): HunkReport {
  const stated = block.startLine === 0 ? null : lineIndex(block.startLine - 1);
  const expected = startLine === 0 ? null : lineIndex(startLine - 1);
  const read: Move = { kind: 'read', stated, expected, carry: startLine === 0 ? 0 : startLine - block.startLine };
  const joined = (texts: readonly string[]) => texts.map((line) => `${toBytes(line)}\n`).join('');
  const isPlaced = !('failure' in result);
  const asked = joined(block.search.split('\n'));
  const given = joined(block.replacement.split('\n'));
  // Found by what is alike, line for line: the rows are those of the edit, and the whole window is written.
  const isLenient = isPlaced && asked !== joined(result.old) && block.search.split('\n').length === result.height;
  const rows =
    isPlaced && !isLenient
      ? changedRows(joined(result.old), joined(result.texts), block.from)
      : changedRows(asked, given, block.from);
  const base = {
    number: index + 1,
    patchLines: { from: block.from, to: block.to },
    section: '',
    rows,
    stated,
    expected,
  };
  if (!isPlaced) {
    const { reject } = result;
    const moves: Move[] = [read, ...result.moves, { kind: 'reject', reject }];
    return { ...base, moves, outcome: { kind: 'rejected', reject } };
  }
  const landing = {
    places: [lineIndex(result.at)],
    printed: null,
    offset: expected === null ? null : result.at - expected,
    fuzz: 0,
    dropped: { head: 0, tail: 0 },
    edits: isLenient
      ? [
          {
            at: lineIndex(result.at),
            removed: result.height,
            inserted: result.texts.length,
            text: joined(result.texts),
          },
        ]
      : editsAt(rows, result.at),
  };
  return { ...base, moves: [read, ...result.moves, { kind: 'land', landing }], outcome: { kind: 'landed', landing } };
}
