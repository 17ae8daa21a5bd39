import type { Segment } from '../../engine/index.ts';

/** Where a stretch of the search stands on the scrubber. */
export interface SegmentBox {
  readonly segment: Segment;
  readonly x: number;
  readonly width: number;
  /** Its name, as much of it as there is room for. */
  readonly label: string;
}

/** Stretches that are one step or two have widths of their own; the others share what is left. */
const ownWidth: Partial<Record<Segment['kind'], number>> = {
  read: 84,
  first: 70,
  near: 96,
  fits: 110,
  land: 96,
  write: 64,
  note: 84,
  reject: 84,
};

/** Least width at which a stretch is easy to hit. */
const least = 50;
/** The same for a run, whose name is longer. */
const leastRun = 130;
const letter = 6.1;

/**
 * Lays the stretches side by side over `width`. Not linear in time: what happens at one place has a width of its
 * own, runs share the rest by their number of places, and none becomes too small to hit while there is room.
 */
export function segmentBoxes(segments: readonly Segment[], width: number, gap = 4): SegmentBox[] {
  const room = width - gap * Math.max(0, segments.length - 1);
  const widths = widthsOf(segments, room);
  let x = 0;
  return segments.map((segment, i) => {
    const box = { segment, x, width: widths[i]!, label: labelFor(segment.label, widths[i]!) };
    x += box.width + gap;
    return box;
  });
}

function widthsOf(segments: readonly Segment[], room: number): number[] {
  const runs = segments.filter(isRun);
  const wanted = segments.reduce((sum, segment) => sum + (isRun(segment) ? 0 : wantedWidth(segment)), 0);
  const squeeze = runs.length === 0 ? 1 : Math.min(1, (room * 0.6) / Math.max(1, wanted));
  const smallest = Math.min(least, room / segments.length);
  const own = segments.map((segment) => (isRun(segment) ? 0 : Math.max(smallest, wantedWidth(segment) * squeeze)));
  const shares = sharesOf(runs, Math.max(0, room - own.reduce((sum, width) => sum + width, 0)));
  const widths = segments.map((segment, i) => shares.get(segment) ?? own[i]!);
  const total = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => (width * room) / total);
}

const isRun = ({ kind }: Segment) => kind === 'run' || kind === 'pass' || kind === 'reversed';

const wantedWidth = ({ kind, label }: Segment) => Math.max(ownWidth[kind] ?? least, label.length * letter + 8);

/** By number of places; a run that would be too narrow to read gets what it needs, the others share the rest. */
function sharesOf(runs: readonly Segment[], room: number): Map<Segment, number> {
  const floor = Math.min(leastRun, (room / runs.length) * 0.6);
  const narrow = new Set<Segment>();
  for (;;) {
    const free = room - floor * narrow.size;
    const places = runs.reduce((sum, run) => sum + (narrow.has(run) ? 0 : placesOf(run)), 0);
    const share = (run: Segment) => (free * placesOf(run)) / places;
    const tooNarrow = runs.find((run) => !narrow.has(run) && share(run) < floor);
    if (!tooNarrow) return new Map(runs.map((run) => [run, narrow.has(run) ? floor : share(run)]));
    narrow.add(tooNarrow);
  }
}

const placesOf = ({ fromStep, toStep }: Segment) => toStep - fromStep + 1;

/** The whole name, or its part before a colon or comma, or nothing: never a name cut short. */
function labelFor(label: string, width: number): string {
  const fits = (text: string) => text.length * letter <= width + 4;
  return [label, label.split(':')[0]!, label.split(',')[0]!].find(fits) ?? '';
}
