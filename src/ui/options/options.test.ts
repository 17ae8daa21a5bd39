import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OptionSpec } from '../../engine/index.ts';
import { argumentsIn, joinWords, splitWords } from './command-line.ts';
import { optionValue, unknownFlags, withValue } from './flags.ts';

describe('a typed line', () => {
  test.for<[string, readonly string[]]>([
    ['patch -p1  -F3', ['patch', '-p1', '-F3']],
    [`patch -o 'a b' "c d"`, ['patch', '-o', 'a b', 'c d']],
    ['a\\ b', ['a b']],
    [`--suffix=''`, ['--suffix=']],
    [`"a\\"b"`, ['a"b']],
    [`''`, ['']],
    ['', []],
  ])('%s', ([line, words]) => expect(splitWords(line)).toEqual({ ok: true, words }));

  test.for<[string, string]>([
    [`patch 'a`, 'never closed'],
    ['patch \\', 'backslash'],
    ['patch -p1 < a.patch', 'standard input'],
    ['cat a | patch', 'shell'],
  ])('%s is told', ([line, words]) => {
    const split = splitWords(line);
    expect(split.ok ? '' : split.problem).toContain(words);
  });

  test('splits into the words it was joined from', () =>
    fc.assert(
      fc.property(fc.array(fc.string()), (words) => {
        expect(splitWords(joinWords(words))).toEqual({ ok: true, words });
      }),
    ));

  test.for<[readonly string[], readonly string[] | null]>([
    [['git', 'apply', '-v'], ['-v']],
    [['-v'], ['-v']],
    [[], []],
    [['git', 'am'], null],
    [['patch'], null],
  ])('%j after git apply', ([words, args]) => expect(argumentsIn(words, ['git', 'apply'])).toEqual(args));
});

const spec = (id: string, flags: [string, ...string[]], kind: 'flag' | 'text' = 'flag'): OptionSpec => {
  const base = { id, flags, label: id, help: '' };
  return kind === 'flag' ? { ...base, kind } : { ...base, kind, placeholder: '' };
};
const specs = [
  spec('strip', ['-p', '--strip'], 'text'),
  spec('fuzz', ['-F', '--fuzz'], 'text'),
  spec('forward', ['-N', '--forward']),
  spec('dry', ['--dry-run']),
];

describe('flags', () => {
  test.for<[string, string, string | null]>([
    ['-p1', 'strip', '1'],
    ['-p 1', 'strip', '1'],
    ['--strip=1', 'strip', '1'],
    ['--strip 1', 'strip', '1'],
    ['-Np2', 'strip', '2'],
    ['-Np2', 'forward', ''],
    ['-p1 -p3', 'strip', '3'],
    ['-p1', 'fuzz', null],
    ['-- -p1', 'strip', null],
  ])('%s: %s', ([line, id, value]) => expect(optionValue(line.split(' '), specs, id)).toBe(value));

  test.for<[string, string, string | null, string]>([
    ['-p1', 'fuzz', '3', '-F3 -p1'],
    ['-p1 x', 'strip', '0', '-p0 x'],
    ['-Np1', 'forward', null, '-p1'],
    ['-p 1 -p 2 a', 'strip', null, 'a'],
    ['a -- -p1', 'dry', '', '--dry-run a -- -p1'],
  ])('%s with %s = %s', ([line, id, value, after]) => {
    const one = specs.find((other) => other.id === id)!;
    expect(withValue(line.split(' '), specs, one, value)).toEqual(after.split(' '));
  });

  test('a value that was set is the value that is read', () =>
    fc.assert(
      fc.property(fc.constantFrom(...specs), fc.stringMatching(/^[a-z0-9]+$/), (one, value) => {
        const wanted = one.kind === 'flag' ? '' : value;
        const args = withValue(['-Np1', 'x', '--fuzz', '2'], specs, one, wanted);
        expect(optionValue(args, specs, one.id)).toBe(wanted);
      }),
    ));

  test.for<[string, string[]]>([
    ['-p1 --nope', ['--nope']],
    ['-NZ', ['-Z']],
    ['file -', []],
    ['-- --nope', []],
  ])('unknown in %s', ([line, unknown]) => expect(unknownFlags(line.split(' '), specs)).toEqual(unknown));
});
