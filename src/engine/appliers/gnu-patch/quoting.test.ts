import { expect, test } from 'vitest';
import { type QuotingStyle, quoted } from './quoting.ts';

/** Shown by `patch --quoting-style=STYLE -p NAME` (2.7.6, C locale). */
const shown: readonly [QuotingStyle, Record<string, string>][] = [
  ['literal', { '': '', 'a b\n': 'a b\n' }],
  [
    'shell',
    {
      a: 'a',
      '': "''",
      'a b': "'a b'",
      '#': "'#'",
      'a#': 'a#',
      '{': "'{'",
      '{x}': '{x}',
      'a]%@': 'a]%@',
      '\x07\x80': '\x07\x80',
      'a\nb': "'a\nb'",
      "it's": '"it\'s"',
      "#it's": '"#it\'s"',
      "it's#": "'it'\\''s#'",
      "it's?": "'it'\\''s?'",
    },
  ],
  ['shell-always', { a: "'a'", "it's": '"it\'s"' }],
  [
    'shell-escape',
    {
      a: 'a',
      'a\nb': "'a'$'\\n''b'",
      '\t': "''$'\\t'",
      "'\x01x": "''\\'''$'\\001''x'",
      "it's\n": "'''it'\\''s'$'\\n'",
      "it's": '"it\'s"',
    },
  ],
  ['shell-escape-always', { a: "'a'" }],
  ['c', { 'a\x07\b\f\n\r\t\v\\"\'\x7f\x80?': '"a\\a\\b\\f\\n\\r\\t\\v\\\\\\"\'\\177\\200?"' }],
  ['c-maybe', { 'a b\\': 'a b\\', 'a"\\': '"a\\"\\\\"', '\x01': '"\\001"' }],
  ['escape', { 'a b\\"\n': 'a b\\\\"\\n' }],
  ['locale', { 'a"\'\n': "'a\"\\'\\n'" }],
  ['clocale', { 'a"\'': '"a\\"\'"' }],
];

test.for(shown)('%s', ([style, names]) => {
  for (const [name, text] of Object.entries(names)) expect(quoted(name, style)).toBe(text);
});
