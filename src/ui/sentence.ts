import { useMemo } from 'react';
import { moveSentence, segmentAt, stepSentence, type Words } from '../engine/index.ts';
import { useHunk, useStep } from './scene.ts';

const nothing: Words = [];

/** What happens at the step on show, in one or two sentences; for a whole move when stepping by moves. */
export function useSentence(): Words {
  const { story, image, segments } = useHunk();
  const { frame, step, zoom } = useStep();
  return useMemo(() => {
    if (!story || !image || !frame) return nothing;
    const segment = segmentAt(segments, step);
    if (zoom === 'moves' && segment?.toStep === step) return moveSentence(story, image, segment);
    return stepSentence(story, frame);
  }, [story, image, segments, frame, step, zoom]);
}
