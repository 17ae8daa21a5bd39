import type { ByteText } from '../../text/bytes.ts';

/** A name from a header, and which line it came from. */
export interface Candidate {
  readonly slot: 'old' | 'new' | 'index';
  readonly name: ByteText;
}

/** Slash runs inside a name: how many directories it goes through. */
const components = (name: ByteText): number => (name.match(/[^/]\/+(?=[^/])/g) ?? []).length;

/**
 * The best names, in order: fewest components, then shortest. Base names do not count.
 *
 * Both minima are found in one pass, in which a name that is beaten later still sets the shortest length, so that
 * sometimes no name has both (vector 049).
 */
export function bestNames(candidates: readonly Candidate[]): Candidate[] {
  let fewest = Number.POSITIVE_INFINITY;
  let shortest = Number.POSITIVE_INFINITY;
  for (const { name } of candidates) {
    const depth = components(name);
    if (depth > fewest) continue;
    fewest = depth;
    shortest = Math.min(shortest, name.length);
  }
  return candidates.filter(({ name }) => components(name) === fewest && name.length === shortest);
}
