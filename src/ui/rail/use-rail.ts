import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { landingOf, nextMoveEnd, usedLines } from '../../engine/index.ts';
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
    const { hunk, image, survey, outline, intent, report, ref, lineOf } = view;
    const matches = matchesOf(view, frame?.pass ?? null);
    const decisive = hunk && matchesOf(view, decisivePass(hunk));
    if (!hunk || !image || !survey || !matches || !decisive) return null;
    const middle = landingOf(hunk)?.places[0] ?? hunk.expected ?? 0;
    const shift = middle - lineOf(middle);
    const used = report ? usedLines(report, ref.hunk) : [];
    const stated = hunk.stated === null ? null : hunk.stated + shift;
    return {
      hunk,
      stated,
      lineCount: image.count,
      fileLines: lineOf(image.count - 1) + 1,
      outline,
      shift,
      intent,
      matches,
      decisive,
      near: survey.near,
      used,
      frame,
    };
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

interface Shown {
  readonly step: number;
  readonly hunk: RailScene['hunk'];
  readonly hasLanded: boolean;
  readonly motion: Motion;
}

/** Only a step forward moves; whatever else changes the step draws its picture at once. */
export function useMotion(scene: RailScene): Motion {
  const { segments } = useHunk();
  const { step, zoom } = useStep();
  const { hasLanded } = searchState(scene.hunk, scene.frame);
  const [shown, show] = useState<Shown>({ step, hunk: scene.hunk, hasLanded, motion: 'none' });
  if (shown.step === step && shown.hunk === scene.hunk) return shown.motion;
  const isNext = step === shown.step + 1 || step === nextMoveEnd(segments, shown.step);
  const isForward = shown.hunk === scene.hunk && step > shown.step && isNext;
  const motion = !isForward ? 'none' : hasLanded && !shown.hasLanded ? 'land' : zoom === 'moves' ? 'move' : 'none';
  show({ step, hunk: scene.hunk, hasLanded, motion });
  return motion;
}
