import { type KeyboardEvent, useMemo } from 'react';
import { plain, type Segment, segmentAt } from '../../engine/index.ts';
import { useSize } from '../kit/use-size.ts';
import { matchesOf } from '../matches.ts';
import { type HunkView, useHunk, usePlayer, useStep } from '../scene.ts';
import { useSentence } from '../sentence.ts';
import { barsOf } from './bars.ts';
import styles from './Scrubber.module.css';
import { SegmentMark, toneOf } from './SegmentMark.tsx';
import { stepX } from './scrubber-model.ts';
import { segmentBoxes } from './segment-boxes.ts';
import { useDrag } from './use-drag.ts';

/** The search in the order of time: a bar for every place tried, a stretch for every move. */
export function Scrubber() {
  const [frame, size] = useSize<HTMLDivElement>();
  const view = useHunk();
  const { step } = useStep();
  const player = usePlayer();
  const sentence = plain(useSentence());
  const { hunk, segments, total } = view;
  const width = size?.width ?? 0;
  const boxes = useMemo(() => (width > 0 ? segmentBoxes(segments, width) : []), [segments, width]);
  const bars = useMemo(
    () => boxes.map((box) => (hunk ? barsOf(hunk, box, (pass) => matchesOf(view, pass)) : [])),
    [boxes, hunk, view],
  );
  const x = stepX(boxes, bars, step);
  const drag = useDrag(boxes, x, player.go);
  const now = segmentAt(segments, step);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAction(event, player);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div
      ref={frame}
      className={styles.scrubber}
      role="slider"
      tabIndex={0}
      aria-label="Step"
      aria-valuemin={1}
      aria-valuemax={Math.max(1, total)}
      aria-valuenow={step + 1}
      aria-valuetext={sentence}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <svg width={width} height={64} aria-hidden="true">
        <path className={styles.base} d={`M0 22H${width}`} />
        {boxes.map((box, i) => (
          <SegmentMark
            key={box.segment.fromStep}
            box={box}
            bars={bars[i] ?? []}
            step={step}
            hasTwin={isTied(view, box.segment)}
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

function keyAction({ key, shiftKey }: KeyboardEvent, player: ReturnType<typeof usePlayer>): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return shiftKey ? player.nextMove : player.next;
    case 'ArrowLeft':
    case 'ArrowDown':
      return shiftKey ? player.previousMove : player.previous;
    case 'Home':
      return player.first;
    case 'End':
      return player.last;
    default:
      return null;
  }
}
