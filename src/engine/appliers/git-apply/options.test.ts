import { expect, test } from 'vitest';
import { usageText } from './command-line/usage.ts';
import type { Config } from './config.ts';
import { readOptions } from './options.ts';
import type { Settings, Version } from './settings.ts';

const read = (args: string, version: Version = '2.39.5', isInRepository = false, config: Config = new Map()) =>
  readOptions(args === '' ? [] : args.split(' '), { version, isInRepository, config });

function settings(...[args, version, isInRepository, config]: Parameters<typeof read>): Settings {
  const answer = read(args, version, isInRepository, config);
  if (answer.kind === 'stop') throw new Error(answer.output.map(({ text }) => text).join(''));
  return answer.settings;
}

function refusal(...[args, version, isInRepository, config]: Parameters<typeof read>) {
  const answer = read(args, version, isInRepository, config);
  if (answer.kind !== 'stop') throw new Error('accepted');
  return { exit: answer.exit, text: answer.output.map(({ text }) => text).join('') };
}

test.for([
  ['', { strip: null, contextFloor: Number.POSITIVE_INFINITY, applies: true, verbosity: 0, whitespace: null }],
  ['-p1', { strip: 1 }],
  ['-p 2', { strip: 2 }],
  ['-pfoo', { strip: 0 }],
  ['-p -1', { strip: -1 }],
  ['-C1', { contextFloor: 1 }],
  ['-C-1', { contextFloor: Number.POSITIVE_INFINITY }],
  ['-C 99999999999', { contextFloor: 1215752191 }],
  ['-Rp1', { isReversed: true, strip: 1 }],
  ['--rev', { isReversed: true }],
  ['-R --no-reverse', { isReversed: false }],
  ['--no-add', { noAdd: true }],
  ['--no-add --add', { noAdd: false }],
  ['-v', { verbosity: 1 }],
  ['-vv', { verbosity: 2 }],
  ['-vvq', { verbosity: -1 }],
  ['-qqv', { verbosity: 1 }],
  ['-vv --no-quiet', { verbosity: 0 }],
  ['--check', { checks: true, applies: false }],
  ['--check --apply', { checks: true, applies: true }],
  ['--stat', { stat: true, applies: false }],
  ['--reject', { rejects: true, applies: true, verbosity: 1 }],
  ['--reject -q', { rejects: true, verbosity: -1 }],
  ['--reject --check', { rejects: true, applies: false, verbosity: 1 }],
  ['--build-fake-ancestor=x', { applies: false }],
  ['--whitespace=strip', { whitespace: 'fix', neverSquelches: false }],
  ['--whitespace=error-all --whitespace=warn', { whitespace: 'warn', neverSquelches: true }],
  ['--ignore-space-change', { ignoreWhitespace: true }],
  ['--directory=a', { directory: 'a/' }],
  ['--directory=a/', { directory: 'a/' }],
  ['--directory=', { directory: '' }],
  ['--directory=./a', { directory: './a/' }],
  ['a -R b', { inputs: ['a', 'b'], isReversed: true }],
  ['a -- -R', { inputs: ['a', '-R'], isReversed: false }],
  ['--end-of-options -R', { inputs: ['-R'] }],
  ['-', { inputs: ['-'] }],
  ['-N --binary --allow-binary-replacement', { applies: true }],
] satisfies [string, Partial<Settings>][])('%s', ([args, expected]) => {
  expect(settings(args)).toMatchObject(expected);
});

test('globs keep their order', () => {
  expect(settings('--exclude=a --inc b').limits).toEqual([
    { isInclude: false, glob: 'a' },
    { isInclude: true, glob: 'b' },
  ]);
});

test('--3way and --cached use the index, which voids --unsafe-paths', () => {
  expect(settings('--3way --unsafe-paths', '2.39.5', true)).toMatchObject({ usesIndex: true, unsafePaths: false });
  expect(settings('--cached', '2.39.5', true)).toMatchObject({ usesIndex: true, isCached: true });
});

