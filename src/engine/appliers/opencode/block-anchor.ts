import { levenshtein } from '../../text/levenshtein.ts';
import type { Span } from '../shared/text-report.ts';
import { type Lines, spanOf, withoutLastEmpty } from './windows.ts';

export interface Thresholds {
  readonly one: number;
  readonly several: number;
  /** Whether a block may be of any height. */
  readonly anyHeight: boolean;
}

const enough = 0.65;

/** Blocks whose first and last line equal those of the find, trimmed; the middle is scored by similarity. */
export function blockAnchor(content: Lines, find: string, thresholds: Thresholds): Span[] {
  const whole = find.split('\n');
  if (whole.length < 3) return [];
  const lines = withoutLastEmpty(whole);
  const blocks = anchored(content, lines, thresholds.anyHeight);
  if (blocks.length === 0) return [];
  if (blocks.length === 1) {
    const [block] = blocks as [Block];
    return oneScore(content, lines, block) >= thresholds.one ? [spanOf(content, block.first, block.last)] : [];
  }
  let best: { block: Block; score: number } | null = null;
  for (const block of blocks) {
    const score = averageScore(content, lines, block);
    if (best === null || score > best.score) best = { block, score };
  }
  return best && best.score >= thresholds.several ? [spanOf(content, best.block.first, best.block.last)] : [];
}

interface Block {
  readonly first: number;
  readonly last: number;
}

function anchored(content: Lines, lines: readonly string[], anyHeight: boolean): Block[] {
  const [head, foot] = [lines[0]!.trim(), lines.at(-1)!.trim()];
  const trimmed = content.lines.map((line) => line.trim());
  const slack = Math.max(1, Math.floor(lines.length / 4));
  const nextFoot = nextIndex(trimmed, foot);
  const blocks: Block[] = [];
  for (const [first, line] of trimmed.entries()) {
    const last = line === head ? nextFoot[first + 2] : undefined;
    if (last === undefined || last < 0) continue;
    if (anyHeight || Math.abs(last - first + 1 - lines.length) <= slack) blocks.push({ first, last });
  }
  return blocks;
}

/** For each index, the first at or after it that holds `wanted`; −1 when none does. */
function nextIndex(lines: readonly string[], wanted: string): number[] {
  const next = new Array<number>(lines.length).fill(-1);
  for (let i = lines.length - 1, at = -1; i >= 0; i--) {
    if (lines[i] === wanted) at = i;
    next[i] = at;
  }
  return next;
}

const middle = (lines: readonly string[], { first, last }: Block) => Math.min(lines.length, last - first + 1) - 2;

/** Similarities of the middle lines, each over their number, added until they are enough. */
function oneScore(content: Lines, lines: readonly string[], block: Block): number {
  const count = middle(lines, block);
  if (count <= 0) return 1;
  let sum = 0;
  for (let i = 1; i <= count && i < lines.length - 1; i++) {
    sum += (similarity(content.lines[block.first + i]!, lines[i]!) ?? 0) / count;
    if (sum >= enough) break;
  }
  return sum;
}

function averageScore(content: Lines, lines: readonly string[], block: Block): number {
  const count = middle(lines, block);
  if (count <= 0) return 1;
  let sum = 0;
  for (let i = 1; i <= count && i < lines.length - 1; i++) {
    sum += similarity(content.lines[block.first + i]!, lines[i]!) ?? 0;
  }
  return sum / count;
}

/** Of two lines, trimmed; null for two empty ones, which add nothing. */
function similarity(a: string, b: string): number | null {
  const [x, y] = [a.trim(), b.trim()];
  const longest = Math.max(x.length, y.length);
  return longest === 0 ? null : 1 - levenshtein(x, y) / longest;
}
