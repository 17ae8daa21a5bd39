import type { ByteText } from '../../text/bytes.ts';
import { type Change, changed, changesOf, drifted } from './edits.ts';
import { hunksOf } from './hunks.ts';
import type { Random } from './random.ts';
import { baseText, type Lines } from './texts.ts';
import { contextHunks } from './write-context.ts';
import { normalHunks } from './write-normal.ts';
import { unifiedHunks } from './write-unified.ts';

export type Syntax = 'unified' | 'context' | 'normal';
type Kind = 'modify' | 'create' | 'delete' | 'rename' | 'copy';

/** One file's part of a patch, and what the file has become meanwhile. */
export interface Entry {
  readonly kind: Kind;
  readonly path: string;
  /** The name after the patch: differs for renames and copies. */
  readonly newPath: string;
  readonly hunks: ByteText;
  /** What the tool finds at `path`; null for no file. */
  readonly target: ByteText | null;
}

const paths = ['f', 'g.txt', 'd/f', 'd/e/h.c', 'x y', 'caf\xc3\xa9', 'dir/long-name.py', 'q"t'];
const sections = ['', '', '', 'def f():', 'int main(void)', 'x '];

export function entryOf(random: Random, syntax: Syntax, taken: ReadonlySet<string>): Entry {
  const free = paths.filter((path) => !taken.has(path));
  const path = random.chance(0.6) ? free[0]! : random.pick(free);
  const kind = random.weighted<Kind>([16, 'modify'], [2, 'create'], [2, 'delete'], [1, 'rename'], [0.5, 'copy']);
  const newPath = kind === 'rename' || kind === 'copy' ? `${path}.new` : path;
  const base = kind === 'create' ? [] : baseText(random);
  const changes =
    kind === 'create' ? created(random) : kind === 'delete' ? removedWhole(base) : changesOf(random, base);
  const context = random.weighted([8, 3], [2, 2], [2, 1], [1, 0], [1, 4], [0.5, 8]);
  return {
    kind,
    path,
    newPath,
    hunks: hunkText(syntax, base, changes, context, random.pick(sections)),
    target: targetOf(random, kind, base, changed(base, changes)),
  };
}

function created(random: Random): Change[] {
  const inserted = baseText(random).slice(0, 8);
  return inserted.length === 0 ? [] : [{ at: 0, removed: 0, inserted }];
}

const removedWhole = (base: Lines): Change[] =>
  base.length === 0 ? [] : [{ at: 0, removed: base.length, inserted: [] }];

function hunkText(
  syntax: Syntax,
  base: Lines,
  changes: readonly Change[],
  context: number,
  section: ByteText,
): ByteText {
  if (syntax === 'normal') return normalHunks(base, changes);
  const hunks = hunksOf(base, changes, context, section);
  return syntax === 'context' ? contextHunks(hunks) : unifiedHunks(hunks);
}

function targetOf(random: Random, kind: Kind, base: Lines, patched: Lines): ByteText | null {
  if (kind === 'create')
    return random.weighted([5, null], [1, patched.join('')], [1, baseText(random).join('')], [0.5, '']);
  if (random.chance(0.04)) return null;
  return drifted(random, base, patched).join('');
}
