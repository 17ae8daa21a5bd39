import { type FormatId, fromBytes, type Noticed, type VerdictKind } from '../../engine/index.ts';
import type { Draft, HunkRef } from '../../stores/draft.ts';
import type { Conversion, MatrixRow, Profile } from '../../stores/run.ts';
import { campOf } from './camps.ts';

/** One applier's line in the matrix, for one hunk. */
export interface Row {
  readonly applier: Profile;
  /** Of a tool that never ran where its rows come from: that they are reasoned. */
  readonly version: string;
  /** The arguments in which it differs from its defaults. */
  readonly flags: readonly string[];
  readonly verdict: VerdictKind;
  /** The hunk by this applier's own counting; null when it read no such hunk. */
  readonly ref: HunkRef | null;
  readonly places: readonly number[];
  readonly symbols: readonly (string | null)[];
  /** The line that the hunk states, from 0. */
  readonly stated: number | null;
  readonly offset: number | null;
  readonly fuzz: number | null;
  readonly exit: number | null;
  /** Whether the tool itself calls the run a success. */
  readonly ok: boolean;
  /** The line of output that speaks of the hunk, word for word; null when nothing was printed. */
  readonly printed: string | null;
  /** Everything that was printed; of a long output its beginning. */
  readonly output: string;
  readonly noticed: Noticed;
  /** Names of the appliers that this row stands for, beside its own. */
  readonly agrees: readonly string[];
  /** Null when it was given the edit as it is, and nothing else was asked for. */
  readonly conversion: Conversion | null;
}

/** The rows of the matrix, in groups. */
export interface Rows {
  /** One for each outcome. */
  readonly differing: readonly Row[];
  /** Those with an outcome that is already there. */
  readonly agreeing: readonly Row[];
  /** Appliers that read other kinds of edits and were not given this one converted: that they refuse it says nothing. */
  readonly foreign: readonly Row[];
}

/**
 * The rows, those that differ first: of rows with the same outcome, the first stands for the others. None before it is
 * known which of them are native.
 */
export function matrixRows(
  profiles: readonly Profile[],
  draft: Draft,
  results: Readonly<Record<string, MatrixRow>>,
  format: FormatId | null | undefined,
): Rows {
  if (format === undefined) return { differing: [], agreeing: [], foreign: [] };
  const all = profiles.flatMap((applier) => {
    const result = results[applier.id];
    return result ? [rowOf(applier, draft, result)] : [];
  });
  const isNative = ({ applier, conversion }: Row) =>
    format === null || applier.formats.includes(format) || conversion?.ok === true;
  const native = all.filter(isNative);
  const outcomes = new Map<string, Row[]>();
  for (const row of native) outcomes.set(outcomeOf(row), [...(outcomes.get(outcomeOf(row)) ?? []), row]);
  const groups = [...outcomes.values()];
  const standing = groups.map(([first, ...others]) => ({
    ...first!,
    agrees: others.map(({ applier }) => applier.name),
  }));
  // Where the hunk went comes before what was printed about it.
  const isNewCamp = standing.map((row, i) => standing.findIndex((one) => campOf(one) === campOf(row)) === i);
  return {
    differing: [...standing.filter((_, i) => isNewCamp[i]), ...standing.filter((_, i) => !isNewCamp[i])],
    agreeing: native.filter((row) => groups.every(([first]) => row !== first)),
    foreign: all.filter((row) => !native.includes(row)),
  };
}

/** What makes two rows the same to a person who looks for differences. A library has no exit status, and no row for it. */
const outcomeOf = ({ verdict, places, ok, noticed }: Row): string =>
  [verdict, places.join(), verdict === 'refused' || ok ? '' : 'failed', noticed.answer].join(' ');

function rowOf(applier: Profile, draft: Draft, { ending, judged, conversion }: MatrixRow): Row {
  const args = draft.args[applier.id] ?? applier.defaults;
  const { chosen } = judged;
  return {
    applier,
    version: applier.evidence === 'reasoned' ? 'reasoned' : (draft.versions[applier.id] ?? applier.versions[0]),
    flags: args.filter((word) => !applier.defaults.includes(word)),
    verdict: verdictShown(judged.verdict, chosen?.verdict.kind ?? null),
    ref: chosen?.ref ?? null,
    places: chosen?.verdict.places ?? [],
    symbols: chosen?.verdict.symbols ?? [],
    stated: chosen?.stated ?? null,
    offset: chosen?.offset ?? null,
    fuzz: chosen?.fuzz ?? null,
    exit: ending.exit,
    ok: ending.ok,
    printed: judged.printed,
    output: fromBytes(ending.output),
    noticed: judged.noticed,
    agrees: [],
    conversion,
  };
}

/** Losses and idle runs are of the whole run, and graver than where one hunk went. */
const verdictShown = (run: VerdictKind, hunk: VerdictKind | null): VerdictKind =>
  run === 'silent-loss' || run === 'silent-no-op' ? run : (hunk ?? run);
