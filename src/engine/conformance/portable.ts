import { Buffer } from 'node:buffer';
import type { ByteText } from '../text/bytes.ts';
import { fromBytes, isUtf8, toBytes } from '../text/bytes.ts';
import type { Tree, TreeFile } from '../text/tree.ts';

/** Bytes in JSON: a string when they are UTF-8, else base64. `base64` is read, `b64` is written. */
export type PortableText = string | { readonly b64: string } | { readonly base64: string };

/** A file in JSON. A mode is octal, as git writes it ("100755"). */
export type PortableFile =
  | PortableText
  | { readonly symlink: string }
  | { readonly mode: string; readonly content: PortableText };

export type PortableFiles = Readonly<Record<string, PortableFile>>;

/** Whole bytes of a JSON value. Throws on a value of another shape. */
export function readText(value: unknown): ByteText {
  if (typeof value === 'string') return toBytes(value);
  const encoded = isRecord(value) ? (value.b64 ?? value.base64) : undefined;
  if (typeof encoded !== 'string') throw new TypeError(`expected a text or {"b64"}, found ${JSON.stringify(value)}`);
  return Buffer.from(encoded, 'base64').toString('latin1');
}

/** The inverse of `readText`. */
export const writeText = (text: ByteText): PortableText =>
  isUtf8(text) ? fromBytes(text) : { b64: Buffer.from(text, 'latin1').toString('base64') };

/** A tree from JSON; `modes` gives permission bits by path, in octal. Paths are UTF-8. */
export function readTree(files: unknown, modes: Readonly<Record<string, string>> = {}): Tree {
  if (!isRecord(files)) throw new TypeError('"files" must be an object from path to text');
  const entries = Object.entries(files).map(([path, value]): [string, TreeFile] => {
    const file = readFile(value);
    const mode = modes[path];
    return [toBytes(path), mode === undefined ? file : { ...file, mode: octal(mode) }];
  });
  return new Map(entries);
}

function readFile(value: unknown): TreeFile {
  if (isRecord(value) && typeof value.symlink === 'string') {
    return { kind: 'symlink', text: toBytes(value.symlink), mode: 0o777 };
  }
  if (isRecord(value) && typeof value.mode === 'string') {
    return { kind: 'file', text: readText(value.content), mode: octal(value.mode) };
  }
  return { kind: 'file', text: readText(value), mode: 0o644 };
}

const octal = (mode: string) => Number.parseInt(mode, 8) & 0o7777;

/** The tree as JSON, paths sorted. Permission bits are left out. */
export function writeTree(tree: Tree): Record<string, PortableFile> {
  const entries = [...tree].map(([path, file]): [string, PortableFile] => [
    fromBytes(path),
    file.kind === 'symlink' ? { symlink: fromBytes(file.text) } : writeText(file.text),
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
