import { fromBytes, toBytes } from '../engine/index.ts';
import type { Position, SharedFile } from './shared.ts';

interface Texts {
  readonly files: readonly SharedFile[];
  readonly edit: string;
  readonly base: readonly SharedFile[];
}

/** Paths and lengths first, then the texts as they are: a link that was cut keeps what stands before the cut. */
interface Head extends Position {
  readonly e: number;
  readonly f: readonly (readonly [path: string, length: number])[];
  readonly b?: readonly (readonly [path: string, length: number])[] | undefined;
}

/** Everything as bytes: a line of JSON, the edit, the files, the base. */
export function packed({ files, edit, base }: Texts, position: Position): string {
  const lengths = (of: readonly SharedFile[]) => of.map(({ path, text }): [string, number] => [path, text.length]);
  const head: Head = {
    ...position,
    e: edit.length,
    f: lengths(files),
    b: base.length > 0 ? lengths(base) : undefined,
  };
  return `${toBytes(JSON.stringify(head))}\n${edit}${[...files, ...base].map(({ text }) => text).join('')}`;
}

/** The other way; null when not even the head is there. */
export function unpacked(bytes: string): (Texts & { position: Position; isCut: boolean }) | null {
  const end = bytes.indexOf('\n');
  const head = end < 0 ? null : headOf(bytes.slice(0, end));
  if (!head) return null;
  const { e, f, b = [], ...position } = head;
  let at = end + 1;
  const take = (length: number) => {
    at += length;
    return bytes.slice(at - length, at);
  };
  const fileOf = ([path, length]: readonly [string, number]): SharedFile => ({ path, text: take(length) });
  const edit = take(e);
  const files = f.map(fileOf);
  const base = b.map(fileOf);
  return { edit, files, base, position, isCut: at > bytes.length };
}

function headOf(line: string): Head | null {
  try {
    const head: unknown = JSON.parse(fromBytes(line));
    return isHead(head) ? head : null;
  } catch {
    return null;
  }
}

const isHead = (head: unknown): head is Head =>
  typeof head === 'object' &&
  head !== null &&
  'e' in head &&
  typeof head.e === 'number' &&
  'f' in head &&
  isList(head.f);

const isList = (list: unknown): list is Head['f'] =>
  Array.isArray(list) &&
  list.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number');
