import type { Version } from './versions.ts';

/** A square of modules; true is dark. */
export type Modules = readonly (readonly boolean[])[];

/** The fixed patterns of a version: `null` where data go. Places of the format bits are reserved as light. */
export function fixedModules(version: Version): (boolean | null)[][] {
  const { size, alignment, number } = version;
  const modules = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, isDark: boolean) => {
    if (row >= 0 && row < size && column >= 0 && column < size) modules[row]![column] = isDark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [row, column] of alignmentCentres(alignment))
    square(2, (y, x, ring) => set(row + y, column + x, ring !== 1));
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(4, (y, x, ring) => set(row + y, column + x, ring !== 2 && ring !== 4));
  for (let i = 0; i < 9; i++) {
    if (i !== 6) {
      set(8, i, false);
      set(i, 8, false);
    }
    if (i < 8) {
      set(8, size - 1 - i, false);
      set(size - 1 - i, 8, false);
    }
  }
  set(size - 8, 8, true);
  if (number >= 7)
    versionBits(number, (i, isDark) => {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(a, b, isDark);
      set(b, a, isDark);
    });
  return modules;
}

/** The alignment squares that do not touch the three corner squares. */
function alignmentCentres(at: readonly number[]): [number, number][] {
  const last = at.length - 1;
  const isCorner = (i: number, j: number) => (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
  return at.flatMap((row, i) => at.flatMap((column, j): [number, number][] => (isCorner(i, j) ? [] : [[row, column]])));
}

/** Visits a square of half-width `reach`; `ring` is the distance from its middle. */
function square(reach: number, visit: (y: number, x: number, ring: number) => void): void {
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++) visit(y, x, Math.max(Math.abs(x), Math.abs(y)));
}

function versionBits(number: number, put: (i: number, isDark: boolean) => void): void {
  const bits = (number << 12) | remainder(number, 12, 0x1f25);
  for (let i = 0; i < 18; i++) put(i, ((bits >> i) & 1) === 1);
}

/** The 15 format bits: level M and the mask, with their check bits. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
}

/** The remainder of `value` · 2^`degree` by a polynomial over two elements. */
function remainder(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return rest;
}

/** Where format bit `i` stands, twice. */
export function formatPlaces(i: number, size: number): readonly [row: number, column: number][] {
  const down: [number, number] = i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : [size - 15 + i, 8];
  const along: [number, number] = i < 8 ? [8, size - 1 - i] : i < 9 ? [8, 7] : [8, 14 - i];
  return [down, along];
}

/** Every place of data, in the order of the bits: two columns at a time, up and down from the right. */
export function* dataPlaces(fixed: readonly (readonly (boolean | null)[])[]): Generator<[number, number]> {
  const size = fixed.length;
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = isUpward ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (fixed[row]![column] === null) yield [row, column];
    }
    isUpward = !isUpward;
  }
}

/** Whether a mask turns the module over. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