test('configuration stands behind options', () => {
  const config = new Map([
    ['apply.whitespace', 'fix'],
    ['apply.ignorewhitespace', 'change'],
  ]);
  expect(settings('', '2.39.5', false, config)).toMatchObject({ whitespace: 'fix', ignoreWhitespace: true });
  const overriding = settings('--whitespace=warn --no-ignore-whitespace', '2.39.5', false, config);
  expect(overriding).toMatchObject({ whitespace: 'warn', ignoreWhitespace: false });
  expect(refusal('-h', '2.39.5', false, new Map([['apply.whitespace', 'foo']]))).toEqual({
    exit: 128,
    text: "error: unrecognized whitespace option 'foo'\n",
  });
  expect(refusal('', '2.39.5', false, new Map([['apply.ignorewhitespace', 'true']]))).toEqual({
    exit: 128,
    text: "error: unrecognized whitespace ignore option 'true'\n",
  });
});

test.for([
  ['-Cx', 129, "error: switch `C' expects a numerical value\n"],
  ['-C', 129, "error: switch `C' requires a value\n"],
  ['--directory', 129, "error: option `directory' requires a value\n"],
  ['--whitespace=foo --bogus', 129, "error: unrecognized whitespace option 'foo'\n"],
  ['--stat=1', 129, "error: option `stat' takes no value\n"],
  ['--no-check=1', 129, "error: option `no-check' takes no value\n"],
  ['--no-whitespace', 134, 'BUG: apply.c:4917: option callback does not expect negation\n'],
  ['--no-directory', 134, 'BUG: apply.c:4930: option callback does not expect negation\n'],
  ['--reject --3way', 128, "error: options '--reject' and '--3way' cannot be used together\n"],
  ['--3way --index', 128, "error: '--3way' outside a repository\n"],
  ['--cached --index', 128, "error: '--index' outside a repository\n"],
  ['--cached -q', 128, "error: '--cached' outside a repository\n"],
] as const)('%s stops: %j', ([args, exit, text]) => {
  expect(refusal(args)).toEqual({ exit, text });
});

test.for([
  ['--bogus', "unknown option `bogus'"],
  ['--no-include', "unknown option `no-include'"],
  ['--no-build=4', "unknown option `no-build=4'"],
  ['-Rx', "unknown switch `x'"],
  ['-R-x', "unknown option `x'"],
  ['-R\xe9', "unknown non-ascii option in string: `-\xe9'"],
  ['--in', 'ambiguous option: in (could be --intent-to-add or --inaccurate-eof)'],
  ['--no-n', 'ambiguous option: no-n (could be --no-no-add or --no-numstat)'],
  ['--=', 'ambiguous option: = (could be --directory or --allow-empty)'],
  ['--ours', "unknown option `ours'"],
] as const)('%s is answered with the usage', ([args, complaint]) => {
  expect(refusal(args)).toEqual({ exit: 129, text: `error: ${complaint}\n${usageText('2.39.5')}` });
});

test('only what cannot be told apart goes to stderr together with the usage', () => {
  const streams = (args: string) => {
    const answer = read(args);
    return answer.kind === 'stop' ? answer.output.map(({ stream }) => stream) : [];
  };
  expect(streams('-h')).toEqual(['stdout']);
  expect(streams('--bogus')).toEqual(['stderr', 'stderr']);
  expect(streams('--in')).toEqual(['stderr', 'stdout']);
});

test.for([
  ['-pfoo', 128, "fatal: option -p expects a non-negative integer, got 'foo'\n"],
  ['-p -1', 128, "fatal: option -p expects a non-negative integer, got '-1'\n"],
  ['-C-1', 129, "error: switch `C' expects a non-negative integer value with an optional k/m/g suffix\n"],
  ['--directory=..', 129, "error: unable to normalize directory: '..'\n"],
  ['--union', 128, 'fatal: --ours, --theirs, and --union require --3way\n'],
] as const)('the newest version stops at %s', ([args, exit, text]) => {
  expect(refusal(args, 'newest')).toEqual({ exit, text });
});

test('the newest version reads more', () => {
  expect(settings('--directory=./a/../b//c', 'newest').directory).toBe('b/c/');
  expect(settings('-C 1k', 'newest').contextFloor).toBe(1024);
  expect(settings('--3way --theirs', 'newest', true).favour).toBe('theirs');
});
