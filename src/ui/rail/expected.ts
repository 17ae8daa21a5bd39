import type { HunkReport } from '../../engine/index.ts';
import type { Scale } from './neighbourhood.ts';

/** Earlier hunks move the expectation; so does a header that counts otherwise on its other side. */
export function expectedY({ stated, expected }: HunkReport, scale: Scale): number | null {
  if (stated === null || expected === null || expected === stated) return null;
  return expected >= scale.from && expected < scale.to ? scale.y(expected) : null;
}
