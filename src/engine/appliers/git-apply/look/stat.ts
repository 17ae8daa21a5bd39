import type { ByteText } from '../../../text/bytes.ts';
import { type Entry, nameOf } from '../entry.ts';
import { plural } from '../messages.ts';

/** Writes a path as `core.quotePath` wants it. */
export type Quoting = (name: ByteText) => ByteText;

/** Width of a whole line of `--stat`, and the most of it that a name may take. */
const lineWidth = 70;
const widestName = 50;

/** What the columns of `--stat` must hold. Grows from input to input of a run, also by entries that fail. */
export class StatWidths {
  #name = 0;
  #change = 0;

  widen(entry: Entry, quoting: Quoting): void {
    for (const name of [entry.oldName, entry.newName]) {
      if (name !== null) this.#name = Math.max(this.#name, quoting(name).length);
    }
    this.#change = Math.max(this.#change, entry.added + entry.deleted);
  }

  get name(): number {
    return Math.min(widestName, this.#name);
  }

  get change(): number {
    return this.#change;
  }
}

/** The output of `--stat` for the entries of one input. Vectors: stat-… */
export function statText(entries: readonly Entry[], widths: StatWidths, quoting: Quoting): ByteText {
  const added = entries.reduce((sum, entry) => sum + entry.added, 0);
  const deleted = entries.reduce((sum, entry) => sum + entry.deleted, 0);
  const rows = entries.map((entry) => statRow(entry, widths, quoting));
  return rows.join('') + totals(entries.length, added, deleted);
}

function statRow(entry: Entry, widths: StatWidths, quoting: Quoting): ByteText {
  const name = shortened(quoting(nameOf(entry)), widths.name).padEnd(widths.name);
  const change =
    entry.binary === null ? `${`${entry.added + entry.deleted}`.padStart(5)} ${bar(entry, widths)}` : '  Bin';
  return ` ${name} |${change}\n`;
}

/** The end of a name that is too long, from a slash on if there is one. Vector: stat-longname. */
function shortened(name: ByteText, width: number): ByteText {
  if (name.length <= width) return name;
  const end = name.slice(name.length - width + 3);
  return `...${end.slice(Math.max(0, end.indexOf('/')))}`;
}

function bar({ added, deleted }: Entry, widths: StatWidths): string {
  const room = widths.name + widths.change > lineWidth ? lineWidth - widths.name : widths.change;
  const scaled = (n: number) =>
    widths.change === 0 ? n : Math.floor((n * room + Math.floor(widths.change / 2)) / widths.change);
  const signs = scaled(added + deleted);
  const plus = scaled(added);
  return '+'.repeat(plus) + '-'.repeat(signs - plus);
}

/** A direction without changes is left out, unless both have none. */
function totals(files: number, added: number, deleted: number): string {
  const parts = [` ${files} ${plural(files, 'file', 'files')} changed`];
  if (files === 0) return `${parts[0]}\n`;
  if (added > 0 || deleted === 0) parts.push(` ${added} ${plural(added, 'insertion', 'insertions')}(+)`);
  if (deleted > 0 || added === 0) parts.push(` ${deleted} ${plural(deleted, 'deletion', 'deletions')}(-)`);
  return `${parts.join(',')}\n`;
}

/** The output of `--numstat`; with `-z` names are raw and NUL ends a record. */
export function numstatText(entries: readonly Entry[], isNulTerminated: boolean, quoting: Quoting): ByteText {
  const rows = entries.map((entry) => {
    const counts = entry.binary === null ? `${entry.added}\t${entry.deleted}` : '-\t-';
    const name = nameOf(entry);
    return isNulTerminated ? `${counts}\t${name}\0` : `${counts}\t${quoting(name)}\n`;
  });
  return rows.join('');
}
