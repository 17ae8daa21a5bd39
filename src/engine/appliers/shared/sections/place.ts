import { preimage } from '../../../patch/row.ts';
import type { LineRule } from '../../../search/line-rules.ts';
import { fedLine, trimmedEndJs, trimmedEndPython, trimmedJs, trimmedPython } from '../../../search/text-rules.ts';
import type { Move, Reject } from '../../../search/trace.ts';
import { pythonStrip } from '../../../text/blanks.ts';
import { fromBytes, toBytes } from '../../../text/bytes.ts';
import { lineIndex } from '../../../text/image.ts';
import { type Rung, seekDown } from '../seek.ts';
import type { Section } from './section.ts';

const ladder = (trimmedEnd: LineRule, trimmed: LineRule): readonly Rung[] => [
  { label: 'exact', rule: fedLine },
  { label: 'blanks at the end ignored', rule: trimmedEnd },
  { label: 'blanks at both ends ignored', rule: trimmed },
];

/** What counts as blank at the ends of a line, by the language of the tool. */
const blanks = {
  python: { ladder: ladder(trimmedEndPython, trimmedPython), strip: pythonStrip.both },
  js: { ladder: ladder(trimmedEndJs, trimmedJs), strip: (line: string) => line.trim() },
};

/** What each rung adds to the tool's own count of fuzz. */
const rungFuzz = [0, 1, 100];
const missedEnd = 10000;

/** Where placing differs in this family. */
export interface PlaceDialect {
  /** Lines, from the end, that an `*** End of File` does not count: 1 where the empty piece after the last feed is. */
  endSlack(lines: readonly string[]): number;
  readonly language: keyof typeof blanks;
  /** Under two or more `@@` lines, each anchor must be found. */
  readonly insistsOnStacked: boolean;
  /** How anchors are followed, where that is otherwise: the cursor after them, or the words of refusal. */
  readonly findScope?: (lines: readonly string[], anchors: readonly string[], cursor: number) => number | string;
  invalidContext(cursor: number, context: string, atEnd: boolean): string;
  /** What is said of a section without `@@` when the cursor has left the top of the file; null where none is needed. */
  readonly needsMarker: ((first: string) => string) | null;
}

export interface PlacedSection {
  readonly section: Section;
  readonly at: number;
  readonly fuzz: number;
  readonly moves: readonly Move[];
}

export interface LostSection {
  readonly section: Section;
  readonly moves: readonly Move[];
  readonly reject: Reject;
  readonly message: string;
  /** The section cannot even be read: 1-based line of the edit. */
  readonly unreadAt?: number;
}

export interface Placing {
  readonly placed: readonly PlacedSection[];
  readonly lost: LostSection | null;
}

/**
 * Places sections from the top, each below the one before. `lines` are the file's, without endings, with the empty
 * piece after a last line feed.
 *
 * Source: specification section 3, "Anchors" and "Context search".
 */
export function placeSections(lines: readonly string[], sections: readonly Section[], dialect: PlaceDialect): Placing {
  const bytes = lines.map((line) => toBytes(`${line}\n`));
  const placed: PlacedSection[] = [];
  let cursor = 0;
  for (const section of sections) {
    const moves: Move[] = [{ kind: 'read', stated: null, expected: lineIndex(cursor), carry: 0 }];
    if (dialect.needsMarker && section.markers === 0 && cursor > 0) {
      const reject = rejected('A section below the top of the file must begin with @@.');
      return {
        placed,
        lost: { section, moves, reject, message: dialect.needsMarker(section.first ?? ''), unreadAt: section.from },
      };
    }
    const anchored = followAnchors(lines, section, cursor, dialect, moves);
    if (typeof anchored === 'string') {
      return {
        placed,
        lost: { section, moves, reject: rejected('An anchor line is not in the file.'), message: anchored },
      };
    }
    const { at, fuzz } = seekContext(bytes, section, anchored.cursor, dialect, dialect.endSlack(lines), moves);
    if (at === null) {
      const context = preimage(section.rows)
        .map((row) => fromBytes(row.slice(0, -1)))
        .join('\n');
      const message = dialect.invalidContext(anchored.cursor, context, section.atEnd);
      const sentence = `The old lines are nowhere below line ${anchored.cursor}, with blanks ignored or not.`;
      return { placed, lost: { section, moves, reject: rejected(sentence), message } };
    }
    placed.push({ section, at, fuzz: anchored.fuzz + fuzz, moves });
    cursor = at + preimage(section.rows).length;
  }
  return { placed, lost: null };
}

