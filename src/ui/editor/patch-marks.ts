import type { HunkReport, PatchLineKind } from '../../engine/index.ts';

/** How a line of the edit is drawn. Lines count from 1. */
export type PatchLook = 'delete' | 'insert' | 'header' | 'extra';

const looks: Partial<Record<PatchLineKind, PatchLook>> = {
  delete: 'delete',
  insert: 'insert',
  command: 'header',
  'old-name': 'header',
  'new-name': 'header',
  hunk: 'header',
  mark: 'header',
  'extra-context': 'extra',
  'extra-delete': 'extra',
  'extra-insert': 'extra',
};

/** Runs of lines with the same look. */
export function patchMarks(kinds: readonly PatchLineKind[]): { look: PatchLook; from: number; to: number }[] {
  const runs: { look: PatchLook; from: number; to: number }[] = [];
  for (const [i, kind] of kinds.entries()) {
    const look = looks[kind];
    const last = runs.at(-1);
    if (!look) continue;
    if (last?.look === look && last.to === i) last.to = i + 1;
    else runs.push({ look, from: i + 1, to: i + 1 });
  }
  return runs;
}

/** Columns (from 1, the end excluded) of the old start in a `@@` line: the line that the hunk states. */
export function statedColumns(line: string): { from: number; to: number } | null {
  const match = /^@@ -(\d+)/.exec(line);
  return match ? { from: 5, to: 5 + match[1]!.length } : null;
}

/**
 * What stands in the margin: within the hunk on show, the number of the row as the comparison counts it. Nothing where
 * one line of the edit holds several rows.
 */
export function rowNumbers(hunk: HunkReport | null): ReadonlyMap<number, string> {
  const all = hunk?.rows ?? [];
  if (new Set(all.map(({ patchLine }) => patchLine)).size < all.length) return new Map();
  const rows = all.filter(({ kind }) => kind !== 'insert');
  return new Map(rows.map(({ patchLine }, i) => [patchLine, String(i + 1)]));
}
