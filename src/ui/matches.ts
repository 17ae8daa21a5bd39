import { type HunkReport, type Pass, type PassMatches, passMatches } from '../engine/index.ts';
import type { HunkView } from './scene.ts';

const known = new WeakMap<HunkReport, Map<string, PassMatches>>();

/** What a pass of the hunk on show sees, worked out once. Null until something is computed. */
export function matchesOf(view: Pick<HunkView, 'hunk' | 'image' | 'survey'>, pass: Pass | null): PassMatches | null {
  const { hunk, image, survey } = view;
  if (!hunk || !image || !survey) return null;
  const passes = known.get(hunk) ?? new Map<string, PassMatches>();
  known.set(hunk, passes);
  const key = pass ? `${pass.isReversed} ${pass.rule} ${pass.fuzz.head} ${pass.fuzz.tail} ${pass.isOpenEnded}` : '';
  const matches = passes.get(key) ?? passMatches(image, hunk, survey, pass);
  passes.set(key, matches);
  return matches;
}
