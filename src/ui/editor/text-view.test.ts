import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ByteText, Image, toBytes } from '../../engine/index.ts';
import { remarks } from './remarks.ts';
import { type Change, changed, encodingOf, shown } from './text-view.ts';

const edit = (text: ByteText, ...changes: readonly Change[]) => changed(text, encodingOf(text), changes);
const at = (line: number, column: number, text: string, toLine = line, toColumn = column): Change => ({
  from: { line, column },
  to: { line: toLine, column: toColumn },
  text,
});

const pieces = fc.constantFrom('a', 'é', '𝄞', ' ', '\n', '\r\n', '\r', '\ufeff', '\t');
const someText = fc.array(pieces, { maxLength: 30 }).map((parts) => toBytes(parts.join('')));
const someBytes = fc.array(fc.integer({ min: 0, max: 255 })).map((codes) => String.fromCharCode(...codes));

/** The lines that Monaco makes of a text. */
const editorLines = (text: string) => text.split(/\r\n|\r|\n/);

describe('what is shown', () => {
  test('has the engine’s lines', () =>
    fc.assert(
      fc.property(fc.oneof(someText, someBytes), (text) => {
        const lines = editorLines(shown(text, encodingOf(text)));
        const image = new Image(text);
        const isComplete = text === '' || text.endsWith('\n');
        expect(lines.length).toBe(image.count + (isComplete ? 1 : 0));
      }),
    ));
});

test('of a long text the beginning is remarked on, wherever its lines end', () => {
  const line = `${'a'.repeat(4_000_000)}\n`;
  expect(remarks(`${line}\r\n`)).toEqual([]);
  expect(remarks(line)).toEqual([]);
});

describe('a change', () => {
  test('of nothing keeps every byte', () =>
    fc.assert(
      fc.property(fc.oneof(someText, someBytes), (text) => {
        expect(edit(text, at(1, 1, ''))).toBe(text);
      }),
    ));

  test.for<[string, ByteText, Change, ByteText]>([
    ['in a CR LF file', 'a\r\nb\r\n', at(1, 2, '\n!'), 'a\r\n!\r\nb\r\n'],
    ['told with CR LF in an LF file', 'a\nb\n', at(1, 2, '\r\n!'), 'a\n!\nb\n'],
    ['in a mixed file takes the line’s own end', 'a\r\nb\nc\r\n', at(2, 2, '\n!'), 'a\r\nb\n!\nc\r\n'],
    ['elsewhere leaves mixed ends alone', 'a\r\nb\nc', at(3, 1, 'x'), 'a\r\nb\nxc'],
    ['that joins lines', 'a\r\nb\r\n', at(1, 2, '', 2, 1), 'ab\r\n'],
    ['after a character of two units', toBytes('𝄞x\n'), at(1, 4, '!'), toBytes('𝄞x!\n')],
    ['behind a byte order mark', toBytes('\ufeffa\n'), at(1, 1, 'x'), toBytes('\ufeffxa\n')],
    ['beside a lone CR', 'a\rb\n', at(1, 4, 'c'), 'a\rbc\n'],
    ['in a file that is not UTF-8', 'caf\xe9\n', at(1, 5, '!é€'), 'caf\xe9!\xe9\xe2\x82\xac\n'],
    ['past the end', 'a', at(2, 1, 'b'), 'ab'],
  ])('%s', ([, before, change, after]) => expect(edit(before, change)).toBe(after));

  test('in several places at once', () => {
    expect(edit('a\nb\nc\n', at(1, 1, '1'), at(3, 2, '3'), at(2, 1, '', 2, 2))).toBe('1a\n\nc3\n');
  });

  test('gives what an editor would have, but for line ends', () =>
    fc.assert(
      fc.property(someText, fc.nat(), fc.nat(), fc.constantFrom('', 'x', '\n', 'é\ny'), (text, a, b, typed) => {
        const view = shown(text, 'utf-8').replace(/\r\n/g, '\n');
        const [start, end] = [a % (view.length + 1), b % (view.length + 1)].sort((x, y) => x - y) as [number, number];
        const place = (offset: number) => {
          const before = view.slice(0, offset).split('\n');
          return { line: before.length, column: before.at(-1)!.length + 1 };
        };
        const after = edit(text, { from: place(start), to: place(end), text: typed });
        fc.pre(isWhole(view, start) && isWhole(view, end));
        const wanted = view.slice(0, start) + typed + view.slice(end);
        // A carriage return that a line feed comes to follow ends the line with it.
        fc.pre(!wanted.includes('\u240d\n'));
        expect(shown(after, 'utf-8').replace(/\r\n/g, '\n')).toBe(wanted);
      }),
    ));
});

/** Whether no character of two units is cut at the offset, and no mark would come to stand first. */
const isWhole = (text: string, offset: number) =>
  !/[\ud800-\udbff]/.test(text[offset - 1] ?? '') && !text.includes('\ufeff');

test.for([
  ['a\n', []],
  ['a\r\n', ['CR LF']],
  ['a\r\nb\n', ['mixed line ends: 1 CR LF, 1 LF']],
  ['a', ['no newline at the end']],
  ['\xff\n', ['not UTF-8: shown byte by byte, kept unchanged']],
  ['a\rb\n', ['carriage returns inside lines']],
  ['', []],
] as const)('remarks on %j', ([text, expected]) => expect(remarks(text)).toEqual(expected));
