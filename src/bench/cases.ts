import type { Input, Inputs } from './inputs.ts';

/** One row of the table: an input, and how each tool is called on it. */
export interface BenchCase {
  readonly name: string;
  readonly lines: number;
  readonly hunks: number;
  readonly input: Input;
  readonly patchArgs: readonly string[];
  readonly gitArgs: readonly string[];
  /** git takes about 20 ms a hunk here: measured only when asked for. */
  readonly isSlowInGit: boolean;
}

const million = 1_000_000;

export function benchCases(inputs: Inputs): BenchCase[] {
  const drifted = [1, 100, 10_000].flatMap((hunks) =>
    [0, 50, 5_000, 500_000].map((offset) => ({
      ...plain(`${counted(hunks, 'hunk')}, offset ${offset}`, million, hunks, inputs.drifted(million, hunks, offset)),
      isSlowInGit: hunks === 10_000,
    })),
  );
  const deepest = { patchArgs: ['-F9'], gitArgs: ['-C3'] };
  return [
    ...drifted,
    { ...plain('10 hunks that match nowhere', million, 10, inputs.nowhere(million)), ...deepest },
    { ...plain('10 hunks, deep fuzz', million, 10, inputs.deep(million)), ...deepest },
  ];
}

/** The same work on more and more lines, and with more and more hunks: the cost of one more must not grow. */
export function growthCases(inputs: Inputs): BenchCase[] {
  const byLines = [250_000, 500_000, million].map((lines) =>
    plain(`${lines} lines, 100 hunks`, lines, 100, inputs.drifted(lines, 100, 5_000)),
  );
  const byHunks = [2_500, 5_000, 10_000].map((hunks) =>
    plain(`${million} lines, ${hunks} hunks`, million, hunks, inputs.drifted(million, hunks, 5_000)),
  );
  return [...byLines, ...byHunks];
}

const plain = (name: string, lines: number, hunks: number, input: Input): BenchCase => ({
  name,
  lines,
  hunks,
  input,
  patchArgs: [],
  gitArgs: [],
  isSlowInGit: false,
});

const counted = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
