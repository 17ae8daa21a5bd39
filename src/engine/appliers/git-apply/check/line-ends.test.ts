import { expect, test } from 'vitest';
import { treeOf } from '../../../text/tree.ts';
import { plainScene } from '../../applier.ts';
import { startSession } from '../start-session.ts';
import { WorkTree } from '../work-tree.ts';
import { withCrlf, withoutCrlf } from './line-ends.ts';

/** A session in a repository with these attributes for all files, and `core.autocrlf`. */
function session(attributes: string, autocrlf: string) {
  const env = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.autocrlf', GIT_CONFIG_VALUE_0: autocrlf };
  const tree = new WorkTree(treeOf({ '.gitattributes': `* ${attributes}\n` }), '');
  const started = startSession(tree, [], { ...plainScene, env, repository: { prefix: '' } });
  if (started.kind === 'stop') throw new Error('no session');
  return started.session;
}

// What `a CR LF b LF` is read as, and what `a LF` is written as. Held against runs of git.
test.for([
  ['', 'false', 'a\r\nb\n', 'a\n'],
  ['', 'true', 'a\nb\n', 'a\r\n'],
  ['', 'input', 'a\nb\n', 'a\n'],
  ['-text', 'true', 'a\r\nb\n', 'a\n'],
  ['text', 'false', 'a\nb\n', 'a\n'],
  ['text=auto', 'false', 'a\nb\n', 'a\n'],
  ['text=input', 'true', 'a\nb\n', 'a\n'],
  ['eol=crlf', 'false', 'a\nb\n', 'a\r\n'],
  ['eol=lf', 'true', 'a\nb\n', 'a\n'],
  ['-text eol=crlf', 'false', 'a\r\nb\n', 'a\n'],
  ['crlf', 'false', 'a\nb\n', 'a\n'],
  ['-crlf', 'true', 'a\r\nb\n', 'a\n'],
] as const)('%j with core.autocrlf=%s reads %j and writes %j', ([attributes, autocrlf, read, written]) => {
  const conversion = session(attributes, autocrlf);
  expect(withoutCrlf(conversion, 'f', 'a\r\nb\n')).toBe(read);
  expect(withCrlf(conversion, 'f', 'a\n')).toBe(written);
});

test.for([
  ['NUL', 'a\0b\r\n'],
  ['a lone CR', 'a\rb\r\n'],
  ['many control bytes', '\x01\x02ab\r\n'],
] as const)('a file with %s is left alone, unless it is called text', ([, text]) => {
  expect(withoutCrlf(session('', 'true'), 'f', text)).toBe(text);
  expect(withoutCrlf(session('text', 'true'), 'f', text)).toBe(text.replace('\r\n', '\n'));
});
