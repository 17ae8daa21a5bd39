import { useMemo } from 'react';
import { type Segment, segmentAt } from '../../engine/index.ts';
import { useSize } from '../kit/use-size.ts';
import { matchesOf } from '../matches.ts';
import { type HunkView, useHunk, useStep } from '../scene.ts';
import { barsOf } from './bars.ts';
import styles from './Scrubber.module.css';
import { SegmentMark, toneOf } from './SegmentMark.tsx';
import { stepX } from './scrubber-model.ts';
import { segmentBoxes } from './segment-boxes.ts';
import { useSlider } from './use-slider.ts';

/** The search in the order of time: a bar for every place tried, a stretch for every move. */
export function Scrubber() {
  const [frame, size] = useSize<HTMLDivElement>();
  const view = useHunk();
  const { step } = useStep();
  const { hunk, segments } = view;
  const width = size?.width ?? 0;
  const boxes = useMemo(() => (width > 0 ? segmentBoxes(segments, width) : []), [segments, width]);
  const bars = useMemo(
    () => boxes.map((box) => (hunk ? barsOf(hunk, box, (pass) => matchesOf(view, pass)) : [])),
    [boxes, hunk, view],
  );
  const x = stepX(boxes, bars, step);
  const slider = useSlider(boxes, x);
  const now = segmentAt(segments, step);
  return (
    <div ref={frame} className={styles.scrubber} {...slider}>
      <svg width={width} height={64} aria-hidden="true">
        <path className={styles.base} d={`M0 22H${width}`} />
        {boxes.map((box, i) => (
          <SegmentMark
            key={box.segment.fromStep}
            box={box}
            bars={bars[i] ?? []}
            step={step}
            hasTwin={isTied(view, box.segment)}
            hasSides={view.hunk?.stated != null}
          />
        ))}
        {now && (
          <g className={styles.playhead} data-tone={toneOf(now.kind)} transform={`translate(${x} 0)`}>
            <path className={styles.stem} d="M0 1V44" />
            <path d="M-5.5 -4H5.5V1L0 7-5.5 1Z" />
          </g>
        )}
      </svg>
    </div>
  );
}

/** Whether a place as far away on the other side of the stated line fits as well. */
function isTied(view: HunkView, { kind, place, moveIndex }: Segment): boolean {
  const { hunk } = view;
  const move = hunk?.moves[moveIndex];
  if (kind !== 'fits' || hunk?.stated == null || place === null || place === hunk.stated) return false;
  const matches = move?.kind === 'sweep' ? matchesOf(view, move.pass) : null;
  return matches !== null && matches.count(2 * hunk.stated - place) === matches.compared;
}
