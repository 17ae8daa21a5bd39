import { postimage, preimage, type Row } from '../../patch/row.ts';
import { cString } from '../../search/line-rules.ts';
import type { Landing, Move } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image, lineIndex } from '../../text/image.ts';
import type { FileReport, HunkReport } from '../run.ts';
import { editsAt } from '../shared/edits.ts';
import { placeHunk } from './place.ts';

/** A hunk as it was read; `rows` in the direction in which it is applied. */
export interface Hunk {
  readonly rows: readonly Row[];
  /** 0-based, as its header says. */
  readonly stated: number;
  readonly section: ByteText;
  readonly from: number;
  readonly to: number;
}

/** A file that is being copied, hunk by hunk, to its new text. It is read once from the top. */
export class OpenFile {
  readonly path: string;
  readonly #image: Image;
  readonly #lines: readonly ByteText[];
  readonly #hunks: HunkReport[] = [];
  #next = 0;
  #written: ByteText = '';

  constructor(path: string, text: ByteText) {
    this.path = path;
    this.#image = new Image(text);
    this.#lines = this.#image.lines().map(cString.key);
  }

  /** How many hunks came for it so far. */
  get hunkCount(): number {
    return this.#hunks.length;
  }

  /** Applies a hunk. False, with the 1-based line at which it looked reversed, when the file ended before it fitted. */
  apply(hunk: Hunk, skipsApplied: boolean): { readonly ok: boolean; readonly looksReversedAt: number | null } {
    const { rows } = hunk;
    const expected = this.#next;
    const { at, end, seenInserted, isReverted, sweeps } = placeHunk(this.#lines, rows, expected, skipsApplied);
    const moves: Move[] = [
      { kind: 'read', stated: lineIndex(hunk.stated), expected: lineIndex(expected), carry: 0 },
      ...sweeps,
    ];
    if (seenInserted !== null && (at === null || isReverted)) moves.push(seenNote(seenInserted, isReverted));
    if (at === null) {
      const sentence = 'The file ends before all old lines were found in a row.';
      this.note(hunk, { kind: 'rejected', reject: { reason: 'no-match', sentence } }, moves, expected);
      return { ok: false, looksReversedAt: seenInserted === null ? null : this.#lines.length + 1 };
    }
    this.#copyTo(at);
    this.#written += postimage(rows)
      .map((text) => `${cString.key(text)}\n`)
      .join('');
    this.#next = end;
    this.note(hunk, { kind: 'landed', landing: landingOf(hunk, at, isReverted) }, moves, expected);
    return { ok: true, looksReversedAt: null };
  }

  /** Takes down a hunk that leaves nothing: the file is emptied without a look at it. */
  empty(hunk: Hunk): void {
    const at = lineIndex(0);
    const unseen = { head: preimage(hunk.rows).length, tail: 0 };
    const edits = [{ at, removed: this.#image.count, inserted: 0 }];
    const landing: Landing = { places: [at], printed: null, offset: null, fuzz: 0, dropped: unseen, edits };
    const sentence = 'Nothing is left after this hunk by its header, so the file is emptied without a look at it.';
    const sweep: Move = {
      kind: 'sweep',
      pass: { label: 'no row is compared', fuzz: unseen, rule: cString.id, isReversed: false },
      order: { kind: 'pinned', at, edge: 'start' },
      tries: 1,
      until: 'first',
      hits: [at],
    };
    this.note(hunk, { kind: 'landed', landing }, [{ kind: 'note', code: 'emptied', sentence, at }, sweep], null);
  }

  /** Takes down what became of a hunk. */
  note(hunk: Hunk, outcome: HunkReport['outcome'], moves: readonly Move[], expected: number | null): void {
    const last: Move[] =
      outcome.kind === 'landed'
        ? [{ kind: 'land', landing: outcome.landing }]
        : outcome.kind === 'rejected'
          ? [{ kind: 'reject', reject: outcome.reject }]
          : [];
    this.#hunks.push({
      number: this.#hunks.length + 1,
      patchLines: { from: hunk.from, to: hunk.to },
      section: hunk.section,
      rows: hunk.rows,
      stated: lineIndex(hunk.stated),
      expected: expected === null ? null : lineIndex(expected),
      moves: [...moves, ...last],
      outcome,
    });
  }

  /** The new text: what comes after the last hunk is copied byte for byte. */
  result(): ByteText {
    return this.#written + this.#image.slice(this.#next, this.#image.count);
  }

  report(after: ByteText | null): FileReport {
    const { path } = this;
    return { path, writtenTo: null, before: this.#image.text, after, searches: 'input', hunks: this.#hunks };
  }

  #copyTo(line: number): void {
    for (; this.#next < line; this.#next++) this.#written += `${this.#lines[this.#next]}\n`;
  }
}

const seenNote = (line: number, isReverted: boolean): Move => ({
  kind: 'note',
  code: 'seen-inserted',
  sentence: isReverted
    ? `Line ${line + 1} is what the hunk would insert there, so from here on its result is looked for.`
    : `Line ${line + 1} is what the hunk would insert there: the patch may be applied already.`,
  at: lineIndex(line),
});

const landingOf = ({ rows, stated }: Hunk, at: number, isReverted: boolean): Landing => ({
  places: [lineIndex(at)],
  printed: null,
  offset: at - stated,
  fuzz: 0,
  dropped: { head: 0, tail: 0 },
  // What was found is the result: it is written as it was.
  edits: isReverted ? [] : editsAt(rows, at),
});
