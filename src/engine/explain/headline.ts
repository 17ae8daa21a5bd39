import { symbolAt } from '../analysis/intent.ts';
import { chosenHunk, outlineFor, type Story } from '../analysis/story.ts';
import { hunkVerdict, leadingContext } from '../analysis/verdicts.ts';
import { distanceWords, intoLanding } from './where.ts';
import { stated, type Words, words } from './words.ts';

/** What happened, in one plain sentence in the past tense. */
export function headline(story: Story): Words {
  const chosen = chosenHunk(story);
  const { name } = story.applier;
  if (chosen === null) return words`${name} read no hunk in this edit.`;
  const { report, hunk } = chosen;
  const verdict = hunkVerdict(story, report, story.hunk);
  const place = verdict.places[0];
  if (hunk.outcome.kind === 'rejected') return words`${name} refused the hunk: ${hunk.outcome.reject.sentence}`;
  if (place === undefined) return words`${name} never came to this hunk.`;
  const into = intoLanding(symbolAt(outlineFor(story, report), place + leadingContext(hunk)), place);
  if (!verdict.distance) return words`${name} put this hunk ${into}, exactly ${stated('where it said')}.`;
  const success = story.run.ok ? ', and called it a success' : '';
  return words`${name} put this hunk ${into}, ${distanceWords(verdict.distance)} ${stated('where it said')}${success}.`;
}
