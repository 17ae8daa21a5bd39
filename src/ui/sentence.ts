import { useMemo } from 'react';
import { segmentAt, type Words } from '../engine/index.ts';
import { useHunk, useStep } from './scene.ts';
import { useTeller } from './use-teller.ts';

const nothing: Words = [];
const noHunk: Words = [
  { text: 'No hunk was read, so there is no search to step through.', kind: 'text', isCode: false },
];

/** What happens at the step on show, in one or two sentences; for a whole move when stepping by moves. */
export function useSentence(): Words {
  const { story, image, segments } = useHunk();
  const { frame, step, zoom } = useStep();
  const teller = useTeller();
  return useMemo(() => {
    if (!story || !teller) return nothing;
    if (!image || !frame) return noHunk;
    const segment = segmentAt(segments, step);
    if (zoom === 'moves' && segment?.toStep === step) return teller.moveSentence(story, image, segment);
    return teller.stepSentence(story, frame);
  }, [teller, story, image, segments, frame, step, zoom]);
}
