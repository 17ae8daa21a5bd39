import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { nextMoveEnd } from '../../engine/index.ts';
import { useLookedAt } from '../looked-at.ts';
import { matchesOf } from '../matches.ts';
import { useApp, useHunk, useStep } from '../scene.ts';
import { placeHeight } from './cells.ts';
import type { LensEnds } from './Lens.tsx';
import type { RailModel, RailScene } from './model.ts';
import { decisivePass, searchState } from './search-state.ts';

/** What the rail is drawn from; null while there is no hunk. */
export function useRailScene(): RailScene | null {
  const view = useHunk();
  const { frame } = useStep();
  return useMemo(() => {
    const { hunk, image, survey, outline, intent } = view;
    const matches = matchesOf(view, frame?.pass ?? null);
    const decisive = hunk && matchesOf(view, decisivePass(hunk));
    if (!hunk || !image || !survey || !matches || !decisive) return null;
    return { hunk, lineCount: image.count, outline, intent, matches, decisive, near: survey.near, frame };
  }, [view, frame]);
}

/** The lens from the lines looked at to where they stand in the editor; null when they are scrolled away. */
export function useLens({ layout, scale }: RailModel, { matches }: RailScene): LensEnds | null {
  const { viewport } = useApp();
  const { top, lineHeight, lines } = useStore(viewport);
  const place = useLookedAt()?.place ?? null;
  if (place === null || place < scale.from || place >= scale.to) return null;
  const first = place - top;
  const last = first + matches.rowCount;
  if (last <= 0 || first >= lines) return null;
  const y = Math.max(0, first * lineHeight);
  return {
    rail: { y: scale.top(place), height: placeHeight(scale, matches.rowCount) },
    editor: { y, height: Math.min(layout.height, last * lineHeight) - y },
  };
}

export type Motion = 'none' | 'move' | 'land';

/** Only a step forward moves; whatever else changes the step draws its picture at once. */
export function useMotion(scene: RailScene): Motion {
  const { segments } = useHunk();
  const { step, zoom } = useStep();
  const before = useRef({ step, hunk: scene.hunk, hadLanded: false });
  const { hasLanded } = searchState(scene.hunk, scene.frame);
  const from = before.current;
  const isForward = from.hunk === scene.hunk && (step === from.step + 1 || step === nextMoveEnd(segments, from.step));
  useEffect(() => {
    before.current = { step, hunk: scene.hunk, hadLanded: hasLanded };
  });
  if (!isForward || step <= from.step) return 'none';
  if (hasLanded && !from.hadLanded) return 'land';
  return zoom === 'moves' ? 'move' : 'none';
}
