import { expect, test } from 'vitest';
import { readGitNames, readHeaderName } from './header-name.ts';

type Strip = number | null;

/** As `patch` shows them in file names and rejects (2.7.6). */
test.for<[string, Strip, string | null, string?]>([
  ['f\t2020-01-01 00:00\n', null, 'f', '\t2020-01-01 00:00'],
  ['a/b/f\r\n', null, 'f', ''],
  ['a/b/f\n', 0, 'a/b/f'],
  ['a/b/f\n', 1, 'b/f'],
  ['a//b/f\n', 1, 'b/f'],
  ['/a/f\n', 1, 'a/f'],
  ['a/b/f\n', 3, null],
  ['a/\n', null, null],
  ['a/\n', 1, null],
  ['\n', 0, null],
  ['a b\n', 0, 'a', ' b'],
  ['a b\t1\n', 0, 'a b', '\t1'],
  ['a b \t1\n', 0, 'a b', ' \t1'],
  ['a\xa0b\n', 0, 'a\xa0b'],
  ['"a \\"\\303\\251"\t1\n', 0, 'a "\xc3\xa9', '\t1'],
  ['"a\\x"\n', 0, null],
  ['"a\\400"\n', 0, null],
  ['"a\n', 0, null],
])('%j with -p%j', ([text, strip, name, time = '']) => {
  const read = readHeaderName(text, { strip, isIndex: false });
  if (name === null) expect(read).toBeNull();
  else expect(read).toMatchObject({ name, time });
});

test.for<[string, string | null]>([
  ['a b\n', 'a b'],
  ['a \n', null],
  ['a\r\n', null],
  ['a\tb\n', null],
  ['"a" \n', null],
])('Index: %j', ([text, name]) => {
  expect(readHeaderName(text, { strip: 0, isIndex: true })?.name ?? null).toBe(name);
});

test('/dev/null is a name of its own, whatever is stripped', () => {
  const nothing = { name: null, time: '', seconds: 0 };
  expect(readHeaderName('/dev/null\t2020-01-01\n', { strip: 1, isIndex: false })).toEqual(nothing);
  expect(readHeaderName('"/dev/null"\n', { strip: 5, isIndex: false })).toEqual(nothing);
});

test('the time is read', () => {
  const read = readHeaderName('f\t1970-01-01 00:00:01 +0000\r\n', { strip: 0, isIndex: false });
  expect(read).toEqual({ name: 'f', time: '\t1970-01-01 00:00:01 +0000', seconds: 1 });
});

test.for<[string, Strip, [string, string] | null]>([
  ['a/f b/f\n', 1, ['f', 'f']],
  [' a/f\tb/g \r\n', null, ['f', 'g']],
  ['"a f" b\n', 0, ['a f', 'b']],
  ['"a"b\n', 0, null],
  ['a b c\n', 0, null],
  ['a\n', 0, null],
  ['a/f g\n', 1, null],
])('diff --git %j with -p%j', ([text, strip, names]) => {
  expect(readGitNames(text, strip)).toEqual(names);
});