const rejected = (sentence: string): Reject => ({ reason: 'no-match', sentence });

/** The cursor after the anchors, or the tool's words when one had to be found and was not. */
function followAnchors(
  lines: readonly string[],
  { anchors, markers }: Section,
  start: number,
  { insistsOnStacked, findScope, language }: PlaceDialect,
  moves: Move[],
): { readonly cursor: number; readonly fuzz: number } | string {
  if (findScope) {
    const scope = findScope(lines, anchors, start);
    return typeof scope === 'string' ? scope : { cursor: scope, fuzz: 0 };
  }
  let cursor = start;
  let fuzz = 0;
  const insists = insistsOnStacked && markers > 1;
  const { strip } = blanks[language];
  for (const [i, anchor] of anchors.filter((line) => strip(line) !== '').entries()) {
    const found = findAnchor(lines, anchor, cursor, strip, insists && i > 0);
    if (found === 'seen before') continue;
    if (found === null) {
      if (insists) return `Invalid Anchor ${cursor}:\n${anchor}`;
      moves.push({
        kind: 'note',
        code: 'anchor-ignored',
        sentence: `No line equals the anchor "${anchor}"; it is ignored.`,
        at: null,
      });
      continue;
    }
    cursor = found.at + 1;
    fuzz += found.fuzz;
    const sentence = `The anchor is line ${cursor}; the search begins below it.`;
    moves.push({ kind: 'note', code: 'anchor', sentence, at: lineIndex(found.at) });
  }
  return { cursor, fuzz };
}

function findAnchor(
  lines: readonly string[],
  anchor: string,
  cursor: number,
  strip: (line: string) => string,
  forwardOnly: boolean,
): { readonly at: number; readonly fuzz: number } | 'seen before' | null {
  for (const [fuzz, key] of [(line: string) => line, strip].entries()) {
    const wanted = key(anchor);
    const isThere = (line: string) => key(line) === wanted;
    if (!forwardOnly && lines.slice(0, cursor).some(isThere)) return 'seen before';
    const ahead = lines.slice(cursor).findIndex(isThere);
    if (ahead >= 0) return { at: cursor + ahead, fuzz };
  }
  return null;
}

function seekContext(
  lines: readonly string[],
  { rows, atEnd }: Section,
  cursor: number,
  { language }: PlaceDialect,
  endSlack: number,
  moves: Move[],
): { readonly at: number | null; readonly fuzz: number } {
  const old = preimage(rows);
  if (old.length === 0 && !atEnd) return { at: cursor, fuzz: 0 };
  const searched = atEnd ? lines.slice(0, lines.length - endSlack) : lines;
  const { ladder } = blanks[language];
  let missed = 0;
  if (atEnd) {
    const end = Math.max(0, searched.length - old.length);
    if (old.length === 0) return { at: end, fuzz: 0 };
    const last = seekDown(searched, old, end, ladder);
    moves.push(...last.sweeps);
    if (last.at !== null) return { at: last.at, fuzz: rungFuzz[last.rung]! };
    missed = missedEnd;
    const sentence = 'The last lines of the file do not match, so the marker is given up and the first match counts.';
    moves.push({ kind: 'note', code: 'end-missed', sentence, at: null });
  }
  const sought = seekDown(searched, old, cursor, ladder);
  moves.push(...sought.sweeps);
  return sought.at === null ? { at: null, fuzz: 0 } : { at: sought.at, fuzz: missed + rungFuzz[sought.rung]! };
}
