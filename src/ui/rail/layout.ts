/** Where things stand on a rail, in pixels from its left edge. Sizes grow with `scale`. */
export interface RailLayout {
  readonly width: number;
  readonly height: number;
  /** 1 on a desk, more on a projector. */
  readonly scale: number;
  readonly strip: { readonly width: number; readonly lensTo: number } | null;
  readonly bars: number;
  readonly names: number;
  /** Longest name written out. */
  readonly nameLength: number;
  /** Longest note under a name. */
  readonly noteLength: number;
  /** Names only what is named in the hunk, landed in, or looked at. */
  readonly onlyNamed: boolean;
  readonly hasNumerals: boolean;
  /** Right edge of line numbers. */
  readonly numbers: number;
  readonly axis: number;
  readonly tried: number;
  /** Left edge of the bars at lines that are used. */
  readonly used: number;
  readonly cells: number;
  readonly cellsWidth: number;
  /** Right edge of the searched zone and of the bracket. */
  readonly edge: number;
  readonly tags: number;
  /** Whether the lens to the editor fills what is right of the edge. */
  readonly hasLens: boolean;
  readonly type: {
    readonly name: number;
    readonly note: number;
    readonly numeral: number;
    readonly number: number;
    readonly leg: number;
    readonly tag: number;
  };
}

interface Shape {
  readonly axis: number;
  readonly pitch: number;
  readonly hasStrip: boolean;
  readonly hasLens: boolean;
  readonly onlyNamed: boolean;
  readonly hasNumerals: boolean;
  readonly scale: number;
}

/** A rail in the playground: wide, narrower on laptops, without its strip on small ones. */
export function railLayout(width: number, height: number): RailLayout {
  const shape = { hasNumerals: true, hasLens: true, scale: 1 };
  if (width >= 390)
    return layoutOf(width, height, { ...shape, axis: 212, pitch: 16, hasStrip: true, onlyNamed: false });
  if (width >= 340)
    return layoutOf(width, height, { ...shape, axis: 204, pitch: 12, hasStrip: true, onlyNamed: false });
  return layoutOf(width, height, { ...shape, axis: 138, pitch: 12, hasStrip: false, onlyNamed: true });
}

/** A rail on a phone: no strip and no lens. */
export function readerLayout(width: number, height: number): RailLayout {
  const shape = { hasStrip: false, hasLens: false, scale: 1 };
  if (width >= 330)
    return layoutOf(width, height, { ...shape, axis: 158, pitch: 16, onlyNamed: false, hasNumerals: true });
  return layoutOf(width, height, { ...shape, axis: 138, pitch: 12, onlyNamed: true, hasNumerals: false });
}

/** A rail for a room, drawn on a stage 1280 wide. */
export const presenterLayout = (width: number, height: number): RailLayout =>
  layoutOf(width, height, {
    axis: 224,
    pitch: 24,
    hasStrip: false,
    hasLens: false,
    onlyNamed: true,
    hasNumerals: false,
    scale: 2,
  });

function layoutOf(width: number, height: number, shape: Shape): RailLayout {
  const { axis, pitch, hasStrip, hasLens, onlyNamed, hasNumerals, scale } = shape;
  const bars = hasStrip ? 46 : 0;
  const names = bars + (scale > 1 ? 14 : 9);
  const cells = axis + 16;
  const cellsWidth = 7 * pitch;
  const edge = cells + cellsWidth + 4;
  // The words beside the cells must fit what a narrow rail leaves them.
  const isTight = hasLens && width < 390;
  const type = {
    name: scale > 1 ? 24 : hasLens ? 11 : 12,
    note: scale > 1 ? 21 : hasLens ? 11 : 12,
    numeral: 10.5,
    number: 13 * scale,
    leg: scale > 1 ? 27.5 : 14.5,
    tag: isTight ? 10 : 11 * scale,
  };
  return {
    width,
    height,
    scale,
    strip: hasStrip ? { width: 14, lensTo: 44 } : null,
    bars,
    names,
    nameLength: Math.floor((axis - 28 * scale - names) / (type.name * 0.6)),
    noteLength: Math.floor((axis - 28 - names) / (type.note * 0.48)),
    onlyNamed,
    hasNumerals,
    numbers: axis - 11,
    axis,
    tried: axis + 9,
    used: axis + 3,
    cells,
    cellsWidth,
    edge,
    tags: edge + (isTight ? 2 : 6),
    hasLens,
    type,
  };
}
