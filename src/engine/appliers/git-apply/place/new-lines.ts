import type { ByteText } from '../../../text/bytes.ts';
import { cleanLine } from '../whitespace/clean.ts';
import type { Leniency } from './fit.ts';
import type { HunkImages } from './hunk-images.ts';
import type { Place } from './place.ts';
import type { RunningImage } from './running-image.ts';

/**
 * The lines that a hunk writes at `place`. Where it fitted only leniently, its context is not the patch's:
 * ignoring blanks keeps the file's own lines, the action `fix` writes cleaned ones.
 */
export function newLines(image: RunningImage, images: HunkImages, place: Place, leniency: Leniency): ByteText[] {
  const kept = images.new.slice(place.head, Math.max(place.head, images.new.length - place.tail));
  if (place.fit === 'exact') return kept.map(({ text }) => text);
  return kept.flatMap(({ text, common }) => {
    if (common === null) return [text];
    if (leniency.kind === 'clean') return [cleanLine(images.old[common]!, leniency.rules).text];
    const at = place.at + common - place.head;
    return [at < image.count ? image.line(at) : images.old[common]!];
  });
}
