import type { Move, Reject } from '../../search/trace.ts';
import { toBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import type { HunkReport } from '../run.ts';
import { editsAt } from '../shared/edits.ts';
import { applySections, overlapOf, placedReport, rejectedReport } from '../shared/sections/apply.ts';
import type { PlacedSection } from '../shared/sections/place.ts';
import type { Section } from '../shared/sections/section.ts';
import { contextOf, followAnchor, seekSection } from './locate.ts';
import { endsUpdate, readSection } from './read-section.ts';

/** What an update of a file comes to. */
export interface Update {
  /** Null when some section found no place. */
  readonly after: string | null;
  readonly fuzz: number;
  /** One for each section without a place, in the tool's words. */
  readonly warnings: readonly string[];
  /** Sections that lie over each other, in the tool's words. */
  readonly overlap: string | null;
  readonly hunks: readonly HunkReport[];
}

export type ReadUpdate =
  | { readonly ok: true; readonly update: Update; readonly next: number }
  | {
      readonly ok: false;
      readonly message: string | null;
      readonly line: number | null;
      readonly why: 'refused' | 'endless' | 'budget';
    };

/** Reads the sections of an update from line `start` (0-based) and places each as it is read. */
export function readUpdate(lines: readonly string[], start: number, text: string, skipped: number): ReadUpdate {
  const ends = text.includes('\r\n') ? '\r\n' : '\n';
  const fileLines = text.split(ends === '\r\n' ? /\r?\n/ : '\n');
  const bytes = fileLines.map((line) => toBytes(`${line}\n`));
  const placed: PlacedSection[] = [];
  const hunks: HunkReport[] = [];
  const warnings: string[] = [];
  let chunks = 0;
  let cursor = 0;
  let fuzz = 0;
  let at = start;
  while (at < lines.length && !endsUpdate(lines[at]!)) {
    const read = readSection(lines, at, cursor === 0, skipped);
    if (!read.ok) return { ...read, why: read.message === null ? 'endless' : 'refused' };
    const { section } = read;
    const moves: Move[] = [{ kind: 'read', stated: null, expected: lineIndex(cursor), carry: 0 }];
    const anchored = followAnchor(bytes, section, cursor, moves);
    const sought = seekSection(bytes, section, anchored.cursor, moves);
    if (sought.isStopped) return { ok: false, message: null, line: section.from, why: 'budget' };
    fuzz += anchored.fuzz;
    cursor = anchored.cursor;
    if (sought.at === null) {
      warnings.push(notFound(chunks + 1, sought.similarity, section));
      hunks.push(rejectedReport(section, hunks.length, moves, noPlace(sought.similarity)));
    } else {
      fuzz += sought.fuzz;
      cursor = sought.at + heightOf(section);
      chunks += editsAt(section.rows, sought.at).length;
      placed.push({ section, at: sought.at, fuzz: sought.fuzz, moves });
      hunks.push(placedReport(placed.at(-1)!, hunks.length));
    }
    at = read.next;
  }
  const overlap = disorderOf(placed, fileLines.length);
  const after =
    warnings.length > 0 || overlap !== null
      ? null
      : applySections(fileLines, placed).join('\n').replace(/\r?\n/g, ends);
  return { ok: true, update: { after, fuzz, warnings, overlap, hunks }, next: at };
}

const heightOf = ({ rows }: Section) => rows.filter(({ kind }) => kind !== 'insert').length;

/** The old rows follow, unless there is nothing to see of them. */
function notFound(number: number, similarity: number, section: Section): string {
  const context = contextOf(section);
  const said = `hunk ${number}: Could not find matching context (similarity: ${similarity.toFixed(2)}). Chunk skipped.`;
  return context === '' ? said : `${said}\nContext:\n${context}`;
}

const noPlace = (similarity: number): Reject => ({
  reason: 'no-match',
  sentence: `Nothing below the section before is alike enough: ${Math.floor(similarity * 100)} % at best, and it takes 66.`,
});

/** Changes must begin inside the file and follow each other from the top down. */
function disorderOf(placed: readonly PlacedSection[], count: number): string | null {
  const edits = placed.flatMap(({ section, at }) => editsAt(section.rows, at));
  const outside = edits.findIndex(({ at }) => at > count);
  const overlap = overlapOf(placed);
  if (outside >= 0 && !(overlap && edits.findIndex(({ at }) => at === overlap.at) < outside)) {
    return `chunk.origIndex ${edits[outside]!.at} > lines.length ${count}`;
  }
  return overlap && `currentIndex ${overlap.done} > chunk.origIndex ${overlap.at}`;
}
