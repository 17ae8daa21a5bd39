import type { Story } from '../analysis/story.ts';
import { type Subject, subjectOf } from '../analysis/subject.ts';
import type { Frame } from '../replay/frame.ts';
import { isHit } from '../replay/pattern.ts';
import type { Move } from '../search/trace.ts';
import { fromBytes } from '../text/bytes.ts';
import { capital, figures, fullStop, inWords } from './numbers.ts';
import { landSentence, writeSentence } from './sentence-landing.ts';
import { trySentence } from './sentence-try.ts';
import { sentenceCase } from './where.ts';
import { code, type Words, words } from './words.ts';

/** What is happening at one step of the chosen hunk, in the present tense. */
export function stepSentence(story: Story, frame: Frame): Words {
  const subject = subjectOf(story);
  const move = subject?.hunk.moves[frame.moveIndex];
  if (subject === null || move === undefined) return words`There is no search to see: no hunk was read.`;
  switch (move.kind) {
    case 'read':
      return readSentence(subject, move);
    case 'sweep':
      return sentenceCase(trySentence(subject, move, frame));
    case 'note':
      return words`${move.sentence}`;
    case 'land':
      return frame.phase === 'write'
        ? writeSentence(subject, move.landing)
        : sentenceCase(landSentence(subject, frame));
    case 'reject':
      return rejectSentence(subject, move.reject.sentence);
  }
}

function readSentence({ tool, hunk }: Subject, { stated, expected, carry }: Extract<Move, { kind: 'read' }>): Words {
  if (stated === null) return words`The hunk states no line: ${tool} will look for its text. The search has not begun.`;
  const says = words`The hunk says ${figures(stated + 1)}.`;
  if (expected === null || expected === stated) {
    const searches = hunk.moves.some((move) => move.kind === 'sweep');
    return searches ? words`${says} The search has not begun.` : says;
  }
  const reason =
    carry === 0
      ? ''
      : `, ${inWords(Math.abs(carry))} ${carry > 0 ? 'further down' : 'further up'}, as the hunks before it were`;
  return words`${says} ${tool} will begin at ${figures(expected + 1)}${reason}.`;
}

function rejectSentence({ tool, hunk, story, report }: Subject, reason: string): Words {
  const sweeps = hunk.moves.filter((move) => move.kind === 'sweep');
  const passes = sweeps.filter((sweep) => !sweep.pass.isReversed).length;
  const found = hunk.moves.some(isHit);
  const saved = [...story.run.filesAfter.keys()].find((path) => path.endsWith('.rej') && !story.tree.has(path));
  const where = saved === undefined ? '' : words` and saves it in ${code(fromBytes(saved))}`;
  const fact =
    found || passes === 0
      ? words`${fullStop(reason)} `
      : passes === 1
        ? words`Every place was tried, and none fits. `
        : words`${capital(inWords(passes))} passes, no fit. `;
  const again = report.hunks.length > 1 ? ` ${hunk.number}` : '';
  return words`${fact}${tool} refuses ${again === '' ? 'the hunk' : `hunk${again}`}${where}.`;
}
