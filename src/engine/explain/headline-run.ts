import { hunksWritten } from '../analysis/changed-lines.ts';
import { overwritten, vanished } from '../analysis/loss.ts';
import { printedLines, tellingError } from '../analysis/output.ts';
import type { Story } from '../analysis/story.ts';
import { treeChanges } from '../analysis/tree-changes.ts';
import { hunkVerdict } from '../analysis/verdicts.ts';
import type { Run } from '../appliers/run.ts';
import { recognise } from '../formats/recognise.ts';
import { fromBytes } from '../text/bytes.ts';
import { counted, figures, fullStop, inWords } from './numbers.ts';
import { code, emphasis, listed, stated, type Words, words } from './words.ts';

/** No hunk was read at all. */
export function noHunkHeadline(story: Story): Words {
  const { applier, run, edit } = story;
  const { name } = applier;
  if (edit.trim() === '') return words`The patch is empty, so ${name} had nothing to apply.`;
  if (recognise(edit).kind === 'web-page') return words`This is a web page, not a patch: ${name} found no hunk in it.`;
  const done = run.ok ? treeWords(story) : null;
  if (done !== null) return words`${name} ${done}.`;
  if (run.problem) return words`${name} could not read this edit. ${fullStop(run.problem.sentence)}`;
  return run.ok
    ? words`${name} found no hunk in this text, ${ending(run)}.`
    : words`${name} refused this edit before it had read a hunk${exitWords(run)}.${run.questions.length > 0 ? unanswered(story) : saidOfFile(story)}`;
}

/** "created `a` and deleted `b`"; null when no file is another. */
function treeWords(story: Story): Words | null {
  const { created, changed, deleted } = treeChanges(story);
  const [from, to] = [deleted[0], created[0]];
  if (
    deleted.length === 1 &&
    created.length === 1 &&
    story.tree.get(from!)?.text === story.run.filesAfter.get(to!)?.text
  ) {
    return words`renamed ${code(fromBytes(from!))} to ${code(fromBytes(to!))}`;
  }
  const parts = [
    ['created', created],
    ['changed', changed],
    ['deleted', deleted],
  ] as const;
  const told = parts.flatMap(([verb, paths]) => (paths.length > 0 ? [words`${verb} ${filesWords(paths)}`] : []));
  return told.length === 0 ? null : listed(told);
}

const filesWords = (paths: readonly string[]): Words =>
  paths.length <= 3 ? listed(paths.map((path) => [code(fromBytes(path))])) : words`${counted(paths.length, 'file')}`;

/** A success that left every file as it was. */
export function nothingDoneHeadline({ applier, run }: Story): Words {
  const hunks = run.reports.flatMap((report) => report.hunks);
  const reasons = new Set(hunks.map(({ outcome }) => (outcome.kind === 'untried' ? outcome.sentence : '')));
  const [reason] = reasons.size === 1 ? reasons : [''];
  const why = reason || (run.problem && fullStop(run.problem.sentence));
  return words`${applier.name} changed ${emphasis('nothing')}, ${ending(run)}.${why ? ` ${why}` : ''}`;
}

/** The tool's own words for refusing before any hunk was tried; nothing when it printed no error. */
export function saidOfFile({ run }: Story): Words {
  const isUntried = run.reports.every(({ hunks }) => hunks.every(({ outcome }) => outcome.kind === 'untried'));
  const said = isUntried ? tellingError(run) : null;
  return said === null ? [] : words` It said: “${code(said)}”${/[.!?]$/.test(said) ? '' : '.'}`;
}

/** A question that stood at the end, since nobody answered it. */
function unanswered({ run }: Story): Words {
  const last = run.questions.at(-1);
  return last === undefined || last.answer !== null
    ? []
    : words` It asked “${code(fromBytes(last.text).trim())}”, and nobody was there to answer.`;
}

/** Lines of the edit that stand in no hunk. */
export function lossHeadline({ applier, edit }: Story, lost: readonly number[]): Words {
  const hunks = hunksWritten(edit);
  const short = hunks.find((hunk) => hunk.extra > 0);
  const { name } = applier;
  const isAll = short !== undefined && lost.every((line) => line >= short.from && line <= short.to);
  if (short === undefined || !isAll) {
    const where = lost.length === 1 ? `line ${figures(lost[0]!)}` : `from line ${figures(lost[0]!)} on`;
    return words`${name} left out ${counted(lost.length, 'changed line')} of this patch, ${where}, and said nothing.`;
  }
  const which = hunks.length === 1 ? 'The header' : `The header of hunk ${hunks.indexOf(short) + 1}`;
  const last = lost.length === 1 ? 'the last line' : `the last ${inWords(lost.length)} changed lines`;
  return words`${which} counts ${counted(short.extra, 'line')} too few, so ${name} dropped ${last} and said nothing.`;
}

/** Entries for one file that undid each other. */
export function overwrittenHeadline(story: Story): Words {
  const gone = overwritten(story);
  const paths = [...new Set(gone.map(({ path, writtenTo }) => fromBytes(writtenTo ?? path ?? '?')))];
  const to = paths.length === 1 ? words`${code(paths[0]!)}` : words`${inWords(paths.length)} files`;
  const where = paths.length === 1 ? 'the file: a later one' : 'them: later ones';
  const entries = gone.length === 1 ? 'an edit' : `${inWords(gone.length)} edits`;
  return words`${story.applier.name} reported ${entries} to ${to} that ${gone.length === 1 ? 'is' : 'are'} not in ${where} started from the old text.`;
}

/** A file that was moved onto itself. */
export function vanishedHeadline(story: Story): Words {
  const [gone] = vanished(story);
  return words`${story.applier.name} moved ${code(fromBytes(gone?.path ?? '?'))} onto itself and removed the old path, and the file with it, ${ending(story.run)}.`;
}

/** Several hunks, each at its stated line with every row: null when it is not so. */
export function allCleanHeadline(story: Story): Words | null {
  const { run, applier } = story;
  const all = run.reports.flatMap((report) =>
    report.hunks.map((hunk, i) => ({ hunk, verdict: hunkVerdict(story, report, i) })),
  );
  const isClean = all.every(
    ({ hunk, verdict }) =>
      verdict.distance === 0 &&
      verdict.kind !== 'wrong-place' &&
      hunk.outcome.kind === 'landed' &&
      hunk.turned === undefined &&
      hunk.outcome.landing.fuzz === 0,
  );
  if (!run.ok || !isClean || all.length < 2) return null;
  const hunks = all.length === 2 ? 'both hunks' : `all ${inWords(all.length)} hunks`;
  return words`${applier.name} put ${hunks} exactly ${stated('where they said')}.`;
}

/** "exited 0 and printed nothing". */
export function ending(run: Run): string {
  const lines = printedLines(run);
  const printed = lines === 0 ? 'printed nothing' : `printed ${counted(lines, 'line')}`;
  return run.exit === null
    ? `and ${lines === 0 ? 'said nothing' : 'called it a success'}`
    : `exited ${run.exit} and ${printed}`;
}

const exitWords = ({ exit }: Run) => (exit === null ? '' : `, with exit status ${exit}`);
