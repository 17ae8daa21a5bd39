import type { ByteText } from '../../text/bytes.ts';
import { matchesGlob } from './globs.ts';
import { unquote } from './quoting.ts';

/** Set, unset, or set to a value. An attribute that nothing mentions has none. */
export type AttributeValue = boolean | ByteText;

interface Rule {
  readonly pattern: ByteText;
  /** Null: `!name`, which forgets the attribute. */
  readonly values: readonly (readonly [name: ByteText, value: AttributeValue | null])[];
}

const macros: ReadonlyMap<ByteText, Rule['values']> = new Map([
  [
    'binary',
    [
      ['diff', false],
      ['merge', false],
      ['text', false],
    ],
  ],
]);

/**
 * The attributes of a path by the `.gitattributes` files above it: those further down and later lines win.
 * `read` gives the text of a file by its path from the top of the repository. Own macros are not known.
 */
export function attributesOf(
  path: ByteText,
  read: (path: ByteText) => ByteText | null,
): ReadonlyMap<ByteText, AttributeValue> {
  const attributes = new Map<ByteText, AttributeValue>();
  for (let slash = -1; ; ) {
    const directory = path.slice(0, slash + 1);
    for (const { pattern, values } of rulesOf(read(`${directory}.gitattributes`) ?? '')) {
      if (matchesPattern(path.slice(directory.length), pattern)) assign(attributes, values);
    }
    slash = path.indexOf('/', slash + 1);
    if (slash < 0) return attributes;
  }
}

function assign(attributes: Map<ByteText, AttributeValue>, values: Rule['values']): void {
  for (const [name, value] of values) {
    if (value === null) attributes.delete(name);
    else attributes.set(name, value);
    if (value === true) assign(attributes, macros.get(name) ?? []);
  }
}

function rulesOf(text: ByteText): Rule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#!]|^\[attr\]/.test(line))
    .map((line) => {
      const quoted = unquote(line, 0);
      const end = quoted?.end ?? line.search(/[ \t\r]|$/);
      const words = line.slice(end).match(/[^ \t\r]+/g) ?? [];
      return { pattern: quoted?.name ?? line.slice(0, end), values: words.map(wordValue) };
    });
}

function wordValue(word: ByteText): Rule['values'][number] {
  if (word.startsWith('-')) return [word.slice(1), false];
  if (word.startsWith('!')) return [word.slice(1), null];
  const [, name, value] = word.match(/^([^=]*)=?(.*)$/s)!;
  return [name!, word.includes('=') ? value! : true];
}

/** A pattern without a slash looks at the last component only; `**` stands for any number of directories. */
function matchesPattern(path: ByteText, pattern: ByteText): boolean {
  if (!pattern.includes('/')) return matchesGlob(path.slice(path.lastIndexOf('/') + 1), pattern);
  return matchesParts(path.split('/'), pattern.replace(/^\//, '').split('/'));
}

function matchesParts(path: readonly ByteText[], [first, ...rest]: readonly ByteText[]): boolean {
  if (first === undefined) return path.length === 0;
  if (first !== '**') return path.length > 0 && matchesGlob(path[0]!, first) && matchesParts(path.slice(1), rest);
  // At the end, `**` wants something below; elsewhere it may stand for nothing.
  if (rest.length === 0) return path.length > 0;
  return path.some((_, i) => matchesParts(path.slice(i), rest));
}
