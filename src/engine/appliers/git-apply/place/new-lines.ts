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
    if (leniency.kind === 'clean') return [cleanLine(text, leniency.rules).text];
    const at = place.at + common - place.head;
    return at < image.count ? [image.line(at)] : [];
  });
}

/**
 * Whether git dies here: it joins the cleaned preimage, splits it again, and insists on as many lines as before.
 * A line without its line feed that is not the last, or that was all blanks, makes it fewer.
 */
export function crashes({ old }: HunkImages, { head, tail, fit }: Place, { kind, rules }: Leniency): boolean {
  if (fit === 'exact' || kind !== 'clean') return false;
  const lines = old.slice(head, old.length - tail).map((line) => cleanLine(line, rules).text);
  return lines.some((line, i) => line === '' || (i < lines.length - 1 && !line.endsWith('\n')));
}

export const assertion =
  "git: apply.c:2322: update_pre_post_images: Assertion `postlen ? fixed_preimage.nr == preimage->nr : fixed_preimage.nr <= preimage->nr' failed.\n";
