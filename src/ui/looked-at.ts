import { useState } from 'react';
import type { Frame } from '../engine/index.ts';
import { useThrottled } from './kit/use-throttled.ts';
import { useStep } from './scene.ts';

/** Large areas change at most twice a second. */
const calm = 500;

/**
 * The step that lens, file and comparison show. It is the step on show, but while places fly by: then these wait at
 * the last place where a row matched, and change no more than twice a second.
 */
export function useLookedAt(): Frame | null {
  const { frame, isPlaying, zoom } = useStep();
  const flies = isPlaying && zoom === 'places';
  const [held, hold] = useState(frame);
  if (held !== frame && (!flies || isWorthALook(frame))) hold(frame);
  const shown = useThrottled(held, flies ? calm : 0);
  return flies ? shown : frame;
}

const isWorthALook = (frame: Frame | null) => frame?.phase !== 'try' || frame.matched > 0;
