import type { Profile } from '../../stores/run.ts';

/** A family of appliers, or all of them. */
export type FamilyChoice = Profile['family'] | 'all';

const words: Readonly<Record<Profile['family'], string>> = {
  'command line': 'command line',
  agent: 'agents',
  library: 'libraries',
  guard: 'guards',
};

/** The families there are, in the order of the matrix, after the choice of all. */
export function familyChoices(profiles: readonly Profile[]): { readonly id: FamilyChoice; readonly label: string }[] {
  const families = [...new Set(profiles.map(({ family }) => family))];
  return [{ id: 'all', label: 'all kinds' }, ...families.map((id) => ({ id, label: words[id] }))];
}

/** The appliers of a family. */
export const ofFamily = (profiles: readonly Profile[], family: FamilyChoice): readonly Profile[] =>
  family === 'all' ? profiles : profiles.filter((profile) => profile.family === family);
