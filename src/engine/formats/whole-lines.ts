import { changedRows } from '../patch/changed-rows.ts';
import type { Row } from '../patch/row.ts';
import type { ByteText } from '../text/bytes.ts';
import type { Tree } from '../text/tree.ts';
import type { Telling } from './edit.ts';

/** An old text and the new one in its place, as tools that replace text are given them. */
export interface Pair {
  readonly path: ByteText;
  readonly old: ByteText;
  readonly new: ByteText;
  /** 1-based line of the pasted edit. */
  readonly line: number;
}

/** Bytes that may be looked at for one edit. */
const budget = 400_000_000;

/**
 * Makes replacements of text whole lines. A text may begin and end inside lines: the rest of them is taken from the
 * file, where the text next stands in it. One for each edit: texts are sought below the ones before, as they come.
 */
export class LineCompleter {
  readonly #tree: Tree;
  readonly #told: Telling;
  /** Offset by path: after the last text that was found. */
  readonly #cursors = new Map<ByteText, number>();
  #left = budget;

  constructor(tree: Tree, told: Telling) {
    this.#tree = tree;
    this.#told = told;
  }

  rows({ path, old, new: to, line }: Pair): Row[] {
    const file = this.#tree.get(path)?.text ?? '';
    const at = this.#find(path, file, old);
    if (at === null) {
      const isWhole = old.endsWith('\n') && (to === '' || to.endsWith('\n'));
      if (!isWhole)
        this.#told.invent('That the old text is whole lines: it is not in the file, so that cannot be seen.');
      return changedRows(whole(old), whole(to), line);
    }
    const head = file.slice(file.lastIndexOf('\n', at - 1) + 1, at);
    const end = at + old.length;
    const feed = file.indexOf('\n', end);
    const tail = old.endsWith('\n') && to.endsWith('\n') ? '' : file.slice(end, feed < 0 ? file.length : feed + 1);
    if (head !== '' || tail.replace(/\r?\n$/, '') !== '') {
      this.#told.invent('The rest of the lines in which the old text begins or ends: taken from the file.');
      if (file.includes(old, at + 1)) {
        this.#told.invent('Which of several places that is: the first of them, below the text before.');
      }
    }
    return changedRows(head + old + tail, head + to + tail, line);
  }

  #find(path: ByteText, file: ByteText, old: ByteText): number | null {
    const from = this.#cursors.get(path) ?? 0;
    for (const start of new Set([from, 0])) {
      if (this.#left <= 0) return null;
      const at = file.indexOf(old, start);
      this.#left -= (at < 0 ? file.length : at) - start;
      if (at < 0) continue;
      this.#cursors.set(path, at + old.length);
      return at;
    }
    return null;
  }
}

const whole = (text: ByteText) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
