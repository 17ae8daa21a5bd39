import type { Move, Reject } from '../../search/trace.ts';
import { figures } from '../../text/figures.ts';
import { type Block, linesOf, stripAggressively } from './blocks.ts';
import { locateStated, locateWithin, rangeAround, type Stopped } from './locate.ts';
import { emptySearch, identical, noMatch } from './words.ts';

/** What became of a block. */
export type Result =
  | {
      /** 0-based. */
      readonly at: number;
      readonly texts: readonly string[];
      readonly old: readonly string[];
      readonly moves: readonly Move[];
    }
  | { readonly failure: string; readonly reject: Reject; readonly moves: readonly Move[] };

function refused(failure: string, reason: Reject['reason'], sentence: string, moves: readonly Move[] = []): Result {
  return { failure, reject: { reason, sentence }, moves };
}

/** The stated line, then the range around it, then that range with line numbers stripped aggressively. */
export function applyBlock(lines: readonly string[], block: Block, startLine: number, threshold: number): Result {
  if (block.search === block.replacement) return refused(identical, 'other', 'Search and replacement are the same.');
  if (block.search === '') return refused(emptySearch, 'other', 'The search text is empty.');
  const search = linesOf(block.search);
  const stated = startLine === 0 ? null : locateStated(lines, search, startLine, threshold);
  if (stated?.isEnough) return placed(lines, stated.at!, search, linesOf(block.replacement), stated.moves);
  const range = rangeAround(lines, startLine, search.length);
  const around = locateWithin(lines, search, range, threshold);
  if ('tries' in around) return stopped(around);
  const moves = [...(stated?.moves ?? []), ...around.moves];
  if (around.isEnough) return placed(lines, around.at!, search, linesOf(block.replacement), moves);
  const bare = linesOf(stripAggressively(block.search));
  const again = bare.join('\n') === search.join('\n') ? null : locateWithin(lines, bare, range, threshold);
  if (again && 'tries' in again) return stopped(again);
  moves.push(...(again?.moves ?? []));
  if (again?.isEnough) return placed(lines, again.at!, bare, linesOf(stripAggressively(block.replacement)), moves);
  const endLine = block.startLine + search.length - 1;
  const message = noMatch(lines, { startLine, endLine, search, found: around, threshold });
  const best = `${Math.floor(around.score * 100)} percent`;
  const sentence = `The most similar place is ${best} alike; ${Math.floor(threshold * 100)} are needed.`;
  return refused(message, 'no-match', sentence, moves);
}

function stopped({ tries }: Stopped): Result {
  const sentence = `No window is equal, and the search for the most similar one was stopped after ${figures(tries)} comparisons.`;
  return refused(sentence, 'budget', sentence);
}

function placed(
  lines: readonly string[],
  found: number,
  search: readonly string[],
  replacement: readonly string[],
  moves: readonly Move[],
): Result {
  const at = found < 0 ? Math.max(0, lines.length + found) : found;
  const old = lines.slice(at, at + search.length);
  return { at, texts: reindented(replacement, search[0] ?? '', old[0] ?? ''), old, moves };
}

const indentOf = (line: string) => /^[\t ]*/.exec(line)![0];

/** Each line keeps its indentation relative to the first search line, on top of that of the first matched line. */
function reindented(lines: readonly string[], sought: string, matched: string): string[] {
  const base = indentOf(matched);
  const own = indentOf(sought);
  return lines.map((line) => {
    const indent = indentOf(line);
    const deeper = indent.length - own.length;
    const kept = deeper < 0 ? base.slice(0, Math.max(0, base.length + deeper)) : base + indent.slice(own.length);
    return kept + line.trim();
  });
}
