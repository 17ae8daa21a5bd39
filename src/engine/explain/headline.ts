import { doesNothing, isRehearsed, lostLines, overwritten, vanished } from '../analysis/loss.ts';
import type { Story } from '../analysis/story.ts';
import { subjectOf } from '../analysis/subject.ts';
import { landedHeadline } from './headline-landed.ts';
import { refusedHeadline } from './headline-refused.ts';
import {
  allCleanHeadline,
  lossHeadline,
  noHunkHeadline,
  nothingDoneHeadline,
  overwrittenHeadline,
  saidOfFile,
  vanishedHeadline,
} from './headline-run.ts';
import { fullStop } from './numbers.ts';
import { type Words, words } from './words.ts';

/**
 * What happened, in one plain sentence in the past tense: of the run when lines were lost, nothing was done or all
 * went as it should; else of the chosen hunk.
 */
export function headline(story: Story): Words {
  const subject = subjectOf(story);
  if (doesNothing(story)) return nothingDoneHeadline(story);
  if (subject === null) return noHunkHeadline(story);
  if (story.run.ok && overwritten(story).length > 0) return overwrittenHeadline(story);
  if (story.run.ok && vanished(story).length > 0) return vanishedHeadline(story);
  const lost = story.run.ok ? lostLines(story) : [];
  if (lost.length > 0) return lossHeadline(story, lost);
  const { tool, hunk } = subject;
  switch (hunk.outcome.kind) {
    case 'landed':
      return (isRehearsed(story) ? null : allCleanHeadline(story)) ?? landedHeadline(subject);
    case 'conflict':
      return words`${tool} could not merge this hunk and left both versions in the file, between conflict markers.`;
    case 'rejected':
      return refusedHeadline(subject, hunk.outcome.reject);
    case 'untried':
      return story.run.problem === null
        ? words`${tool} did not write this hunk. ${hunk.outcome.sentence}${hunk.outcome.sentence.includes('“') ? '' : saidOfFile(story)}`
        : words`${tool} refused this patch. ${fullStop(story.run.problem.sentence)}`;
  }
}
