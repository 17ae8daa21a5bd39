import { blockProblem, searchReplaceMarkers } from '../../formats/block-problem.ts';
import type { RunInput } from '../applier.ts';
import type { HunkReport, Run } from '../run.ts';
import { blockCallOf, optionsOf } from '../shared/call.ts';
import { unreadAt } from '../shared/unread.ts';
import { Workspace } from '../shared/workspace.ts';
import { applyBlock } from './apply-block.ts';
import { type Block, readBlocks } from './blocks.ts';
import { markerFault } from './markers.ts';
import { reportOf } from './report.ts';
import { noBlocks } from './words.ts';

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
  workspace.report({
    path,
    before: text,
    after,
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
    const moved = block.startLine === 0 ? 0 : block.startLine + gained;
    const startLine = moved === 0 ? (block.numberedLine ?? 0) : moved;
    const result = applyBlock(lines, block, startLine, threshold);
    reports.push(reportOf(block, i, startLine, result));
    if ('failure' in result) {
      failures.push(result.failure);
      continue;
    }
    lines.splice(result.at, result.old.length, ...result.texts);
    gained += result.texts.length - result.old.length;
  }
  return { lines, failures, reports };
}
