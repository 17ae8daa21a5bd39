import type { ByteText } from '../../../text/bytes.ts';
import { type LineIndex, lineIndex } from '../../../text/image.ts';
import type { HunkReport } from '../../run.ts';
import type { Hunk } from '../entry.ts';

/** What a report says of a hunk before anything is searched. */
export function hunkHead(hunk: Hunk, number: number): Pick<HunkReport, 'number' | 'patchLines' | 'section' | 'stated'> {
  const from = hunk.patchLine;
  return {
    number,
    patchLines: { from, to: from + lineCount(hunk.text) - 1 },
    section: hunk.section.trimStart(),
    stated: statedPlace(hunk),
  };
}

/** The 0-based line that the header gives for the old side. Without old lines it names the line before. */
export const statedPlace = ({ oldStart, oldCount }: Hunk): LineIndex =>
  lineIndex(Math.max(0, Number(BigInt.asIntN(32, oldStart)) - (oldCount === 0 ? 0 : 1)));

function lineCount(text: ByteText): number {
  let count = text.endsWith('\n') || text === '' ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
