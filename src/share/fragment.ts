import { fromBase64Url, toBase64Url } from './base64url.ts';
import { deflate, inflate } from './deflate.ts';
import { packed, unpacked } from './pack.ts';
import { positionOf, words } from './position.ts';
import type { Position, Shared, SharedFile } from './shared.ts';

/**
 * Version 1 of the address: `#1/PRESET/WORD/WORD` or `#1/state/PAYLOAD/CHECK`. The words are short and may come
 * in any order; the check ends in a letter, so that nothing at the end of a link is taken for punctuation.
 */
const version = '1';
const stateWord = 'state';

/** The fragment (without `#`) that leads to a preset. */
export const presetFragment = (preset: string, position: Position): string =>
  [version, preset, ...words(position)].join('/');

/** The fragment (without `#`) that holds whole texts. */
export async function stateFragment(
  texts: { files: readonly SharedFile[]; edit: string; base: readonly SharedFile[] },
  position: Position,
): Promise<string> {
  const payload = toBase64Url(await deflate(packed(texts, position)));
  return [version, stateWord, payload, checkOf(payload)].join('/');
}

/** Reads a fragment, with or without `#`. Never throws: what cannot be read says so. */
export async function readFragment(fragment: string): Promise<Shared> {
  const text = decoded(fragment.replace(/^#/, '')).trim();
  if (text === '') return { kind: 'none' };
  const [first, second = '', ...rest] = text.split('/');
  if (first !== version)
    return unreadable('It was made by another version of Hunkscope, or it is not one of its links.');
  if (second === '') return { kind: 'none' };
  if (second !== stateWord) return { kind: 'preset', preset: second, position: positionOf(rest) };
  const [payload = '', check] = rest;
  const { bytes, isWhole } = await inflate(fromBase64Url(payload));
  const state = unpacked(bytes);
  if (!state) return unreadable('Too little of it is left. Ask for it again, or for the files themselves.');
  return { kind: 'state', ...state, isCut: state.isCut || !isWhole || check !== checkOf(payload) };
}

const unreadable = (why: string): Shared => ({ kind: 'unreadable', sentence: `This link cannot be read. ${why}` });

/** Chat programs encode links again: once, or twice. */
function decoded(text: string): string {
  let clear = text;
  for (let i = 0; i < 2 && /%[0-9a-f]{2}/i.test(clear); i++) {
    try {
      clear = decodeURIComponent(clear);
    } catch {
      return clear;
    }
  }
  return clear;
}

/** Five letters or figures and a `z`: enough to notice that the end is missing. */
function checkOf(payload: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < payload.length; i++) hash = Math.imul(hash ^ payload.charCodeAt(i), 0x01000193);
  return `${(hash >>> 0).toString(36).slice(-5)}z`;
}
