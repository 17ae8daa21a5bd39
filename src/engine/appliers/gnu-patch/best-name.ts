import type { ByteText } from '../../text/bytes.ts';

/** A name from a header, and which line it came from. */
export interface Candidate {
  readonly slot: 'old' | 'new' | 'index';
  readonly name: ByteText;
}

/** Slash runs inside a name: how many directories it goes through. */
const components = (name: ByteText): number => (name.match(/[^/]\/+(?=[^/])/g) ?? []).length;

const baseName = (name: ByteText): ByteText => name.slice(name.lastIndexOf('/') + 1);

/**
 * The best names, in order: fewest components, then shortest base name, then shortest.
 *
 * The three minima are found in one pass, in which a name that is beaten later still sets the later minima, so
 * that sometimes no name has all three (vector 049).
 */
export function bestNames(candidates: readonly Candidate[]): Candidate[] {
  let fewest = Number.POSITIVE_INFINITY;
  let shortestBase = Number.POSITIVE_INFINITY;
  let shortest = Number.POSITIVE_INFINITY;
  for (const { name } of candidates) {
    const depth = components(name);
    if (depth > fewest) continue;
    fewest = depth;
    const base = baseName(name).length;
    if (base > shortestBase) continue;
    shortestBase = base;
    if (name.length > shortest) continue;
    shortest = name.length;
  }
  return candidates.filter(
    ({ name }) => components(name) === fewest && baseName(name).length === shortestBase && name.length === shortest,
  );
}
