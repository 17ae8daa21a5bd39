import { harmOf } from './harm.ts';
import { doesNothing, isTreeUnchanged, lostLines, overwritten, vanished } from './loss.ts';
import { choiceOf } from './luck.ts';
import { givesAway, printedText } from './output.ts';
import type { Story } from './story.ts';
import { subjectOf } from './subject.ts';

/** Whether a person at the terminal would have noticed, from exit status and default output alone. */
export interface Noticed {
  readonly answer: 'no' | 'log' | 'yes' | 'luck' | 'nothing';
  /** For the last column: "If you read the log". */
  readonly text: string;
}

/** Would you have noticed what became of the chosen hunk? Never asks what more an option would have printed. */
export function noticed(story: Story): Noticed {
  const { run } = story;
  if (!run.ok) return { answer: 'yes', text: `Yes${aftermath(story)}` };
  if (doesNothing(story) || lostLines(story).length > 0) return no;
  if (overwritten(story).length > 0 || vanished(story).length > 0) return no;
  const subject = subjectOf(story);
  if (subject === null) return no;
  const { verdict, hunk } = subject;
  if (subject.turned !== null) return givesAway(run, hunk) || /-R\b/.test(printedText(run)) ? log : no;
  if (harmOf(subject) !== null) return no;
  if (hunk.outcome.kind !== 'landed') return givesAway(run, hunk) ? log : no;
  if (verdict.kind === 'intended' && verdict.distance !== 0) return { answer: 'luck', text: luckText(subject) };
  if (verdict.kind === 'unstated' && subject.twins.length > 0) {
    return { answer: 'no', text: `No: it took one of ${subject.twins.length + 1} places` };
  }
  if (verdict.kind === 'intended' || verdict.kind === 'at-stated' || verdict.kind === 'unstated') {
    return subject.landing?.fuzz ? (givesAway(run, hunk) ? log : no) : nothing;
  }
  const isGuess = verdict.distance !== 0 || (subject.landing?.fuzz ?? 0) > 0;
  return isGuess && givesAway(run, hunk) ? log : no;
}

const no: Noticed = { answer: 'no', text: 'No' };
const log: Noticed = { answer: 'log', text: 'If you read the log' };
const nothing: Noticed = { answer: 'nothing', text: 'Nothing to notice' };

/** What is left behind when a run fails. */
function aftermath(story: Story): string {
  const { run, tree } = story;
  if (isTreeUnchanged(story)) return ', before anything was written';
  const hunks = run.reports.flatMap((report) => report.hunks);
  const landed = hunks.filter((hunk) => hunk.outcome.kind === 'landed').length;
  if (landed > 0 && landed < hunks.length)
    return `, but ${landed} of ${hunks.length} hunks ${landed === 1 ? 'is' : 'are'} in the file`;
  if (landed > 0) return ', but every hunk it read is in the file';
  const left = [...run.filesAfter.keys()].filter((path) => !tree.has(path));
  return left.some((path) => path.endsWith('.rej')) ? ', and a .rej file is left behind' : '';
}

function luckText(subject: NonNullable<ReturnType<typeof subjectOf>>): string {
  const choice = choiceOf(subject);
  switch (choice?.kind) {
    case 'tie':
      return `Right, by luck: ties go ${choice.first}`;
    case 'nearer':
      return `Right, by luck: ${choice.distance} beats ${choice.twinDistance}`;
    case 'first':
      return 'Right, by luck: the first that fits wins';
    case undefined:
      return subject.landing !== null && subject.landing.places.length > 1
        ? 'Right, but not only there'
        : subject.twins.length > 0
          ? 'Right: it looked nowhere else'
          : 'Right: it fits nowhere else';
  }
}
