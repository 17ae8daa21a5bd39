import {
  type HunkReport,
  nextMove,
  nextMoveEnd,
  previousMove,
  previousMoveEnd,
  type Segment,
  segmentAt,
  stepTouching,
  stepTrying,
} from '../engine/index.ts';
import type { PlayheadStore, Zoom } from './playhead.ts';
import { outcomeStep, type Stage } from './stage.ts';

/** Everything that moves the step shown. */
export interface Player {
  /** Goes to a step (from 0, in comparisons, clamped). */
  go(step: number): void;
  first(): void;
  last(): void;
  /** One step at the zoom shown; by moves, to where the move ends. */
  next(): void;
  previous(): void;
  /** To where another move begins; by moves it is a step. */
  nextMove(): void;
  previousMove(): void;
  /** Goes to the next step that looks at a line (from 0) of the file; says whether there is one. */
  goToLine(line: number): boolean;
  /** Goes to the next step that tries this place (from 0); says whether there is one. */
  goToPlace(place: number): boolean;
  play(): void;
  pause(): void;
  setZoom(zoom: Zoom): void;
  setSpeed(speed: number): void;
}

interface Surroundings {
  readonly playhead: PlayheadStore;
  stage(): Stage | null;
  prefersStill(): boolean;
}

/** Milliseconds that a step stays at normal speed. */
const hold = { place: 90, near: 500, move: 420, nearMove: 900, still: 900 };

export function createPlayer({ playhead, stage, prefersStill }: Surroundings): Player {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = (): number => {
    const on = stage();
    return on ? Math.min(playhead.getState().step ?? outcomeStep(on), Math.max(0, on.total - 1)) : 0;
  };
  const show = (step: number) => {
    const last = Math.max(0, (stage()?.total ?? 1) - 1);
    playhead.setState({ step: Math.max(0, Math.min(step, last)) });
  };
  const seek = (step: number) => {
    pause();
    show(step);
  };
  const segments = () => stage()?.segments ?? [];
  const byMoves = () => playhead.getState().zoom === 'moves' || (playhead.getState().isPlaying && prefersStill());
  const ahead = () => (byMoves() ? nextMoveEnd(segments(), now()) : now() + 1);
  const behind = () => (byMoves() ? previousMoveEnd(segments(), now()) : now() - 1);

  function pause() {
    clearTimeout(timer);
    if (playhead.getState().isPlaying) playhead.setState({ isPlaying: false });
  }

  function tick() {
    const total = stage()?.total ?? 0;
    const next = ahead();
    if (next >= total || next <= now()) return pause();
    show(next);
    wait();
  }

  function wait() {
    timer = setTimeout(
      tick,
      holdOf(segmentAt(segments(), now()), byMoves(), prefersStill()) / playhead.getState().speed,
    );
  }

  function goTo(stepIn: (hunk: HunkReport) => number | null): boolean {
    const on = stage();
    const step = on ? stepIn(on.hunk) : null;
    if (step !== null) seek(step);
    return step !== null;
  }

  return {
    go: seek,
    first: () => seek(0),
    last: () => seek(Number.POSITIVE_INFINITY),
    next: () => seek(ahead()),
    previous: () => seek(behind()),
    nextMove: () => seek(byMoves() ? ahead() : nextMove(segments(), now())),
    previousMove: () => seek(byMoves() ? behind() : previousMove(segments(), now())),
    goToLine: (line) => goTo((hunk) => stepTouching(hunk, line, now())),
    goToPlace: (place) => goTo((hunk) => stepTrying(hunk, place, now())),
    play() {
      clearTimeout(timer);
      const total = stage()?.total ?? 0;
      if (total === 0) return;
      if (now() >= total - 1) show(0);
      playhead.setState({ isPlaying: true });
      wait();
    },
    pause,
    setZoom: (zoom) => playhead.setState({ zoom }),
    setSpeed: (speed) => playhead.setState({ speed }),
  };
}

function holdOf(segment: Segment | null, byMoves: boolean, isStill: boolean): number {
  if (isStill) return hold.still;
  const isNear = segment?.kind === 'near' || segment?.kind === 'fits';
  if (byMoves) return isNear ? hold.nearMove : hold.move;
  return isNear ? hold.near : hold.place;
}
