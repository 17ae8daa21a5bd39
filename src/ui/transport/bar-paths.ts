import type { Bar } from './bars.ts';

/** Height of a full fit, and of the dash where no row matches. */
const fullHeight = 17;
const dash = 1.2;

/** The base line: what lies above the stated line is drawn above it. */
export const base = 22;

/** A bar as a rectangle. */
export function barBox({ x, width, share, isAbove }: Bar) {
  const height = share === 0 ? dash : Math.max(dash, share * fullHeight);
  return { x, width, y: isAbove ? base - height : base, height };
}

/** The bars as three paths: matched and not by now, and what is still to come. */
export function barPaths(bars: readonly Bar[], step: number): { hit: string; none: string; ahead: string } {
  const paths = { hit: '', none: '', ahead: '' };
  for (const bar of bars) {
    const { x, y, width, height } = barBox(bar);
    const path = `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
    paths[bar.step > step ? 'ahead' : bar.share > 0 ? 'hit' : 'none'] += path;
  }
  return paths;
}

const round = (n: number) => Math.round(n * 100) / 100;
