import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import {
  type FileReport,
  type Frame,
  frameAt,
  type HunkReport,
  hunkVerdict,
  type Image,
  inBefore,
  type Outline,
  plainFile,
  type Run,
  type Segment,
  type Story,
  type Survey,
} from '../engine/index.ts';
import { type App, knownOf } from '../stores/app.ts';
import type { HunkRef } from '../stores/draft.ts';
import type { Player } from '../stores/player.ts';
import type { Zoom } from '../stores/playhead.ts';
import type { Profile } from '../stores/run.ts';
import { outcomeStep, stageOf } from '../stores/stage.ts';

export const AppContext = createContext<App | null>(null);

/** The stores and what acts on them. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('No <AppContext> around this component.');
  return app;
}

export const usePlayer = (): Player => useApp().player;

/** The hunk on show: all that does not change from step to step. Null fields until something is computed. */
export interface HunkView {
  readonly applier: Profile | null;
  readonly run: Run | null;
  readonly ref: HunkRef;
  readonly report: FileReport | null;
  readonly hunk: HunkReport | null;
  /** From a place of the searched text to the line of the file on the page; both from 0. */
  readonly lineOf: (place: number) => number;
  /** The text in which the hunk was searched for. */
  readonly image: Image | null;
  readonly outline: Outline | null;
  readonly survey: Survey | null;
  readonly segments: readonly Segment[];
  /** Number of steps, in comparisons. */
  readonly total: number;
  /** All that verdicts and words are made from. */
  readonly story: Story | null;
  /** The symbol that a person or the preset says is meant. */
  readonly intent: string | null;
  /** Whether something newer is being computed. */
  readonly isStale: boolean;
}

const noSegments: readonly Segment[] = [];

export function useHunk(): HunkView {
  const { document, results } = useApp();
  const chosen = useStore(results, (state) => state.chosen);
  const outlines = useStore(results, (state) => state.outlines);
  const profiles = useStore(results, (state) => state.profiles);
  const isStale = useStore(results, (state) => state.status === 'running');
  const ref = useStore(document, (state) => state.hunk);
  const intent = useStore(document, (state) => state.intent);
  const scenario = useStore(document, (state) => state.scenario);
  return useMemo(() => {
    const stage = chosen && stageOf(chosen.run, ref);
    const applier = profiles.find(({ id }) => id === chosen?.applier) ?? null;
    const path = stage?.report.path;
    const story: Story | null = chosen &&
      applier && {
        applier,
        edit: chosen.draft.edit,
        tree: new Map(chosen.draft.files.map((file) => [file.path, plainFile(file.text)])),
        run: chosen.run,
        file: stage?.ref.file ?? 0,
        hunk: stage?.ref.hunk ?? 0,
        outlineOf: (of) => outlines[of] ?? null,
        known: knownOf(intent, scenario),
        survey: stage?.survey ?? null,
      };
    const meant = story && stage ? hunkVerdict(story, stage.report, stage.ref.hunk).intent : null;
    return {
      applier,
      run: chosen?.run ?? null,
      ref: stage?.ref ?? ref,
      report: stage?.report ?? null,
      hunk: stage?.hunk ?? null,
      lineOf: (place) => (stage ? inBefore(stage.report, stage.ref.hunk, place) : place),
      image: stage?.image ?? null,
      outline: (path && outlines[path]) || null,
      survey: stage?.survey ?? null,
      segments: stage?.segments ?? noSegments,
      total: stage?.total ?? 0,
      story,
      intent: meant && meant.source !== 'section' ? meant.symbol : null,
      isStale,
    };
  }, [chosen, outlines, profiles, ref, intent, scenario, isStale]);
}

/** The step on show. Renders with every step: for panels that draw the step and nothing heavier. */
export interface StepView {
  /** From 0, in comparisons. */
  readonly step: number;
  readonly frame: Frame | null;
  readonly zoom: Zoom;
  readonly isPlaying: boolean;
  readonly speed: number;
}

export function useStep(): StepView {
  const { document, results, playhead } = useApp();
  const chosen = useStore(results, (state) => state.chosen);
  const ref = useStore(document, (state) => state.hunk);
  const { step: wanted, zoom, isPlaying, speed } = useStore(playhead);
  const stage = chosen && stageOf(chosen.run, ref);
  const step = stage ? Math.max(0, Math.min(wanted ?? outcomeStep(stage), stage.total - 1)) : 0;
  const frame = useMemo(() => stage && frameAt(stage.image, stage.hunk, step, stage.closest), [stage, step]);
  return { step, frame, zoom, isPlaying, speed };
}
