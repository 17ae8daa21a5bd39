import type { Segment } from '../../engine/index.ts';
import type { Bar } from './bars.ts';
import type { SegmentBox } from './segment-boxes.ts';

/** The middle of what a step stands for, in pixels from the left. */
export function stepX(boxes: readonly SegmentBox[], bars: readonly (readonly Bar[])[], step: number): number {
  const i = boxes.findIndex(({ segment }) => step <= segment.toStep);
  const box = boxes[i < 0 ? boxes.length - 1 : i];
  if (!box) return 0;
  const own = bars[boxes.indexOf(box)] ?? [];
  if (own.length === 1) return own[0]!.x + own[0]!.width / 2;
  const { fromStep, toStep } = box.segment;
  return box.x + ((step - fromStep + 0.5) / (toStep - fromStep + 1)) * box.width;
}

/** The step under a height of the pointer: the place a run had come to there. */
export function stepAtX(boxes: readonly SegmentBox[], x: number): number {
  const box = boxes.findLast((box) => box.x <= x) ?? boxes[0];
  if (!box) return 0;
  const { fromStep, toStep } = box.segment;
  const within = Math.floor(((x - box.x) / box.width) * (toStep - fromStep + 1));
  return fromStep + Math.max(0, Math.min(toStep - fromStep, within));
}

/** What a stretch is at a step: 'now' while the step lies in it. */
export function progressOf({ fromStep, toStep }: Segment, step: number): 'done' | 'now' | 'ahead' {
  if (toStep < step) return 'done';
  return fromStep <= step ? 'now' : 'ahead';
}
