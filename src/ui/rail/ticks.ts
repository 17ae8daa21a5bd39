import type { Scale } from './neighbourhood.ts';

/** A mark of the scale: `distance` lines from the middle, a numeral only where there is room. */
export interface Tick {
  readonly distance: number;
  readonly y: number;
  readonly numeral: string | null;
}

/** Heights from `from` to `to`. */
interface Heights {
  readonly from: number;
  readonly to: number;
}

/** Fewest pixels between two numerals, so that they read as a scale and not as a column. */
const leastApart = 28;
/** Room that a numeral needs from anything else written beside the axis. */
const clearance = 12;

/**
 * Ticks at round distances from `middle`. Numerals that would touch one of `taken` (heights of numbers and
 * fronts) are left out, and so is everything from `inside.from` to `inside.to`, where legs say the distance.
 */
export function ticksOf(
  scale: Scale,
  middle: number,
  taken: readonly number[],
  inside: Heights | null,
  label: (distance: number) => string = signed,
): Tick[] {
  const step = stepOf(scale.pitch);
  const ticks: Tick[] = [];
  const first = Math.ceil((scale.from - middle) / step) * step;
  for (let distance = first; distance < scale.to - middle; distance += step) {
    const y = scale.y(middle + distance);
    if (distance === 0) continue;
    const isClear = taken.every((other) => Math.abs(other - y) >= clearance);
    const isInside = inside !== null && y >= inside.from && y <= inside.to;
    ticks.push({ distance, y, numeral: isClear && !isInside ? label(distance) : null });
  }
  return ticks;
}

/** "+47", "−47": with a real minus sign, as wide as the plus. */
export const signed = (distance: number): string =>
  `${distance < 0 ? '−' : distance > 0 ? '+' : ''}${grouped(Math.abs(distance))}`;

/** "1,412". */
export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** The smallest of 1, 2, 5, 10, 20 … whose ticks stand far enough apart. */
function stepOf(pitch: number): number {
  for (let decade = 1; ; decade *= 10)
    for (const leading of [1, 2, 5]) if (leading * decade * pitch >= leastApart) return leading * decade;
}
