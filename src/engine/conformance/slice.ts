import type { Case } from './case.ts';
import { Random } from './generate/random.ts';
import type { Answer, Oracle } from './oracles/oracle.ts';
import { oracles } from './oracles/registry.ts';
import { writeText } from './portable.ts';

/** Cases `from` to `to` (exclusive) of a seed. */
export interface Slice {
  readonly applier: string;
  readonly version: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** A case on which we and the real tool differ, in the form of a vector: the real answer is what is expected. */
export interface Difference {
  readonly name: string;
  readonly index: number;
  readonly files: object;
  readonly patch: unknown;
  readonly args: readonly string[];
  readonly expected: Answer;
  /** The parts of our answer that differ. */
  readonly ours: Answer;
}

/** What came of comparing. `leftOut` names, case by case, why some were not. */
export interface Comparison {
  readonly differences: readonly Difference[];
  readonly leftOut: readonly string[];
}

export async function compare({ applier, version, seed, from, to }: Slice): Promise<Comparison> {
  const oracle = oracles.find((known) => known.applier === applier)!;
  const cases = Array.from({ length: to - from }, (_, i) => oracle.caseOf(new Random(seed, applier, from + i)));
  const real = await oracle.real(cases);
  const reasons = real.map((answer) => oracle.leftOut?.(answer) ?? null);
  const differences = cases.flatMap((given, i) => {
    if (reasons[i] !== null) return [];
    const ours = differing(real[i]!, ourAnswer(oracle, version, given));
    if (ours === null) return [];
    const name = `${applier} seed ${seed} case ${from + i}`;
    return [{ name, index: from + i, ...portable(given), expected: real[i]!, ours }];
  });
  return { differences, leftOut: reasons.filter((reason) => reason !== null) };
}

function ourAnswer(oracle: Oracle, version: string, given: Case): Answer {
  try {
    return oracle.model(version, given);
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function differing(real: Answer, ours: Answer): Answer | null {
  if ('thrown' in ours) return ours;
  const parts = Object.keys(real).filter((part) => JSON.stringify(real[part]) !== JSON.stringify(ours[part]));
  return parts.length === 0 ? null : Object.fromEntries(parts.map((part) => [part, ours[part]]));
}

const portable = ({ files, patch, args }: Case) => ({
  files: Object.fromEntries([...files].map(([path, text]) => [writeText(path), writeText(text)])),
  patch: writeText(patch),
  args,
});
