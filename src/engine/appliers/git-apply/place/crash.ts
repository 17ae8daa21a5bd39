import type { ByteText } from '../../../text/bytes.ts';
import { cleanLine } from '../whitespace/clean.ts';
import type { Leniency } from './fit.ts';
import type { HunkImages } from './hunk-images.ts';
import { newLines } from './new-lines.ts';
import type { Place } from './place.ts';
import type { RunningImage } from './running-image.ts';

/**
 * What git prints when it dies on a hunk that fits only leniently; null when it does not. It takes lines without
 * their line feed (a marker in mid-hunk, `--inaccurate-eof`) for something that cannot be.
 */
export function crashOf(image: RunningImage, images: HunkImages, place: Place, leniency: Leniency): ByteText | null {
  if (place.fit === 'exact') return null;
  return leniency.kind === 'clean'
    ? lineCrash(image, images, place, leniency)
    : sizeCrash(image, images, place, leniency);
}

/**
 * It joins the cleaned preimage, splits it again, and insists on as many lines as before; fewer will do where the
 * preimage runs past the end of the file.
 */
function lineCrash(
  image: RunningImage,
  { old }: HunkImages,
  { at, head, tail }: Place,
  { rules }: Leniency,
): ByteText | null {
  const lines = old.slice(head, old.length - tail).map((line) => cleanLine(line, rules).text);
  if (at + lines.length > image.count) return null;
  const isFewer = lines.some((line, i) => line === '' || (i < lines.length - 1 && !line.endsWith('\n')));
  const claim = 'postlen ? fixed_preimage.nr == preimage->nr : fixed_preimage.nr <= preimage->nr';
  return isFewer ? `git: apply.c:2322: update_pre_post_images: Assertion \`${claim}' failed.\n` : null;
}

/** It reckons the size of the result from the sizes of the context, and insists that the result is no larger. */
function sizeCrash(image: RunningImage, images: HunkImages, place: Place, leniency: Leniency): ByteText | null {
  const { at, head, tail } = place;
  const kept = images.new.slice(head, Math.max(head, images.new.length - tail));
  const original = kept.reduce((sum, { text }) => sum + text.length, 0);
  const asked = kept.reduce((sum, { common }) => {
    const line = common === null ? image.count : at + common - head;
    return line < image.count ? sum + image.line(line).length - images.old[common!]!.length : sum;
  }, original);
  const used = newLines(image, images, place, leniency).join('').length;
  if (used <= asked) return null;
  return `BUG: apply.c:2387: caller miscounted postlen: asked ${asked}, orig = ${original}, used = ${used}\n`;
}
