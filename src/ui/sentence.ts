import { useMemo } from 'react';
import { moveSentence, segmentAt, stepSentence, type Words } from '../engine/index.ts';
import { useHunk, useStep } from './scene.ts';

const nothing: Words = [];
const noHunk: Words = [
  { text: 'No hunk was read, so there is no search to step through.', kind: 'text', isCode: false },
];

/** What happens at the step on show, in one or two sentences; for a whole move when stepping by moves. */
export function useSentence(): Words {
  const { story, image, segments } = useHunk();
  const { frame, step, zoom } = useStep();
  return useMemo(() => {
    if (!story) return nothing;
    if (!image || !frame) return noHunk;
    const segment = segmentAt(segments, step);
    if (zoom === 'moves' && segment?.toStep === step) return moveSentence(story, image, segment);
    return stepSentence(story, frame);
  }, [story, image, segments, frame, step, zoom]);
}
