import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../engine/conformance/generate/random.ts';

/** What a case applies: files in the folder of inputs. */
export interface Input {
  readonly file: string;
  readonly patch: string;
}

const words =
  'alpha beta config render index value result offset buffer parse token stream widget node cache total'.split(' ');

/** Lines like those of a program; nearly every one is there once. */
export function varied(count: number, seed: string): string[] {
  const random = new Random('varied', seed);
  const word = () => random.pick(words);
  return Array.from({ length: count }, (_, i) => {
    const k = i % 12;
    if (k === 0) return `def ${word()}_${seed}${i}(${word()}, ${word()}=None):`;
    if (k === 5 || k === 9) return '';
    if (k === 10) return '    }';
    if (k === 11) return `    return ${word()}`;
    const call = `${word()}.${word()}(${random.int(0, 99_999)}, "${word()} ${i}")`;
    return `${'    '.repeat(1 + (k % 3))}${word()}_${random.int(0, 999_999)} = ${call}`;
  });
}

/** The same block of eight lines, again and again. */
const block = ['{', '  "id": 0,', '  "name": "item",', '  "tags": [],', '  "on": true,', '  "next": null', '},', ''];
const identical = (count: number): string[] => Array.from({ length: count }, (_, i) => block[i % block.length]!);

/** Lines of blocks that are all alike. */
export const repeating = identical;

interface HunkSpec {
  /** 0-based line that is replaced by two. */
  readonly at: number;
  readonly context: number;
  readonly grown: number;
  /** How many of the outermost context lines match nowhere. */
  readonly wrong?: number;
  readonly isNowhere?: boolean;
}

function hunk(lines: readonly string[], { at, context, grown, wrong = 0, isNowhere = false }: HunkSpec): string[] {
  const from = at - context;
  const kept = (start: number, end: number) => lines.slice(start, end).map((line) => ` ${line}`);
  const body = [
    ...kept(from, at),
    `-${isNowhere ? 'nowhere' : ''}${lines[at]}`,
    `+${lines[at]}  # changed`,
    '+    added = True',
    ...kept(at + 1, at + context + 1),
  ];
  const spoilt = body.map((line, i) => (i < wrong || i >= body.length - wrong ? ` nowhere ${at} ${i}` : line));
  return [`@@ -${from + 1},${2 * context + 1} +${from + 1 + grown},${2 * context + 2} @@`, ...spoilt];
}

/** `count` hunks, evenly spread over the lines. */
function patchOf(lines: readonly string[], count: number, rest: Partial<HunkSpec> = {}): string[] {
  const step = Math.floor((lines.length - 40) / count);
  const hunks = Array.from({ length: count }, (_, k) =>
    hunk(lines, { context: 3, ...rest, at: 20 + k * step + (step >> 1), grown: k }),
  );
  return ['--- a/file', '+++ b/file', ...hunks.flat()];
}

/**
 * Makes inputs in a folder once; the folder's name says what they are, so that they are kept.
 * Hunks in a file with `offset` more lines in front stand that many lines below where they say.
 */
export class Inputs {
  readonly folder: string;
  #base: { readonly count: number; readonly lines: readonly string[] } | null = null;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** A varied file with `offset` lines put in front, and a patch of `hunks` made for it before. */
  drifted(lines: number, hunks: number, offset: number): Input {
    return {
      file: this.#write(`varied-${lines}-${offset}`, () => [...varied(offset, 'new'), ...this.#varied(lines)]),
      patch: this.#write(`varied-${lines}.${hunks}.diff`, () => patchOf(this.#varied(lines), hunks)),
    };
  }

  /** Ten hunks whose own line is nowhere, in a file of equal blocks. */
  nowhere(lines: number): Input {
    const patch = () => patchOf(identical(lines), 10, { context: 10, isNowhere: true });
    return {
      file: this.#write(`identical-${lines}`, () => identical(lines)),
      patch: this.#write(`nowhere-${lines}.diff`, patch),
    };
  }

  /** Ten hunks of which the seven outermost context lines at each end are wrong. */
  deep(lines: number): Input {
    const patch = () => patchOf(identical(lines), 10, { context: 10, wrong: 7 });
    return {
      file: this.#write(`identical-${lines}`, () => identical(lines)),
      patch: this.#write(`deep-${lines}.diff`, patch),
    };
  }

  #varied(count: number): readonly string[] {
    if (this.#base?.count !== count) this.#base = { count, lines: varied(count, '') };
    return this.#base.lines;
  }

  #write(name: string, lines: () => readonly string[]): string {
    const path = join(this.folder, name);
    if (!existsSync(path)) {
      writeFileSync(`${path}.part`, `${lines().join('\n')}\n`);
      renameSync(`${path}.part`, path);
    }
    return path;
  }
}
