import type { KeyboardEvent } from 'react';
import { plain } from '../../engine/index.ts';
import type { Player } from '../../stores/player.ts';
import { useHunk, usePlayer, useStep } from '../scene.ts';
import { useSentence } from '../sentence.ts';
import type { SegmentBox } from './segment-boxes.ts';
import { useDrag } from './use-drag.ts';

/** Makes an element the slider of steps: keys, pointer, and the step's sentence for its value. */
export function useSlider(boxes: readonly SegmentBox[], playheadX: number) {
  const { total } = useHunk();
  const { step } = useStep();
  const player = usePlayer();
  const sentence = plain(useSentence());
  const drag = useDrag(boxes, playheadX, player.go);
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': 'Step',
    'aria-valuemin': 1,
    'aria-valuemax': Math.max(1, total),
    'aria-valuenow': step + 1,
    'aria-valuetext': sentence,
    onKeyDown(event: KeyboardEvent) {
      const act = actionFor(event, player);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    ...drag,
  } as const;
}

function actionFor({ key, shiftKey }: KeyboardEvent, player: Player): (() => void) | null {
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
