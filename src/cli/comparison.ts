import { writeText } from '../engine/conformance/portable.ts';
import {
  type Applier,
  type ByteText,
  type EditReading,
  type FormatId,
  fromBytes,
  headline,
  hunkVerdict,
  nothingKnown,
  type Outline,
  patternOf,
  plain,
  plainScene,
  type Run,
  runConverted,
  type Scene,
  type Story,
  searchedImage,
  streamText,
  survey,
  type Tree,
  type VerdictKind,
} from '../engine/index.ts';

/** What one applier did with one hunk. Line numbers are 1-based, of the file before the edit. */
export interface HunkLine {
  readonly file: string | null;
  readonly number: number;
  readonly stated: number | null;
  readonly landed: readonly number[];
  readonly symbols: readonly (string | null)[];
  /** Landing minus stated. */
  readonly distance: number | null;
  readonly fuzz: number | null;
  readonly verdict: VerdictKind;
  readonly headline: string;
}

export interface ApplierLine {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly command: string;
  readonly exit: number | null;
  readonly ok: boolean;
  readonly stdout: unknown;
  readonly stderr: unknown;
  /** What giving it the edit in its own syntax did to the edit; null when it reads the edit as it is. */
  readonly converted: Converted | null;
  readonly hunks: readonly HunkLine[];
}

/** `text` is what the tool was given; null when the edit cannot be said in its syntax, and `refused` says why. */
export interface Converted {
  readonly text: unknown;
  readonly invented: readonly string[];
  readonly dropped: readonly string[];
  readonly refused: string | null;
}

export interface Question {
  readonly tree: Tree;
  readonly edit: ByteText;
  readonly outlineOf: (path: string) => Outline | null;
  /** The function or class that the change is meant for, when the person says so. */
  readonly symbol: string | null;
  /** The edit, read; null for appliers of other syntaxes to be given it as it is. */
  readonly reading: EditReading | null;
  readonly format: FormatId | null;
}

/** What each applier does with the edit, called as it is by default. */
export const comparison = (appliers: readonly Applier[], question: Question): ApplierLine[] =>
  appliers.map((applier) => applierLine(applier, question));

/** Whether any hunk of any applier landed elsewhere than it said. */
export const isOff = (lines: readonly ApplierLine[]): boolean =>
  lines.some(({ hunks }) => hunks.some(({ distance }) => distance !== null && distance !== 0));

function applierLine(applier: Applier, question: Question): ApplierLine {
  const args =
    question.symbol === null ? applier.defaults : [...applier.defaults, ...symbolArgs(applier, question.symbol)];
  const scene = { ...plainScene, outline: question.outlineOf };
  const { run, converted } = runFor(applier, question, args, scene);
  return {
    id: applier.id,
    name: applier.name,
    version: applier.versions[0],
    command: [...applier.command, ...args].join(' '),
    exit: run.exit,
    ok: run.ok,
    stdout: writeText(streamText(run, 'stdout')),
    stderr: writeText(streamText(run, 'stderr')),
    converted,
    hunks: run.reports.flatMap((report, file) =>
      report.hunks.map((_, hunk) => hunkLine(applier, question, run, file, hunk)),
    ),
  };
}

function runFor(
  applier: Applier,
  { tree, edit, reading, format }: Question,
  args: readonly string[],
  scene: Scene,
): { readonly run: Run; readonly converted: Converted | null } {
  const isForeign = reading !== null && format !== null && !applier.formats.includes(format);
  const ran = isForeign ? runConverted(applier, reading, { tree, args, scene }) : null;
  if (ran?.ok) return { run: ran.run, converted: { text: writeText(ran.text), ...ran.told, refused: null } };
  const converted = ran && { text: null, invented: [], dropped: [], refused: ran.sentence };
  return { run: applier.run({ tree, edit, args, scene }), converted };
}

/** An applier that can be told the symbol is told it. */
const symbolArgs = ({ options }: Applier, symbol: string): string[] =>
  options.filter(({ id }) => id === 'symbol').map(({ flags }) => `${flags[0]}=${symbol}`);

function hunkLine(applier: Applier, question: Question, run: Run, file: number, hunk: number): HunkLine {
  const { tree, edit, outlineOf, symbol } = question;
  const known = { ...nothingKnown, named: symbol };
  const report = run.reports[file]!;
  const rows = patternOf(report.hunks[hunk]!, { isReversed: false }).map(({ text }) => text);
  const found = survey(searchedImage(report, hunk), rows);
  const story: Story = { applier, edit, tree, run, file, hunk, outlineOf, known, survey: found };
  const { number, stated, outcome } = report.hunks[hunk]!;
  const verdict = hunkVerdict(story, report, hunk);
  return {
    file: report.path === null ? null : fromBytes(report.path),
    number,
    stated: stated === null ? null : stated + 1,
    landed: verdict.places.map((place) => place + 1),
    symbols: verdict.symbols,
    distance: verdict.distance,
    fuzz: outcome.kind === 'landed' || outcome.kind === 'conflict' ? outcome.landing.fuzz : null,
    verdict: verdict.kind,
    headline: plain(headline(story)),
  };
}
