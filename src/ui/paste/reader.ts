import { formatOf } from '../../engine/index.ts';
import type { Draft } from '../../stores/draft.ts';
import type { Profile } from '../../stores/run.ts';

/** The draft on show with an applier that reads its edit, when the one that was chosen does not. */
export function withReader(draft: Draft, profiles: readonly Pick<Profile, 'id' | 'formats'>[]): Draft {
  const format = formatOf(draft.edit);
  const reads = ({ formats }: Pick<Profile, 'formats'>) => format === null || formats.includes(format);
  const chosen = profiles.find(({ id }) => id === draft.applier) ?? profiles[0];
  if (!chosen || reads(chosen)) return draft;
  const reader = profiles.find(reads);
  return reader ? { ...draft, applier: reader.id } : draft;
}
