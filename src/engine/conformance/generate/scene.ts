import type { ByteText } from '../../text/bytes.ts';
import { damaged } from './damage.ts';
import { type Entry, entryOf, type Syntax } from './entry.ts';
import { headerText, type Style, styleOf } from './headers.ts';
import type { Random } from './random.ts';

/** A directory and a patch that was made for it once. */
export interface Scene {
  readonly files: ReadonlyMap<string, ByteText>;
  readonly patch: ByteText;
  readonly style: Style;
  readonly syntax: Syntax;
  readonly entries: readonly Entry[];
}

/** Drift and damage by chance; syntaxes as often as their weights say. */
export function sceneOf(random: Random, ...syntaxes: readonly (readonly [weight: number, syntax: Syntax])[]): Scene {
  const syntax = random.weighted(...syntaxes);
  const style = styleOf(random);
  const entries: Entry[] = [];
  const wanted = random.weighted([7, 1], [2, 2], [1, 3]);
  for (let i = 0; i < wanted; i++) entries.push(entryOf(random, syntax, new Set(entries.map(({ path }) => path))));
  const files = new Map<string, ByteText>();
  for (const { path, target } of entries) if (target !== null) files.set(path, target);
  if (random.chance(0.1)) files.set('other', 'other\n');
  const text = entries.map((entry) => headerText(random, entry, syntax, style) + entry.hunks).join('');
  return { files, patch: damaged(random, text), style, syntax, entries };
}
