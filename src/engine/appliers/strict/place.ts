import { symbolAt } from '../../analysis/intent.ts';
import type { Outline } from '../../analysis/outline.ts';
import type { UnifiedHunk } from '../../formats/unified/reading.ts';
import { preimage } from '../../patch/row.ts';
import { find, fitsAt } from '../../search/find.ts';
import { LineTable } from '../../search/line-table.ts';
import type { Order } from '../../search/order.ts';
import type { Landing, Move, Pass, Reject, Sweep } from '../../search/trace.ts';
import { type Image, type LineIndex, lineIndex } from '../../text/image.ts';
import { editsAt } from '../shared/edits.ts';
import { mismatchLines, noMatch, offPlace, wrongSymbol } from './messages.ts';

/** A hunk, where it is read and what is demanded of it. */
export interface Task {
  readonly path: string;
  readonly image: Image;
  readonly hunk: UnifiedHunk;
  /** From 1, within its file. */
  readonly number: number;
  readonly symbol: string | null;
  readonly outline: Outline | null;
}

/** The decision on one hunk: the landing, or why not, in the words that are printed. */
export interface Placing {
  readonly moves: readonly Move[];
  readonly stated: LineIndex;
  readonly landing: Landing | null;
  readonly reject: Reject | null;
  readonly printed: readonly string[];
}

const everyRow: Pass = { label: 'every row', fuzz: { head: 0, tail: 0 }, rule: 'exact', isReversed: false };

/**
 * Holds the whole preimage against the stated line, and the stated line against the demanded symbol. Only to say
 * more in a refusal does it look elsewhere; what it finds there is never used.
 */
export function placeHunk(task: Task): Placing {
  const { image, hunk, outline, symbol } = task;
  const rows = preimage(hunk.rows);
  const stated = statedPlace(hunk);
  const lines = new LineTable(image);
  const pattern = { rows, head: 0, tail: 0 };
  const isThere = stated <= image.count && fitsAt(lines, pattern, stated);
  const moves: Move[] = [
    { kind: 'read', stated, expected: stated, carry: 0 },
    sweep({ kind: 'straight', from: stated, to: stated }, 1, isThere ? stated : null),
  ];
  const order = everywhere(image, rows.length, stated);
  const elsewhere = isThere ? null : find(lines, pattern, order);
  if (elsewhere !== null && rows.length > 0) {
    moves.push(note('look-elsewhere', 'The hunk is refused. Where it would fit is looked up, to say so.', stated));
    moves.push(sweep(order, elsewhere.tries, elsewhere.hit, 'elsewhere'));
  }
  const place = isThere ? stated : rows.length > 0 ? (elsewhere?.hit ?? null) : null;
  const printed: string[] = [];
  const rejects: Reject[] = [];
  const refuse = (reason: Reject['reason'], sentence: string, more: readonly string[] = []) => {
    rejects.push({ reason, sentence });
    printed.push(`REJECT ${task.path}: ${sentence}`, ...more);
  };
  if (!isThere && place !== null) refuse('off-place', offPlace(task, place, stated), mismatchLines(task, stated));
  if (place === null) refuse('no-match', noMatch(task, stated), mismatchLines(task, stated));
  if (place !== null && symbol !== null) {
    const landed = symbolAt(outline, place + leadOf(hunk));
    if (outline === null || landed?.name !== symbol) {
      refuse('wrong-symbol', wrongSymbol(task, outline === null ? undefined : (landed?.name ?? null), symbol));
    }
  }
  const landing = rejects.length > 0 ? null : landingAt(hunk, stated);
  moves.push(...rejects.slice(0, 1).map((reject): Move => ({ kind: 'reject', reject })));
  return { moves, stated, landing, reject: rejects[0] ?? null, printed };
}

/** Row 0 of the preimage, or for an insertion without context the line that the new text goes before. */
export function statedPlace({ header, rows }: UnifiedHunk): LineIndex {
  const start = header?.old.start ?? 1;
  return lineIndex(Math.max(0, rows.every((row) => row.kind === 'insert') ? start : start - 1));
}

const leadOf = ({ rows }: UnifiedHunk) => rows.findIndex((row) => row.kind !== 'context');

const landingAt = (hunk: UnifiedHunk, place: LineIndex): Landing => ({
  places: [place],
  printed: place + 1,
  offset: 0,
  fuzz: 0,
  dropped: everyRow.fuzz,
  edits: editsAt(hunk.rows, place),
});

const sweep = (order: Order, tries: number, hit: LineIndex | null, label = everyRow.label): Sweep => ({
  kind: 'sweep',
  pass: { ...everyRow, label },
  order,
  tries,
  until: 'first',
  hits: hit === null ? [] : [hit],
});

const note = (code: string, sentence: string, at: LineIndex): Move => ({ kind: 'note', code, sentence, at });

/** Outward from the stated line over the whole file. */
function everywhere(image: Image, rows: number, stated: LineIndex): Order {
  const last = Math.max(0, image.count - rows);
  const start = Math.max(1, stated - last);
  return {
    kind: 'outward',
    expected: stated,
    start,
    down: last - stated,
    up: stated,
    first: 'down',
    twiceAtZero: false,
  };
}
