import { blockProblem, searchReplaceMarkers } from '../../formats/block-problem.ts';
import type { EditProblem } from '../../formats/problem.ts';
import { fromBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { ChatFiles } from '../shared/chat-files.ts';
import { textReport } from '../shared/text-report.ts';
import { pastTheEnd, toolFault } from '../shared/tool-fault.ts';
import { resolved, Workspace } from '../shared/workspace.ts';
import { type Chosen, choose } from './attempt.ts';
import { type Block, readBlocks } from './blocks.ts';
import type { Replaced } from './replace.ts';
import { failureReport } from './words.ts';

/** Applies the blocks of a chat reply; all files of the tree are files of the chat. */
export function runEditblock({ tree, edit }: RunInput): Run {
  const workspace = new Workspace(tree);
  const files = new ChatFiles(workspace);
  const chat = [...tree.keys()].map((path) => fromBytes(path));
  const read = readBlocks(
    fromBytes(edit),
    [...tree.keys()].sort().map((path) => fromBytes(path)),
  );
  if (!read.ok) {
    workspace.say(read.message);
    const problem = blockProblem(edit, searchReplaceMarkers) ?? noName(read.line);
    return workspace.finish(false, null, problem);
  }
  if (read.blocks.length === 0) return workspace.finish(true, null, blockProblem(edit, searchReplaceMarkers));
  const blocks: Block[] = [];
  // A dry run before anything is written: a block that fits only in another file of the chat goes there.
  for (const block of read.blocks) {
    const chosen = choose(files, block, chat);
    if (chosen === 'fault') return failed(workspace, block);
    blocks.push({ ...block, path: chosen.path });
  }
  const allowed = blocks.filter(({ path }) => files.confirm(path));
  chat.push(...allowed.map(({ path }) => path).filter((path) => !tree.has(resolved(path))));
  const misfits: Block[] = [];
  for (const block of allowed) {
    const chosen = choose(files, block, chat);
    if (chosen === 'fault') return failed(workspace, block);
    if (!applyBlock(workspace, files, block, chosen)) misfits.push(block);
  }
  // Where it looks for what was meant the tool fails on a file without text, and on a search without lines.
  for (const block of misfits) {
    if (files.read(block.path) === null) return failed(workspace, block, noText);
    if (block.search === '') return failed(workspace, block);
  }
  if (misfits.length > 0) {
    workspace.say(failureReport(misfits, allowed.length - misfits.length, (path) => files.read(path) ?? ''));
    return workspace.finish(false, null, blockProblem(edit, searchReplaceMarkers));
  }
  for (const path of new Set(allowed.map((block) => block.path))) workspace.say(`Applied edit to ${path}`);
  return workspace.finish(true);
}

const noName = (line: number): EditProblem => ({
  code: 'no-name',
  line,
  sentence: `No line above line ${line} names the file of this block.`,
  remedy: 'Put the path of the file on a line of its own above the block.',
});

const noText = "'NoneType' object has no attribute 'splitlines'";

/** The tool fails on a block, and stops with what it has written by then. */
function failed(workspace: Workspace, { from }: Block, message = pastTheEnd): Run {
  workspace.say(message);
  const remedy = 'Give both parts their lines, and not the name of the file alone.';
  return workspace.finish(false, null, toolFault(from, 'the block or its file holds no line of text.', remedy));
}

function applyBlock(workspace: Workspace, files: ChatFiles, block: Block, { path, result }: Chosen): boolean {
  const before = files.read(path) ?? '';
  const after = result?.after ?? null;
  push(workspace, block, path, before, after, result);
  if (after === null) return false;
  files.write(path, after);
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
  const span = result?.span ?? null;
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
  workspace.report({ path, before, after, searches: 'running', hunks: [hunk] });
}
