import { blockProblem, searchReplaceMarkers } from '../../formats/block-problem.ts';
import { toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { HunkReport, Run } from '../run.ts';
import { type BlockCall, blockCallOf, type Lines, optionsOf } from '../shared/call.ts';
import { type Span, textReport } from '../shared/text-report.ts';
import { Workspace } from '../shared/workspace.ts';
import { type Block, readBlocks } from './blocks.ts';
import { locate } from './locate.ts';

/** One call. Fields: `path`, `diff`. Option `version`: v1 (default), v2. */
export function runReplaceInFile({ tree, edit, args }: RunInput): Run {
  const workspace = new Workspace(tree);
  const given = blockCallOf(edit, tree);
  if (!given.ok) return workspace.finish(false, null, given.problem);
  const message = perform(workspace, given.call, optionsOf(args).version === 'v2');
  if (message !== null) workspace.say(message);
  const isUnread = workspace.reports.every(({ hunks }) => hunks.length === 0);
  return workspace.finish(
    message === null,
    null,
    isUnread ? given.call.told(blockProblem(given.call.diff, searchReplaceMarkers)) : null,
  );
}

interface Piece extends Span {
  readonly text: string;
}

/** Applies all blocks to the whole file, or gives the words of the first that fails. */
function perform(workspace: Workspace, call: BlockCall, isOrdered: boolean): string | null {
  const { path, diff } = call;
  const text = workspace.read(path) ?? '';
  const pieces: Piece[] = [];
  const hunks: HunkReport[] = [];
  let cursor = 0;
  let failure: string | null = null;
  for (const [i, block] of readBlocks(diff).entries()) {
    if (block.search === '') {
      if (text !== '' && !isOrdered) {
        failure = emptySearch;
        break;
      }
      pieces.push({ start: 0, end: text.length, text: block.replacement });
      continue;
    }
    const { span, attempts } = locate(text, block.search, cursor, isOrdered);
    hunks.push(reportOf(block, call.linesAt(block.from, block.to), i, text, span, attempts));
    if (span === null) {
      failure = `The SEARCH block:\n${block.search.trimEnd()}\n...does not match anything in the file.`;
      break;
    }
    pieces.push({ ...span, text: block.replacement });
    cursor = Math.max(cursor, span.end);
  }
  const after = failure === null ? spliced(text, pieces) : null;
  workspace.reports.push({
    path,
    writtenTo: null,
    before: toBytes(text),
    after: after === null ? null : toBytes(after),
    searches: 'input',
    hunks,
  });
  if (after !== null) workspace.write(path, after);
  return failure;
}

const emptySearch =
  "Empty SEARCH block detected with non-empty file. This usually indicates a malformed SEARCH marker.\nPlease ensure your SEARCH marker follows the correct format:\n- Use '------- SEARCH' (7+ dashes + space + SEARCH)\n";

/** Pieces in the order of the file; one that begins before the end of another is put in all the same. */
function spliced(text: string, pieces: readonly Piece[]): string {
  let out = '';
  let done = 0;
  for (const piece of [...pieces].sort((a, b) => a.start - b.start)) {
    out += text.slice(done, piece.start) + piece.text;
    done = piece.end;
  }
  return out + text.slice(done);
}

const reportOf = (
  block: Block,
  patchLines: Lines,
  index: number,
  text: string,
  span: Span | null,
  attempts: Parameters<typeof textReport>[0]['attempts'],
): HunkReport =>
  textReport({
    number: index + 1,
    patchLines,
    text,
    old: block.search,
    new: block.replacement,
    after: null,
    attempts,
    replaced: span ? [span] : [],
    reject: span ? null : { reason: 'no-match', sentence: 'The search text fits nowhere, by no rule of the tool.' },
  });
