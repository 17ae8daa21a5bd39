import { preimage } from '../../patch/row.ts';
import { plainCline, trimmedCline, trimmedEndCline } from '../../search/text-rules.ts';
import type { Move, Sweep } from '../../search/trace.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import { levenshtein } from '../../text/levenshtein.ts';
import type { Section } from '../shared/sections/section.ts';
import { type Rung, seekDown } from '../shared/seek.ts';

const ladder: readonly Rung[] = [
  { label: 'typographic signs and escaped quotes as plain ones', rule: plainCline },
  { label: 'blanks at the end ignored as well', rule: trimmedEndCline },
  { label: 'blanks at both ends ignored as well', rule: trimmedCline },
];

/** What each rung, and the fourth pass, adds to the tool's own count of fuzz. */
const rungFuzz = [0, 1, 100, 1000];
const missedEnd = 10000;
/** How alike two texts must be in the fourth pass. */
const needed = 0.66;
/** Cells of edit distance tables that one search may cost. */
const budget = 2e9;

export interface Sought {
  /** 0-based line; null when no pass found a place, or the search was stopped. */
  readonly at: number | null;
  readonly fuzz: number;
  /** Of the most similar window, when there is no place. */
  readonly similarity: number;
  readonly isStopped: boolean;
}

/** The cursor below the anchor, and what that adds to the fuzz. An anchor that is not below the cursor is ignored. */
export function followAnchor(lines: readonly string[], section: Section, cursor: number, moves: Move[]) {
  const [anchor] = section.anchors;
  if (anchor === undefined) return { cursor, fuzz: 0 };
  const exact = plainCline.key(toBytes(anchor));
  const loose = exact.trim();
  const at = lines.findIndex((line, i) => i >= cursor && trimmedCline.key(line) === loose);
  if (at < 0) {
    const sentence = `No line below equals the anchor "${anchor}"; it is ignored.`;
    moves.push({ kind: 'note', code: 'anchor-ignored', sentence, at: null });
    return { cursor, fuzz: 0 };
  }
  const sentence = `The anchor is line ${at + 1}; the search begins below it.`;
  moves.push({ kind: 'note', code: 'anchor', sentence, at: lineIndex(at) });
  return { cursor: at + 1, fuzz: plainCline.key(lines[at]!) === exact ? 0 : 1 };
}

/** Where the old rows of a section stand, from the cursor down. `lines` are bytes, each with one line feed. */
export function seekSection(lines: readonly string[], section: Section, cursor: number, moves: Move[]): Sought {
  const old = preimage(section.rows);
  if (old.length === 0) return { at: cursor, fuzz: 0, similarity: 1, isStopped: false };
  if (!section.atEnd) return seekFrom(lines, old, cursor, moves);
  const last = seekFrom(lines, old, Math.max(0, lines.length - old.length), moves);
  if (last.at !== null || last.isStopped) return last;
  const sentence = 'The last lines of the file do not match, so the marker is given up and the first match counts.';
  moves.push({ kind: 'note', code: 'end-missed', sentence, at: null });
  const first = seekFrom(lines, old, cursor, moves);
  return { ...first, fuzz: first.fuzz + missedEnd, similarity: Math.max(first.similarity, last.similarity) };
}

function seekFrom(lines: readonly string[], old: readonly string[], from: number, moves: Move[]): Sought {
  const sought = seekDown(lines, old, from, ladder);
  moves.push(...sought.sweeps);
  if (sought.at !== null) return { at: sought.at, fuzz: rungFuzz[sought.rung]!, similarity: 1, isStopped: false };
  return seekSimilar(lines, old, from, moves);
}

/** The first window that is alike enough; at the end of the file it may be shorter than what is looked for. */
function seekSimilar(lines: readonly string[], old: readonly string[], from: number, moves: Move[]): Sought {
  const keys = lines.map((line) => plainCline.key(line));
  const wanted = old.map((line) => plainCline.key(line)).join('\n');
  const isStopped = (lines.length - from) * wanted.length ** 2 > budget;
  let best = 0;
  let hit: number | null = null;
  for (let at = from; at < keys.length && hit === null && !isStopped; at++) {
    const similarity = alike(keys.slice(at, at + old.length).join('\n'), wanted, best);
    best = Math.max(best, similarity);
    if (similarity >= needed) hit = at;
  }
  if (!isStopped && from < keys.length) moves.push(similarSweep(from, keys.length - 1, hit, best));
  return { at: hit, fuzz: hit === null ? 0 : rungFuzz[3]!, similarity: best, isStopped };
}

/** What the edit distance leaves of the longer length; 0 at once where lengths alone keep it from passing `least`. */
function alike(window: string, wanted: string, least: number): number {
  const longest = Math.max(window.length, wanted.length);
  if (longest === 0) return 1;
  if (Math.min(window.length, wanted.length) / longest <= least) return 0;
  return (longest - levenshtein(window, wanted)) / longest;
}

const similarSweep = (from: number, to: number, hit: number | null, best: number): Sweep => ({
  kind: 'sweep',
  pass: { label: 'the first two thirds alike', fuzz: { head: 0, tail: 0 }, rule: plainCline.id, isReversed: false },
  order: { kind: 'straight', from: lineIndex(from), to: lineIndex(to) },
  tries: (hit ?? to) - from + 1,
  until: 'first',
  hits: hit === null ? [] : [lineIndex(hit)],
  score: { best, needed },
});

/** The old rows as the tool repeats them. */
export const contextOf = ({ rows }: Section): string =>
  preimage(rows)
    .map((row) => fromBytes(row.slice(0, -1)))
    .join('\n');
