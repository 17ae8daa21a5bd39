import { LineTable } from '../../search/line-table.ts';
import type { Landing, Move, Reject } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image, lineIndex } from '../../text/image.ts';
import type { FileReport, HunkReport } from '../run.ts';
import { editsAt } from '../shared/edits.ts';
import type { Hunk } from './hunk.ts';
import { locate } from './locate.ts';

/** A file while its hunks are looked for in it, from the top down; what they change is written at the end. */
export class PatchedFile {
  readonly #image: Image;
  readonly #lines: LineTable;
  readonly #hunks: HunkReport[] = [];
  readonly #changes: { at: number; removed: number; texts: readonly ByteText[] }[] = [];
  /** Lines from the top that are settled: the last changed line, and all above it. */
  #settled = 0;
  /** How far off the last hunk that was not where it was expected lay: not the sum of all. */
  #lastOffset = 0;

  constructor(before: ByteText) {
    this.#image = new Image(before);
    this.#lines = new LineTable(this.#image);
  }

  /** The last offset, as it is told with every hunk after the one that had it. */
  get lastOffset(): number {
    return this.#lastOffset;
  }

  /** One search, with `fuzz` lines dropped at both ends. */
  try(hunk: Hunk, fuzz: number, moves: Move[]): number | null {
    const guess = placeOf(hunk) + this.#lastOffset;
    const place = locate(this.#lines, { hunk, guess, settled: this.#settled, fuzz }, moves);
    if (place !== null && place !== guess) this.#lastOffset = place - guess;
    return place;
  }

  read(hunk: Hunk): Move {
    const expected = lineIndex(placeOf(hunk) + this.#lastOffset);
    return { kind: 'read', stated: lineIndex(placeOf(hunk)), expected, carry: this.#lastOffset };
  }

  /** False when it lies above what is settled, and there it ends. */
  land(hunk: Hunk, place: number, fuzz: number, moves: readonly Move[]): boolean {
    const edits = editsAt(hunk.rows, place);
    let inserts = hunk.rows.filter((row) => row.kind === 'insert').map((row) => row.text);
    for (const { at, removed, inserted } of edits) {
      if (at < this.#settled) return false;
      this.#changes.push({ at, removed, texts: inserts.slice(0, inserted) });
      inserts = inserts.slice(inserted);
      this.#settled = at + removed;
    }
    const landing: Landing = {
      places: [lineIndex(place)],
      printed: hunk.newFirst + this.#lastOffset,
      offset: place - placeOf(hunk),
      fuzz,
      dropped: { head: fuzz, tail: fuzz },
      edits,
    };
    this.#note(hunk, [...moves, { kind: 'land', landing }], { kind: 'landed', landing });
    return true;
  }

  refuse(hunk: Hunk, reject: Reject, moves: readonly Move[]): void {
    this.#note(hunk, [...moves, { kind: 'reject', reject }], { kind: 'rejected', reject });
  }

  /** Whether the rest of the file can be written: not when a hunk was put below its end. */
  get isOrdered(): boolean {
    return this.#image.count === 0 || this.#settled <= this.#image.count;
  }

  /** What stands before a change is given its line feed. */
  result(): ByteText {
    let text = '';
    let done = 0;
    for (const { at, removed, texts } of this.#changes) {
      const kept = this.#image.slice(done, at);
      text += kept + (kept === '' || kept.endsWith('\n') ? '' : '\n') + texts.join('');
      done = at + removed;
    }
    return text + this.#image.slice(done, this.#image.count);
  }

  report(path: string, after: ByteText | null): FileReport {
    return { path, writtenTo: null, before: this.#image.text, after, searches: 'input', hunks: this.#hunks };
  }

  #note(hunk: Hunk, moves: readonly Move[], outcome: HunkReport['outcome']): void {
    const read = moves[0];
    this.#hunks.push({
      number: this.#hunks.length + 1,
      patchLines: { from: hunk.from, to: hunk.to },
      section: hunk.section,
      rows: hunk.rows,
      stated: lineIndex(placeOf(hunk)),
      expected: read?.kind === 'read' ? read.expected : null,
      moves,
      outcome,
    });
  }
}

/** 0-based line of row 0 as stated. */
const placeOf = ({ first }: Hunk): number => first - 1;
