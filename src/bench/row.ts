import { applierById } from '../engine/index.ts';
import type { BenchCase } from './cases.ts';
import { type EngineTimes, engineTimes } from './engine.ts';
import { gitCommand, patchCommand, toolTimes } from './tools.ts';

/** Medians, in milliseconds; null where nothing was measured. */
interface Pair {
  readonly engine: number | null;
  /** The engine with sending it the texts. */
  readonly sent: number | null;
  readonly tool: number | null;
  /** The tool's time was not measured but scaled up from a hundredth of the hunks. */
  readonly isExtrapolated: boolean;
  /** Peak memory of the engine by size of the file. */
  readonly memory: number | null;
  readonly exits: readonly [engine: number | null, tool: number | null];
}

export interface Row {
  readonly name: string;
  readonly lines: number;
  readonly hunks: number;
  readonly patch: Pair;
  readonly git: Pair;
}

interface How {
  readonly runs: number;
  readonly isFull: boolean;
  readonly withTools: boolean;
}

export function measured(given: BenchCase, how: How): Row {
  const { name, lines, hunks, patchArgs, gitArgs } = given;
  return {
    name,
    lines,
    hunks,
    patch: pair('gnu-patch', ['-p1', ...patchArgs], patchCommand(patchArgs), given, { ...how, isFull: true }),
    git: pair('git-apply', gitArgs, gitCommand(gitArgs), given, how),
  };
}

function pair(id: string, args: readonly string[], command: readonly string[], given: BenchCase, how: How): Pair {
  const { input, isSlowInGit } = given;
  const order = { applier: id, file: input.file, patch: input.patch, args, runs: how.runs };
  const ours: EngineTimes | null = applierById(id) ? engineTimes(order) : null;
  const isExtrapolated = isSlowInGit && !how.isFull;
  const tool = how.withTools
    ? toolTimes(command, isExtrapolated ? fewer(given) : input, isSlowInGit ? 1 : how.runs)
    : null;
  return {
    engine: ours && median(ours.run),
    sent: ours && median(ours.whole),
    tool: tool && median(tool.run) * (isExtrapolated ? 100 : 1),
    isExtrapolated,
    memory: ours?.memory ?? null,
    exits: [ours?.exit ?? null, tool?.exit ?? null],
  };
}

/** The same file with a patch of a hundred hunks, which the table has measured before. */
const fewer = ({ input, lines }: BenchCase) => ({
  ...input,
  patch: input.patch.replace(/\.\d+\.diff$/, '.100.diff'),
  lines,
});

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
