import type { Case } from './case.ts';
import { Random } from './generate/random.ts';
import { modelAnswer, type Oracle, oracles, realAnswers } from './oracles.ts';
import { writeText } from './portable.ts';
import type { CommandAnswer } from './vectors.ts';

/** Cases `from` to `to` (exclusive) of a seed. */
export interface Slice {
  readonly applier: string;
  readonly version: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** A case on which we and the real tool differ, in the form of a vector: the real answer is what is expected. */
export interface Difference extends CommandAnswer {
  readonly name: string;
  readonly index: number;
  readonly files: object;
  readonly patch: unknown;
  readonly args: readonly string[];
  /** The parts of our answer that differ. */
  readonly ours: Partial<CommandAnswer> | { readonly thrown: string };
}

export async function differencesIn({ applier, version, seed, from, to }: Slice): Promise<Difference[]> {
  const oracle = oracles.find((known) => known.applier === applier)!;
  const cases = Array.from({ length: to - from }, (_, i) => oracle.caseOf(new Random(seed, applier, from + i)));
  const real = await realAnswers(oracle, cases);
  return cases.flatMap((given, i) => {
    const ours = differing(real[i]!, ourAnswer(oracle, version, given));
    return ours === null ? [] : [differenceOf(applier, seed, from + i, given, real[i]!, ours)];
  });
}

function ourAnswer(oracle: Oracle, version: string, given: Case): CommandAnswer | { thrown: string } {
  try {
    return modelAnswer(oracle, version, given);
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function differing(real: CommandAnswer, ours: CommandAnswer | { thrown: string }): Difference['ours'] | null {
  if ('thrown' in ours) return ours;
  const parts = (['exit', 'stdout', 'stderr', 'filesAfter'] as const).filter(
    (part) => JSON.stringify(real[part]) !== JSON.stringify(ours[part]),
  );
  return parts.length === 0 ? null : Object.fromEntries(parts.map((part) => [part, ours[part]]));
}

function differenceOf(
  applier: string,
  seed: string,
  index: number,
  { files, patch, args }: Case,
  real: CommandAnswer,
  ours: Difference['ours'],
): Difference {
  return {
    name: `${applier} seed ${seed} case ${index}`,
    index,
    files: Object.fromEntries([...files].map(([path, text]) => [writeText(path), writeText(text)])),
    patch: writeText(patch),
    args,
    ...real,
    ours,
  };
}
