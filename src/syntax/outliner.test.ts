import { expect, test } from 'vitest';
import type { Outline } from '../engine/index.ts';
import { outlineOf } from './node.ts';
import { outliner } from './outliner.ts';

/** One symbol per word: `name@from-to` (1-based lines, both included), children in brackets. */
const drawn = (outline: Outline): string =>
  outline
    .map(({ name, from, to, children }) => `${name}@${from + 1}-${to}${children.length ? `[${drawn(children)}]` : ''}`)
    .join(' ');

const samples: readonly (readonly [path: string, expected: string, ...lines: string[]])[] = [
  [
    'gateway.py',
    'Gateway@1-6[charge@2-4 refund@5-6] top@8-12[inner@10-11]',
    'class Gateway:',
    '    @retry(3)',
    '    def charge(self):',
    '        pass',
    '    def refund(self):',
    '        pass',
    '',
    '@decorated',
    'async def top():',
    '    def inner():',
    '        pass',
    '    return inner',
  ],
  [
    'a.js',
    'f@1-1 g@2-4 A@5-8[m@6-6 field@7-7] h@9-9 w@10-10 o@11-13[k@12-12]',
    'function f() {}',
    'export const g = async () => {',
    '  return 1;',
    '};',
    'class A {',
    '  m() {}',
    '  field = () => 1;',
    '}',
    'exports.h = function () {};',
    'const w = memo(() => 1);',
    'export const o = (x) => ({',
    "  'k': () => 2,",
    '});',
  ],
  [
    'a.ts',
    'N@1-3[f@2-2] I@4-4 A@5-8[m@6-7] g@9-9',
    'namespace N {',
    '  export function f(): void {}',
    '}',
    'interface I { x: number }',
    'export abstract class A {',
    '  @dec()',
    '  private m(): void {}',
    '}',
    'export const g = <T,>(x: T): T => x;',
  ],
  ['a.tsx', 'App@1-3', 'export const App = () => {', '  return <p>hi</p>;', '};'],
  [
    'a.go',
    'T@1-3 M@4-6 f@7-7 A@9-9 B@10-10',
    'type T struct {',
    '\tx int',
    '}',
    'func (t *T) M() {',
    '\tprintln(t.x)',
    '}',
    'func f() {}',
    'type (',
    '\tA struct{}',
    '\tB struct{}',
    ')',
  ],
  [
    'a.rs',
    'T@1-2 T@3-6[m@4-5] m2@7-9[t@8-8]',
    '#[derive(Debug)]',
    'struct T;',
    'impl Show for T {',
    '    #[inline]',
    '    fn m(&self) {}',
    '}',
    'mod m2 {',
    '    fn t() {}',
    '}',
  ],
  ['A.java', 'A@1-5[A@2-2 m@3-4]', 'class A {', '  A() {}', '  @Override', '  public int m() { return 1; }', '}'],
  [
    'a.cpp',
    'n@1-3[S@2-2] m@4-4 g@5-6 h@7-7 operator==@8-8',
    'namespace n {',
    'struct S { int x; };',
    '}',
    'void n::S::m() {}',
    'template <class T>',
    'T *g(T t) { return &t; }',
    'int **h(void) { return 0; }',
    'bool operator==(S a, S b) { return true; }',
  ],
  ['a.c', 'main@1-3', 'int main(int argc, char **argv) {', '  return 0;', '}'],
  ['A.cs', 'N@1-6[A@2-5[M@3-4]]', 'namespace N {', '  class A {', '    [Test]', '    public void M() { }', '  }', '}'],
  [
    'a.rb',
    'M@1-6[A@2-5[x@3-3 y@4-4]]',
    'module M',
    '  class A',
    '    def x; end',
    '    def self.y; end',
    '  end',
    'end',
  ],
  ['a.php', 'A@2-4[m@3-3] f@5-5', '<?php', 'class A {', '  function m() {}', '}', 'function f() {}'],
  ['a.sh', 'f@1-3 g@4-4', 'f() {', '  echo', '}', 'function g { echo; }'],
  ['script', 'f@2-2', '#!/usr/bin/env bash', 'f() { echo; }'],
];

test.for(samples)('symbols of %s', async ([path, expected, ...lines]) => {
  const outline = await outlineOf(path, `${lines.join('\n')}\n`);
  expect(outline && drawn(outline)).toBe(expected);
});

test('broken text still has its symbols', async () => {
  expect(drawn((await outlineOf('a.py', 'def f(:\n    x = 1\n\ndef g():\n    pass\n'))!)).toContain('g@4-5');
});

test('names and lines survive text beyond ASCII', async () => {
  expect(drawn((await outlineOf('b.py', '# \xe2\x82\xac\ndef \xc3\xa9t\xc3\xa9():\n    pass\n'))!)).toBe('été@2-3');
});

test.for([
  ['a language that we do not know', 'a.txt', 'x\n'],
  ['a text too large to parse', 'a.py', 'x = 1\n'.repeat(3_000_000)],
] as const)('no outline for %s', async ([, path, text]) => {
  expect(await outlineOf(path, text)).toBeNull();
});

test('no outline where a grammar cannot be loaded', async () => {
  const broken = outliner({ core: null, grammar: () => '/nowhere.wasm' });
  expect(await broken('a.py', 'def f(): pass\n')).toBeNull();
});
