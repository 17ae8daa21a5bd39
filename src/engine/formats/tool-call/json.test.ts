import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './json.ts';

const values = fc.jsonValue({ maxDepth: 4 });

describe('JSON', () => {
  test('is read as the language reads it', () =>
    fc.assert(
      fc.property(values, fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const read = readJson(text);
        expect(read.ok && read.node.value).toEqual(JSON.parse(text));
      }),
    ));

  test('that is broken somewhere is refused exactly when the language refuses it', () =>
    fc.assert(
      fc.property(values, fc.nat(), fc.constantFrom('', '"', '\\', ',', '}', '\n', 'x'), (value, at, put) => {
        const text = JSON.stringify(value, null, 1);
        const broken = text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1);
        expect(readJson(broken).ok).toBe(isJson(broken));
      }),
      { numRuns: 1000 },
    ));

  test.for([
    ['', 1, 1, 'the text ends in the middle.'],
    ['{"a": "b"', 1, 10, 'the text ends in the middle.'],
    ['{\n  "a": "b\n}', 2, 10, 'a line ends inside a text.'],
    ['{\n  "a": "b" c"\n}', 2, 12, 'a comma or } is missing.'],
    ['{\n  "a": 1,\n}', 3, 1, 'there is a comma before the closing bracket.'],
    ["{'a': 1}", 1, 2, 'the name of a field is missing.'],
    ['{"a": \'b\'}', 1, 7, 'a text begins with a single quote.'],
    ['{"a" 1}', 1, 6, 'a colon is missing.'],
    ['{"a": "\\d"}', 1, 8, '\\d means nothing in JSON.'],
    ['{"a": "b', 1, 7, 'the text that begins here never ends.'],
    ['{}\nx', 2, 1, 'something follows the end of the call.'],
    [`${'['.repeat(100_000)}`, 1, 202, 'it is nested too deeply.'],
  ] as const)('%j is refused at line %d, column %d: %s', ([text, line, column, why]) => {
    const read = readJson(text);
    expect(read).toMatchObject({ ok: false, problem: { line } });
    expect(!read.ok && read.problem.sentence).toBe(`The JSON cannot be read at line ${line}, column ${column}: ${why}`);
  });

  test('knows the lines of its members', () => {
    const read = readJson('{\n "a": [\n  1,\n  {"b":\n 2}\n ]\n}');
    const list = read.ok ? read.node.members.get('a') : undefined;
    expect([list?.from, list?.to]).toEqual([2, 6]);
    expect([list?.members.get('1')?.from, list?.members.get('1')?.to]).toEqual([4, 5]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
