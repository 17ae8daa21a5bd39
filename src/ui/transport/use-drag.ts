import { type PointerEvent, useRef } from 'react';
import { stepAtX } from './scrubber-model.ts';
import type { SegmentBox } from './segment-boxes.ts';

/** Half of the playhead's hit area. */
const grip = 12;
/** A press that moves no further than this is a click. */
const slop = 3;

interface Press {
  readonly x: number;
  isDragging: boolean;
}

/** Dragging seeks to the place under the pointer; a click on a stretch goes to its first step. */
export function useDrag(boxes: readonly SegmentBox[], playheadX: number, go: (step: number) => void) {
  const press = useRef<Press | null>(null);
  const xOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return ((clientX - left) * currentTarget.offsetWidth) / width;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const x = xOf(event);
      press.current = { x, isDragging: Math.abs(x - playheadX) <= grip };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!press.current) return;
      const x = xOf(event);
      if (Math.abs(x - press.current.x) > slop) press.current.isDragging = true;
      if (press.current.isDragging && x !== press.current.x) go(stepAtX(boxes, x));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const x = xOf(event);
      const box = boxes.findLast((box) => box.x <= x);
      if (press.current && !press.current.isDragging && box) go(box.segment.fromStep);
      press.current = null;
    },
    onPointerCancel() {
      press.current = null;
    },
  };
}
