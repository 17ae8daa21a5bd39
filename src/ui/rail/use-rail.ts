import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { nextMoveEnd } from '../../engine/index.ts';
import { matchesOf } from '../matches.ts';
import { useApp, useHunk, useStep } from '../scene.ts';
import type { RailModel, RailScene, Stretch } from './model.ts';
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

/** Where the place looked at stands in the editor; null when it is scrolled away. */
export function useTarget({ layout }: RailModel, { frame, matches }: RailScene): Stretch | null {
  const { viewport } = useApp();
  const { top, lineHeight, lines } = useStore(viewport);
  if (frame?.place == null) return null;
  const first = frame.place - top;
  if (first + matches.rowCount <= 0 || first >= lines) return null;
  const y = Math.max(0, first * lineHeight);
  return { y, height: Math.min(layout.height, (first + matches.rowCount) * lineHeight) - y };
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
