import type { LineIndex } from '../text/image.ts';

/** A function, method or class. Lines `from` to `to` (exclusive), 0-based, decorators and all. */
export interface Symbol {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'other';
  readonly from: LineIndex;
  readonly to: LineIndex;
  readonly children: readonly Symbol[];
}

/** The symbols of one file, from the top. Plain data, made outside the engine. */
export type Outline = readonly Symbol[];

/** The symbols around a line, outermost first. */
export function enclosing(outline: Outline, line: number): Symbol[] {
  const around = outline.find((symbol) => symbol.from <= line && line < symbol.to);
  return around ? [around, ...enclosing(around.children, line)] : [];
}
