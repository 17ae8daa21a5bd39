import type { Scale } from './neighbourhood.ts';
import { type PlacedTag, placeTags } from './tags.ts';
import { grouped, signed } from './ticks.ts';

/** A shape on the axis. `both` is a landing exactly where the hunk said. */
export interface AxisMark {
  readonly kind: 'stated' | 'landing' | 'twin' | 'both';
  readonly line: number;
  readonly y: number;
}

/** From the stated line to a place: solid to the landing, dotted to a twin as far away on the other side. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly isDotted: boolean;
  /** "+47"; null where the leg is too short to bear it. */
  readonly label: string | null;
  /** Legs of a tie bear the two short strokes by which geometry says "equally long". */
  readonly isTied: boolean;
}

export interface Pinned {
  readonly stated: number | null;
  readonly landings: readonly number[];
  /** Places of the window where every row fits. */
  readonly fits: readonly number[];
}

const isIn = (scale: Scale) => (line: number) => line >= scale.from && line < scale.to;

export function axisMarks({ stated, landings, fits }: Pinned, scale: Scale): AxisMark[] {
  const mark = (kind: AxisMark['kind']) => (line: number) => ({ kind, line, y: scale.y(line) });
  const landed = new Set(landings);
  const inside = isIn(scale);
  return [
    ...fits.filter((line) => inside(line) && !landed.has(line) && line !== stated).map(mark('twin')),
    ...(stated === null || !inside(stated) || landed.has(stated) ? [] : [mark('stated')(stated)]),
    ...landings.filter(inside).map((line) => mark(line === stated ? 'both' : 'landing')(line)),
  ];
}

/** Line numbers of the file (from 1), `shift` lines behind the places, beside the marks; moved apart where two would touch. */
export function axisNumbers(
  marks: readonly AxisMark[],
  shift: number,
  lineHeight: number,
  height: number,
): PlacedTag[] {
  const rank = { landing: 0, both: 0, stated: 1, twin: 2 } as const;
  const tone = { landing: 'landing', both: 'landing', stated: 'stated', twin: 'landing' } as const;
  return placeTags(
    marks.map(({ kind, line, y }) => ({
      lines: [grouped(line + 1 - shift)],
      tone: tone[kind],
      wanted: y,
      rank: rank[kind],
    })),
    lineHeight,
    height,
  );
}

/** Pixels that the numbers at both ends of a leg and the one in its middle take. */
const leastLabelled = 44;

export function legsOf({ stated, landings, fits }: Pinned, scale: Scale, sizing: number): Leg[] {
  const [landing, ...others] = landings;
  if (stated === null || landing === undefined || others.length > 0 || landing === stated) return [];
  const distance = landing - stated;
  const twin = stated - distance;
  const isTied = fits.includes(twin) && isIn(scale)(twin);
  const leg = (to: number, isDotted: boolean): Leg => ({
    from: scale.y(stated),
    to: scale.y(to),
    isDotted,
    label: Math.abs(scale.y(to) - scale.y(stated)) >= leastLabelled * sizing ? signed(to - stated) : null,
    isTied,
  });
  return [...(isTied ? [leg(twin, true)] : []), leg(landing, false)];
}
