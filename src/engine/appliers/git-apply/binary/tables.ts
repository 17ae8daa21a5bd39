/** Deflate's tables of lengths and distances (RFC 1951, 3.2.5): the smallest each code stands for, and its extra bits. */
export const lengthExtras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
export const lengthBases = [...summed(lengthExtras.slice(0, -1), 3), 258];
export const distanceExtras = Array.from({ length: 30 }, (_, code) => Math.max(0, (code >> 1) - 1));
export const distanceBases = summed(distanceExtras, 1);

function summed(extras: readonly number[], start: number): number[] {
  let next = start;
  return extras.map((bits) => {
    const base = next;
    next += 2 ** bits;
    return base;
  });
}
