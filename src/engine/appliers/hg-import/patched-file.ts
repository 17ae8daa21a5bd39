import type { Landing, Move, Reject } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image, lineIndex } from '../../text/image.ts';
import type { FileReport, HunkReport } from '../run.ts';
import { editsAt } from '../shared/edits.ts';
import type { Settings } from './arguments.ts';
import { type Hunk, type Trimmed, trimmed } from './hunk.ts';
import { type Found, firstLook, search } from './locate.ts';
import { RunningLines } from './running-lines.ts';

/** What a hunk came to, in the tool's words. */
export interface Outcome {
  readonly ok: boolean;
  /** `note` is for stdout, `warning` for stderr. */
  readonly note: string | null;
  readonly warning: string | null;
  /** The patch removes the file, and the hunk was found at once: then it is removed whatever else it holds. */
  readonly removesFile: boolean;
}

/** The lines of a file while hunks are applied to them, each to the result of those before. */
export class PatchedFile {
  readonly #before: ByteText;
  readonly #settings: Settings;
  readonly #end: ByteText;
  readonly #ignoresEnds: boolean;
  readonly #lines: RunningLines;
  readonly #reports: HunkReport[] = [];
  /** Lines gained so far. */
  #offset = 0;
  /** How far off the last hunk that was searched for was found. */
  #skew = 0;

  constructor(before: ByteText, settings: Settings) {
    this.#before = before;
    this.#settings = settings;
    const lines = new Image(before).lines();
    const end = endFor(settings.eol, lines[0] ?? '');
    this.#ignoresEnds = end !== null;
    this.#end = end ?? '\n';
    this.#lines = new RunningLines(this.#ignoresEnds ? lines.map(plainEnd) : lines);
  }

  /** `removes`: the patch says that no file is left. A hunk that removes it leaves its lines to those that follow. */
  apply(given: Hunk, removes: boolean): Outcome {
    const hunk = this.#ignoresEnds
      ? { ...given, rows: given.rows.map((row) => ({ ...row, text: plainEnd(row.text) })) }
      : given;
    const whole = trimmed(hunk, 0, false);
    const start = whole.start + this.#offset;
    const moves: Move[] = [
      {
        kind: 'read',
        stated: lineIndex(whole.start),
        expected: lineIndex(start + this.#skew),
        carry: this.#offset + this.#skew,
      },
    ];
    if (this.#skew === 0) {
      const isThere = this.#lines.standsAt(whole.old, start);
      moves.push(firstLook(start, whole, isThere, this.#ignoresEnds));
      if (isThere) {
        if (!removes) this.#edit(whole, start);
        this.#land(given, { trim: whole, at: start, fuzz: 0 }, moves, start, null);
        return { ok: true, note: null, warning: null, removesFile: removes };
      }
    }
    const { found, sweeps } = search(
      this.#lines,
      hunk,
      this.#offset + this.#skew,
      this.#settings.fuzz,
      this.#ignoresEnds,
    );
    moves.push(...sweeps);
    if (found === null) {
      const sentence = 'No line that equals its first old row is followed by the others.';
      this.refuse(given, { reason: 'no-match', sentence }, moves);
      return { ok: false, note: null, warning: `Hunk #${hunk.number} FAILED at ${start}`, removesFile: false };
    }
    this.#skew = found.at - start;
    this.#edit(found.trim, found.at);
    this.#land(given, found, moves, start, found.at + 1);
    const offset = `(offset ${found.at - start - found.fuzz} lines)`;
    const said = `Hunk #${hunk.number} succeeded at ${found.at + 1}`;
    return found.fuzz > 0
      ? { ok: true, note: null, warning: `${said} with fuzz ${found.fuzz} ${offset}.`, removesFile: false }
      : { ok: true, note: `${said} ${offset}.`, warning: null, removesFile: false };
  }

  /** Takes down a hunk that is not applied. */
  refuse(hunk: Hunk, reject: Reject, moves: readonly Move[] = []): void {
    this.#note(hunk, [...moves, { kind: 'reject', reject }], { kind: 'rejected', reject });
  }

  result(): ByteText {
    const text = this.#lines.text();
    return this.#end === '\n' ? text : text.replaceAll('\n', this.#end);
  }

  report(path: string | null, writtenTo: string | null, after: ByteText | null): FileReport {
    return { path, writtenTo, before: this.#before, after, searches: 'running', hunks: this.#reports };
  }

  #edit({ old, now }: Trimmed, at: number): void {
    this.#lines.splice(at, old.length, now);
    this.#offset += now.length - old.length;
  }

  #land(hunk: Hunk, { trim, at, fuzz }: Found, moves: readonly Move[], start: number, printed: number | null): void {
    const place = lineIndex(at - trim.head);
    const landing: Landing = {
      places: [place],
      printed,
      offset: place - start,
      fuzz,
      dropped: { head: trim.head, tail: trim.tail },
      edits: editsAt(hunk.rows, place),
    };
    this.#note(hunk, [...moves, { kind: 'land', landing }], { kind: 'landed', landing });
  }

  #note(hunk: Hunk, moves: readonly Move[], outcome: HunkReport['outcome']): void {
    const read = moves[0];
    this.#reports.push({
      number: hunk.number,
      patchLines: { from: hunk.from, to: hunk.to },
      section: /@@ -.*? @@ ?([^\r\n]*)/.exec(hunk.header)?.[1] ?? '',
      rows: hunk.rows,
      stated: lineIndex(trimmed(hunk, 0, false).start),
      expected: read?.kind === 'read' ? read.expected : null,
      moves,
      outcome,
    });
  }
}

/** What every line will end in; null when ends are left as they are, which `auto` does with a text that has none. */
function endFor(eol: Settings['eol'], first: ByteText): ByteText | null {
  if (eol === 'strict' || (eol === 'auto' && !first.endsWith('\n'))) return null;
  return eol === 'crlf' || (eol === 'auto' && first.endsWith('\r\n')) ? '\r\n' : '\n';
}

const plainEnd = (line: ByteText) => line.replace(/\r\n$/, '\n');
