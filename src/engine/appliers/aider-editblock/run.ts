import { blockProblem, searchReplaceMarkers } from '../../formats/block-problem.ts';
import type { EditProblem } from '../../formats/problem.ts';
import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { FileReport, HunkReport, Run } from '../run.ts';
import { textReport } from '../shared/text-report.ts';
import { Workspace } from '../shared/workspace.ts';
import { type Block, readBlocks } from './blocks.ts';
import { type Replaced, replaceMostSimilar } from './replace.ts';
import { failureReport } from './words.ts';

/** Applies the blocks of a chat reply; all files of the tree are files of the chat. */
export function runEditblock({ tree, edit }: RunInput): Run {
  const workspace = new Workspace(tree);
  const chat = [...tree.keys()].map((path) => fromBytes(path));
  const read = readBlocks(fromBytes(edit), chat);
  if (!read.ok) {
    workspace.say(read.message);
    const problem = blockProblem(edit, searchReplaceMarkers) ?? noName(read.line);
    return workspace.finish(false, null, problem);
  }
  if (read.blocks.length === 0) return workspace.finish(true, null, blockProblem(edit, searchReplaceMarkers));
  const blocks = read.blocks.map((block) => retargeted(workspace, block, chat));
  for (const { path } of blocks) if (!workspace.has(path)) workspace.write(path, '');
  const failed: Block[] = [];
  for (const block of blocks) if (!applyBlock(workspace, block, chat)) failed.push(block);
  if (failed.length > 0) {
    workspace.say(failureReport(failed, blocks.length - failed.length, (path) => textOf(workspace, path)));
    return workspace.finish(false, null, blockProblem(edit, searchReplaceMarkers));
  }
  for (const path of new Set(blocks.map((block) => block.path))) workspace.say(`Applied edit to ${path}`);
  return workspace.finish(true);
}

const noName = (line: number): EditProblem => ({
  code: 'no-name',
  line,
  sentence: `No line above line ${line} names the file of this block.`,
  remedy: 'Put the path of the file on a line of its own above the block.',
});

/** Text mode: every line end becomes a line feed. */
const textOf = (workspace: Workspace, path: string) => (workspace.read(path) ?? '').replace(/\r\n?/g, '\n');

const isBlank = (text: string) => pythonStrip.both(text) === '';

/** A dry run before anything is written: a block that fits only in another file of the chat goes there. */
function retargeted(workspace: Workspace, block: Block, chat: readonly string[]): Block {
  if (isBlank(block.search) || outcomeOf(workspace, block, block.path)?.after) return block;
  const other = chat.find((path) => outcomeOf(workspace, block, path)?.after);
  return other === undefined ? block : { ...block, path: other };
}

function outcomeOf(workspace: Workspace, block: Block, path: string): Replaced | null {
  if (!workspace.has(path)) return null;
  return replaceMostSimilar(textOf(workspace, path), unwrapped(block.search, path), unwrapped(block.replacement, path));
}

function applyBlock(workspace: Workspace, block: Block, chat: readonly string[]): boolean {
  const before = textOf(workspace, block.path);
  if (isBlank(unwrapped(block.search, block.path))) {
    const after = before + unwrapped(block.replacement, block.path);
    push(workspace, block, block.path, before, after, null);
    if (after !== '') workspace.write(block.path, after);
    return after !== '';
  }
  const own = outcomeOf(workspace, block, block.path);
  const path = own?.after ? block.path : chat.find((name) => outcomeOf(workspace, block, name)?.after);
  const used = path === undefined ? block.path : path;
  const result = path === undefined ? own : outcomeOf(workspace, block, path);
  const after = result?.after ?? null;
  push(workspace, block, used, textOf(workspace, used), after, result);
  if (after === null) return false;
  workspace.write(used, after);
  return true;
}

function push(
  workspace: Workspace,
  block: Block,
  path: string,
  before: string,
  after: string | null,
  result: Replaced | null,
): void {
  const end = { start: before.length, end: before.length };
  const span = result === null ? (after === null ? null : end) : result.span;
  const hunk = textReport({
    number: workspace.reports.length + 1,
    patchLines: { from: block.from, to: block.to },
    text: before,
    old: block.search,
    new: block.replacement,
    after,
    attempts: result?.attempts ?? [],
    replaced: after !== null && span ? [span] : [],
    reject:
      after === null ? { reason: 'no-match', sentence: 'The search lines fit nowhere, by no rule of the tool.' } : null,
  });
  workspace.reports.push(fileReport(path, before, after, hunk));
}

const fileReport = (path: string, before: string, after: string | null, hunk: HunkReport): FileReport => ({
  path,
  writtenTo: null,
  before: toBytes(before),
  after: after === null ? null : toBytes(after),
  searches: 'running',
  hunks: [hunk],
});

/** A part that repeats the file name and a fence around itself is taken out of them. */
function unwrapped(part: string, path: string): string {
  let lines = pythonLines(part).map((line) => line.replace(/\r?\n$/, ''));
  const base = path.split('/').at(-1) ?? path;
  if (lines.length > 0 && pythonStrip.both(lines[0]!).endsWith(base)) lines = lines.slice(1);
  if (lines.length > 1 && lines[0]!.startsWith('```') && lines.at(-1)!.startsWith('```')) lines = lines.slice(1, -1);
  const text = lines.join('\n');
  return text === '' ? '' : `${text}\n`;
}
