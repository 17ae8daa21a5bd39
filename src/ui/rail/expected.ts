import type { RailScene } from './model.ts';
import type { Scale } from './neighbourhood.ts';

/** Earlier hunks move the expectation; so does a header that counts otherwise on its other side. */
export function expectedY({ stated, hunk: { expected } }: RailScene, scale: Scale): number | null {
  if (stated === null || expected === null || expected === stated) return null;
  return expected >= scale.from && expected < scale.to ? scale.y(expected) : null;
}
