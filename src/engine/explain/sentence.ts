import type { Story } from '../analysis/story.ts';
import type { Frame } from '../replay/frame.ts';
import type { Segment } from '../replay/segments.ts';
import type { Image } from '../text/image.ts';
import { counted, inWords } from './numbers.ts';
import { distanceWords } from './where.ts';
import { type Words, words } from './words.ts';

/** What is happening at one step, in the present tense. `image` is the text that the hunk is searched for in. */
export function stepSentence(_story: Story, _image: Image, frame: Frame): Words {
  const { place, distance, matched, compared } = frame;
  if (place === null) return words`The search has not begun.`;
  const where = distance ? distanceWords(distance) : `Line ${place + 1}`;
  return words`${where}: ${inWords(matched)} of ${counted(compared, 'row')} match.`;
}

/** The same for a whole stretch of the scrubber, at its end. */
export function moveSentence(story: Story, image: Image, segment: Segment, frameOf: (step: number) => Frame): Words {
  return stepSentence(story, image, frameOf(segment.toStep));
}
