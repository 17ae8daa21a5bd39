import { expect, test } from 'vitest';
import { type Symbol as CodeSymbol, lineIndex } from '../../engine/index.ts';
import { extentsOf, spansOf } from './spans.ts';

const fn = (name: string, from: number, to: number): CodeSymbol => ({
  name,
  kind: 'function',
  from: lineIndex(from),
  to: lineIndex(to),
  children: [],
});
const outline: CodeSymbol[] = [
  fn('charge', 0, 10),
  { ...fn('Gateway', 10, 40), kind: 'class', children: [fn('refund', 12, 20), fn('charge_all', 20, 30)] },
  { ...fn('Empty', 40, 42), kind: 'class' },
];
const everywhere = { from: 0, to: 100 };
const nothing = { section: '', intent: null, landings: [], place: null };

test('functions stand with brackets, methods for their class, an empty class for itself', () => {
  expect(spansOf(outline, everywhere, 0, nothing).map(({ name }) => name)).toEqual([
    'charge()',
    'refund()',
    'charge_all()',
    'Empty',
  ]);
});

test.for([
  ['named in the header', { section: 'def charge(customer_id):' }, { 'charge()': 'named in @@' }],
  ['called in the header, beside a type', { section: 'def refund(all: Empty)' }, { 'refund()': 'named in @@' }],
  ['a class alone in the header', { section: 'class Empty:' }, { Empty: 'named in @@' }],
  ['landed in', { landings: [15] }, { 'refund()': 'got the change' }],
  ['meant by a person', { intent: 'Gateway.refund' }, { 'refund()': 'meant' }],
  ['meant, though the header names another', { section: 'def charge():', intent: 'refund' }, { 'refund()': 'meant' }],
  ['meant and named', { section: 'def charge():', intent: 'charge' }, { 'charge()': 'named in @@' }],
  ['named and landed in', { section: 'def charge():', landings: [3] }, { 'charge()': 'meant, got the change' }],
  ['looked at now: in ink, nothing said', { place: 25 }, { 'charge_all()': null }],
  ['nothing', {}, {}],
] as const)('%s', ([, focus, wanted]) => {
  const inInk = spansOf(outline, everywhere, 0, { ...nothing, ...focus }).filter(({ isNamed }) => isNamed);
  expect(Object.fromEntries(inInk.map(({ name, note }) => [name, note]))).toEqual(wanted);
});

test('only what touches the window is looked at; the strip gets every one', () => {
  expect(spansOf(outline, { from: 19, to: 21 }, 0, nothing).map(({ name }) => name)).toEqual([
    'refund()',
    'charge_all()',
  ]);
  expect(extentsOf(outline)).toHaveLength(4);
});

test('lines that earlier hunks moved down are found there', () => {
  const [charge] = spansOf(outline, everywhere, 5, { ...nothing, landings: [12] });
  expect(charge).toMatchObject({ name: 'charge()', from: 5, to: 15, note: 'got the change' });
});
