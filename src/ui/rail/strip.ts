import { rectPath } from './cells.ts';
import type { Scale } from './neighbourhood.ts';

/** A short line on the whole-file strip. */
export interface StripMark {
  readonly y: number;
  readonly tone: 'stated' | 'fits' | 'near';
}

/** The whole file, top to bottom. */
export interface Strip {
  /** What the rail shows of the file. */
  readonly box: { readonly y: number; readonly height: number };
  readonly marks: readonly StripMark[];
}

interface Marked {
  readonly stated: number | null;
  readonly fits: readonly number[];
  readonly near: readonly number[];
}

const leastBox = 6;

interface Layout {
  readonly width: number;
  readonly height: number;
}

type Spans = readonly { readonly from: number; readonly to: number }[];

/** Functions as two paths of bars. `spans` run from the top; those too thin to be seen apart are left out. */
export function stripBands(
  spans: Spans,
  lineCount: number,
  layout: Layout,
): { readonly even: string; readonly odd: string } {
  const y = heightOf(lineCount, layout);
  const bands = ['', ''];
  let drawn = 0;
  let bottom = 0;
  for (const { from, to } of spans) {
    const top = y(from);
    if (drawn > 0 && top - bottom < 0.5) continue;
    const height = Math.max(1, y(to) - top - 0.5);
    bands[drawn++ % 2] += rectPath(0, top, layout.width, height);
    bottom = top + height;
  }
  return { even: bands[0]!, odd: bands[1]! };
}

/** What the rail shows of the file, and what there is to find in it. */
export function stripOf(lineCount: number, scale: Scale, layout: Layout, { stated, fits, near }: Marked): Strip {
  const y = heightOf(lineCount, layout);
  const top = Math.min(y(scale.from), layout.height - leastBox);
  return {
    box: { y: top, height: Math.max(leastBox, y(scale.to) - top) },
    marks: [
      ...apart(near.map(y)).map((at) => ({ y: at, tone: 'near' as const })),
      ...(stated === null ? [] : [{ y: y(stated), tone: 'stated' as const }]),
      ...apart(fits.map(y)).map((at) => ({ y: at, tone: 'fits' as const })),
    ],
  };
}

const heightOf =
  (lineCount: number, { height }: Layout) =>
  (line: number) =>
    (clamp(line, 0, lineCount) / Math.max(1, lineCount)) * height;

/** Heights at least a pixel apart. */
function apart(ys: readonly number[]): number[] {
  const kept: number[] = [];
  for (const y of [...ys].sort((a, b) => a - b)) if (kept.length === 0 || y - kept.at(-1)! >= 1) kept.push(y);
  return kept;
}

const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));
