import {
  type Applier,
  type ByteText,
  type HunkReport,
  hunkMeant,
  hunkVerdict,
  Image,
  type KnownIntent,
  landingOf,
  noticed,
  type Outline,
  overwritten,
  patternOf,
  type Run,
  runVerdict,
  type Story,
  type Survey,
  searchedImage,
  survey,
  type Tree,
  tellingLine,
  vanished,
} from '../engine/index.ts';
import type { Ending, HunkRef, Judged, JudgedHunk, Surveyed } from './protocol.ts';

/** What one task has in common for all its appliers. */
export interface Table {
  readonly edit: ByteText;
  readonly tree: Tree;
  readonly outlines: Readonly<Record<string, Outline>>;
  readonly known: KnownIntent;
}

/** More hunks than anybody picks out of a row of beads. */
const mostBeads = 500;

/** Where a hunk begins in the edit: its line (from 1), and how many hunks before it begin on that very line. */
export interface PatchPlace {
  readonly line: number;
  readonly before: number;
}

/** What became of a run, and of the hunk of it that covers `place`. */
export function judge(applier: Applier, run: Run, table: Table, place: PatchPlace | null): Judged {
  const ref = place === null ? null : hunkAt(run, place);
  const report = ref && run.reports[ref.file]!;
  const hunk = ref && report!.hunks[ref.hunk]!;
  const story: Story = {
    applier,
    edit: table.edit,
    tree: table.tree,
    run,
    file: ref?.file ?? 0,
    hunk: ref?.hunk ?? 0,
    outlineOf: (path) => table.outlines[path] ?? null,
    known: table.known,
    survey: ref && hunk ? surveyOf(searchedImage(report!, ref.hunk).text, hunk) : null,
  };
  const all = run.reports.flatMap((of, file) => of.hunks.map((_, hunk) => ({ of, file, hunk }))).slice(0, mostBeads);
  // What landed where it should, and is in no file afterwards.
  const lost = new Set([...overwritten(story), ...vanished(story)]);
  return {
    verdict: runVerdict(story),
    noticed: noticed(story),
    chosen: ref && hunk && judgedHunk(story, ref),
    printed: cut(tellingLine(run, hunk)),
    beads: all.map(({ of, file, hunk }) => ({
      ref: { file, hunk },
      patchLine: of.hunks[hunk]!.patchLines.from,
      kind: lost.has(of) ? 'silent-loss' : hunkVerdict(story, of, hunk).kind,
    })),
  };
}

function judgedHunk(story: Story, ref: HunkRef): JudgedHunk {
  const report = story.run.reports[ref.file]!;
  const hunk = report.hunks[ref.hunk]!;
  const landing = landingOf(hunk);
  return {
    ref,
    verdict: hunkVerdict(story, report, ref.hunk),
    stated: hunk.stated,
    offset: landing?.offset ?? null,
    fuzz: landing?.fuzz ?? null,
  };
}

/** More output than anybody reads in a row of the matrix. */
const mostOutput = 4000;

const cut = (text: string | null) => (text === null ? null : text.slice(0, mostOutput));

export function endingOf({ exit, ok, output }: Run): Ending {
  let all = '';
  for (const { text } of output) if (all.length < mostOutput) all += text.slice(0, mostOutput);
  return { exit, ok, output: all.slice(0, mostOutput) };
}

/**
 * The hunk that covers a line of the edit; appliers may read different hunks out of the same text. Of several, as in a
 * tool call that is one line, the one with as many before it; else the last.
 */
export function hunkAt(run: Run, { line, before }: PatchPlace): HunkRef | null {
  const covering = hunksIn(run).filter(({ lines }) => lines.from <= line && line <= lines.to);
  return (covering[before] ?? covering.at(-1))?.ref ?? null;
}

/** Where a hunk of a run begins in the edit; null when the run has none. */
export function placeOf(run: Run, wanted: HunkRef): PatchPlace | null {
  const meant = hunkMeant(run, wanted);
  const all = hunksIn(run);
  const at = all.findIndex(({ ref }) => ref.file === meant?.file && ref.hunk === meant.hunk);
  const line = all[at]?.lines.from;
  if (line === undefined) return null;
  return { line, before: all.slice(0, at).filter(({ lines }) => lines.from === line).length };
}

const hunksIn = ({ reports }: Run) =>
  reports.flatMap(({ hunks }, file) =>
    hunks.map(({ patchLines }, hunk) => ({ ref: { file, hunk }, lines: patchLines })),
  );

/** In a shorter text the page looks for itself, sooner than this would arrive. */
const shortText = 1_000_000;

/** What the page would else find out again on its own thread, of the hunk looked at or of the first. */
export function surveyed(run: Run, wanted: HunkRef): Surveyed | null {
  const ref = run.reports[wanted.file]?.hunks[wanted.hunk] ? wanted : firstHunk(run);
  const report = ref && run.reports[ref.file]!;
  if (!report || report.before.length < shortText) return null;
  if (report.searches === 'running' && ref.hunk > 0) return null;
  const { starts } = new Image(report.before);
  return { ref, starts, survey: surveyOf(report.before, report.hunks[ref.hunk]!) };
}

function firstHunk(run: Run): HunkRef | null {
  const file = run.reports.findIndex(({ hunks }) => hunks.length > 0);
  return file < 0 ? null : { file, hunk: 0 };
}

/** Most appliers look for the same rows in the same text: what the file has to say to them is found out once. */
let last: { text: ByteText; rows: string; survey: Survey } | null = null;

function surveyOf(text: ByteText, hunk: HunkReport): Survey {
  const rows = patternOf(hunk, { isReversed: false }).map((row) => row.text);
  const key = rows.join('\0');
  if (last?.text !== text || last.rows !== key) last = { text, rows: key, survey: survey(new Image(text), rows) };
  return last.survey;
}
