import type { Run } from '../appliers/run.ts';

interface Ref {
  readonly file: number;
  readonly hunk: number;
}

/**
 * The hunk of a run that is meant, entry and hunk within it from 0; null when the run has none. Tools divide an edit
 * into entries as they like: one that does not exist is counted on from the first entry, else it stands for the first.
 */
export function hunkMeant({ reports }: Run, { file, hunk }: Ref): Ref | null {
  if (reports[file]?.hunks[hunk]) return { file, hunk };
  let left = file === 0 ? hunk : 0;
  for (const [at, { hunks }] of reports.entries()) {
    if (left < hunks.length) return { file: at, hunk: left };
    left -= hunks.length;
  }
  const first = reports.findIndex(({ hunks }) => hunks.length > 0);
  return first < 0 ? null : { file: first, hunk: 0 };
}
