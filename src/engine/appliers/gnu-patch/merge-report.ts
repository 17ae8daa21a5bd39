import type { ByteText } from '../../text/bytes.ts';

/** What became of a part of a merged hunk. */
export type MergeKind = 'merged' | 'already applied' | 'NOT MERGED';

/**
 * The line `Hunk #N KIND at A-B[,C-D][, KIND at E-F].`, piece by piece as the tool prints it. A range follows bare
 * when its kind is that of the first.
 *
 * Source: GNU patch 2.7.6; vectors 405, 412, 413, 416, 420, 476.
 */
export class MergeReport {
  readonly #number: number;
  readonly #say: (text: ByteText) => void;
  #first: MergeKind | null = null;

  constructor(number: number, say: (text: ByteText) => void) {
    this.#number = number;
    this.#say = say;
  }

  /** Tells of `lines` lines from line `from` (1-based) of the result. */
  tell(kind: MergeKind, from: number, lines: number): void {
    const range = lines > 1 ? `${from}-${from + lines - 1}` : `${from}`;
    if (this.#first === null) this.#say(`Hunk #${this.#number} ${kind} at ${range}`);
    else this.#say(kind === this.#first ? `,${range}` : `, ${kind} at ${range}`);
    this.#first ??= kind;
  }

  end(): void {
    if (this.#first !== null) this.#say('.\n');
  }
}
