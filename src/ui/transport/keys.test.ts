import { expect, test, vi } from 'vitest';
import type { App } from '../../stores/app.ts';
import { actionOf, isTaken, keyMeanings } from './keys.ts';

/** An app that only remembers what was asked of it. */
function appWith({ isPlaying = false, speed = 1, characterKeys = true } = {}) {
  const asked: string[] = [];
  const player = new Proxy(
    {},
    { get: (_, name) => (by?: number) => asked.push(by === undefined ? String(name) : `${String(name)} ${by}`) },
  );
  const app = {
    player,
    playhead: { getState: () => ({ isPlaying, speed }) },
    settings: { getState: () => ({ characterKeys }) },
    document: { getState: () => ({ choose: (id: string) => asked.push(`choose ${id}`) }) },
  };
  return { app: app as unknown as App, asked };
}

function press(key: string, state: Parameters<typeof appWith>[0] = {}, shiftKey = false): string | null {
  const { app, asked } = appWith(state);
  const showList = vi.fn(() => asked.push('list'));
  actionOf({ key, shiftKey }, { app, step: 10, showList })?.();
  return asked[0] ?? null;
}

test.for([
  [' ', {}, 'play'],
  ['K', {}, 'play'],
  ['k', { isPlaying: true }, 'pause'],
  ['ArrowRight', {}, 'next'],
  ['ArrowLeft', {}, 'previous'],
  ['Home', {}, 'first'],
  ['End', {}, 'last'],
  [',', {}, 'go 9'],
  ['.', {}, 'go 11'],
  ['.', { isPlaying: true }, null],
  ['j', { isPlaying: true }, 'setSpeed 0.5'],
  ['l', { isPlaying: true, speed: 8 }, 'setSpeed 8'],
  ['l', {}, 'next'],
  ['?', {}, 'list'],
  ['x', {}, null],
  ['k', { characterKeys: false }, null],
  [' ', { characterKeys: false }, null],
  ['ArrowRight', { characterKeys: false }, 'next'],
] as const)('%j with %j: %s', ([key, state, wanted]) => expect(press(key, state)).toBe(wanted));

test('with Shift the arrows go by moves', () => {
  expect(press('ArrowRight', {}, true)).toBe('nextMove');
  expect(press('ArrowLeft', {}, true)).toBe('previousMove');
});

/** An element that is inside whatever the selector names. */
const inside = (what: string) => ({ closest: (selector: string) => (selector.includes(what) ? {} : null) }) as Element;

test.for([
  ['k', 'textarea', true],
  ['ArrowRight', '.monaco-editor', true],
  [' ', 'button', true],
  ['k', 'button', false],
  ['ArrowRight', '[role="tablist"]', true],
  ['j', '[role="tablist"]', false],
] as const)('%j inside %s is taken: %s', ([key, where, wanted]) => {
  expect(isTaken({ key, shiftKey: false }, inside(where))).toBe(wanted);
});

test('every meaning has words', () =>
  expect(keyMeanings.every(({ keys, words }) => keys.length > 0 && words !== '')).toBe(true));
