import type { Row } from '../../../patch/row.ts';
import type { Landing, Move, Reject } from '../../../search/trace.ts';
import { fromBytes, toBytes } from '../../../text/bytes.ts';
import { lineIndex } from '../../../text/image.ts';
import type { HunkReport } from '../../run.ts';
import { editsAt } from '../edits.ts';
import type { PlacedSection, Placing } from './place.ts';
import type { Section } from './section.ts';

/** The lines with the placed sections applied: context stays as the file has it. */
export function applySections(lines: readonly string[], placed: readonly PlacedSection[]): string[] {
  const out: string[] = [];
  let done = 0;
  for (const { section, at } of placed) {
    let inserts = section.rows.filter((row) => row.kind === 'insert').map(lineOf);
    for (const edit of editsAt(section.rows, at)) {
      out.push(...lines.slice(done, edit.at), ...inserts.slice(0, edit.inserted));
      inserts = inserts.slice(edit.inserted);
      done = edit.at + edit.removed;
    }
  }
  return [...out, ...lines.slice(done)];
}

/** A change that begins above the end of the one before it. 0-based lines. */
export interface Overlap {
  readonly at: number;
  /** First line that the changes before have not used up. */
  readonly done: number;
}

/** The first change out of order: a section that must lie at the end of the file may lie above the one before. */
export function overlapOf(placed: readonly PlacedSection[]): Overlap | null {
  let done = 0;
  for (const { at, removed } of placed.flatMap(({ section, at }) => editsAt(section.rows, at))) {
    if (done > at) return { at, done };
    done = at + removed;
  }
  return null;
}

const lineOf = ({ text }: Row) => fromBytes(text.slice(0, -1));

/** What became of each section, for the page. */
export function sectionReports(sections: readonly Section[], { placed, lost }: Placing): HunkReport[] {
  return sections.map((section, i): HunkReport => {
    const found = placed[i];
    if (found) return placedReport(found, i);
    if (lost?.section === section) return rejectedReport(section, i, lost.moves, lost.reject);
    const sentence = 'A section before this one found no place.';
    return { ...baseOf(section, i), moves: [], outcome: { kind: 'untried', sentence } };
  });
}

/** A section that found its place; `index` counts from 0 within its file. */
export function placedReport(found: PlacedSection, index: number): HunkReport {
  const landing = landingOf(found);
  const moves: Move[] = [...found.moves, { kind: 'land', landing }];
  return { ...baseOf(found.section, index), moves, outcome: { kind: 'landed', landing } };
}

export function rejectedReport(section: Section, index: number, moves: readonly Move[], reject: Reject): HunkReport {
  const all: Move[] = [...moves, { kind: 'reject', reject }];
  return { ...baseOf(section, index), moves: all, outcome: { kind: 'rejected', reject } };
}

const baseOf = (section: Section, index: number) => ({
  number: index + 1,
  patchLines: { from: section.from, to: section.to },
  section: toBytes(section.anchors.join(' ')),
  rows: section.rows,
  stated: null,
  expected: null,
});

const landingOf = ({ section, at, fuzz }: PlacedSection): Landing => ({
  places: [lineIndex(at)],
  printed: null,
  offset: null,
  fuzz,
  dropped: { head: 0, tail: 0 },
  edits: editsAt(section.rows, at),
});
