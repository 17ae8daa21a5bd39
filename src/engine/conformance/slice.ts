import { answersOf } from './alternatives.ts';
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

/** What came of comparing. */
export interface Comparison {
  readonly differences: readonly Difference[];
  /** Case by case, why some were not compared. */
  readonly leftOut: readonly string[];
  /** How many cases have another right answer on another file system. */
  readonly dependent: number;
}

export async function compare({ applier, version, seed, from, to }: Slice): Promise<Comparison> {
  const oracle = oracles.find((known) => known.applier === applier)!;
  const cases = Array.from({ length: to - from }, (_, i) => oracle.caseOf(new Random(seed, applier, from + i)));
  const real = await oracle.real(cases);
  const reasons = real.map((answer) => oracle.leftOut?.(answer) ?? null);
  let dependent = 0;
  const differences = cases.flatMap((given, i) => {
    if (reasons[i] !== null) return [];
    const ours = distinct(answersOf((reusesInode) => ourAnswer(oracle, version, given, reusesInode)));
    if (ours.length > 1) dependent++;
    const found = ours.map((answer) => differing(real[i]!, answer));
    if (found.includes(null)) return [];
    const name = `${applier} seed ${seed} case ${from + i}`;
    return [{ name, index: from + i, ...portable(given), expected: real[i]!, ours: found[0]! }];
  });
  return { differences, leftOut: reasons.filter((reason) => reason !== null), dependent };
}

const distinct = (answers: readonly Answer[]) =>
  answers.length === 1 ? answers : [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];

function ourAnswer(oracle: Oracle, version: string, given: Case, reusesInode: () => boolean): Answer {
  try {
    return oracle.model(version, given, reusesInode);
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function differing(real: Answer, ours: Answer): Answer | null {
  if ('thrown' in ours) return ours;
  const parts = Object.keys(real).filter((part) => JSON.stringify(real[part]) !== JSON.stringify(ours[part]));
  return parts.length === 0 ? null : Object.fromEntries(parts.map((part) => [part, ours[part]]));
}

const portable = ({ files, patch, args, versions }: Case) => ({
  ...(versions && { versions: versions.map(writeText) }),
  files: Object.fromEntries([...files].map(([path, text]) => [writeText(path), writeText(text)])),
  patch: writeText(patch),
  args,
});
