import { useMemo } from 'react';
import { useSize } from '../kit/use-size.ts';
import { useHunk, useStep } from '../scene.ts';
import styles from './SegmentBar.module.css';
import { toneOf } from './SegmentMark.tsx';
import { progressOf, stepX } from './scrubber-model.ts';
import { segmentBoxes } from './segment-boxes.ts';
import { useSlider } from './use-slider.ts';

/** The scrubber without its bars, for narrow screens and for a room: how far the search has come. */
export function SegmentBar({ gap = 3 }: { gap?: number }) {
  const [frame, size] = useSize<HTMLDivElement>();
  const { segments } = useHunk();
  const { step } = useStep();
  const width = size?.width ?? 0;
  const boxes = useMemo(() => (width > 0 ? segmentBoxes(segments, width, gap) : []), [segments, width, gap]);
  const slider = useSlider(boxes, stepX(boxes, [], step));
  return (
    <div ref={frame} className={styles.bar} {...slider}>
      {boxes.map(({ segment, x, width: own }) => (
        <span
          key={segment.fromStep}
          className={styles.segment}
          data-progress={progressOf(segment, step)}
          data-tone={toneOf(segment.kind)}
          style={{ left: x, width: own }}
        />
      ))}
    </div>
  );
}
