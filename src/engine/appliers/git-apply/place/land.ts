import { postimage, type Row } from '../../../patch/row.ts';
import type { Edit, Landing } from '../../../search/trace.ts';
import type { ByteText } from '../../../text/bytes.ts';
import { lineIndex } from '../../../text/image.ts';
import { editsAt } from '../../shared/edits.ts';
import type { Entry, Hunk } from '../entry.ts';
import type { Session } from '../session.ts';
import type { Leniency } from './fit.ts';
import type { HunkImages } from './hunk-images.ts';
import type { HunkRows } from './hunk-rows.ts';
import { newLines } from './new-lines.ts';
import type { Place } from './place.ts';
import type { RunningImage } from './running-image.ts';
import { dropBlankTail, tellLanding } from './tell-landing.ts';

/** A hunk that is ready to be put into the image. */
export interface Placed {
  readonly hunk: Hunk;
  readonly number: number;
  readonly rows: readonly Row[];
  readonly images: HunkImages;
  readonly blankTail: HunkRows['blankTail'];
  readonly leniency: Leniency;
  readonly place: Place;
}

/** Replaces the lines at the hunk's place. Prints what git prints about it. */
export function land(session: Session, entry: Entry, image: RunningImage, placed: Placed): Landing {
  const { hunk, number, rows, images, blankTail, leniency, place } = placed;
  const { at, head, tail, guess } = place;
  const all = newLines(image, images, place, leniency);
  const dropped = dropBlankTail(session, entry, image, { place, images, blankTail });
  tellLanding(session, hunk, { number, place });
  const written = all.slice(0, Math.max(0, all.length - dropped));
  const removed = Math.min(images.old.length - head - tail, image.count - at);
  // `--inaccurate-eof` may have taken the last row's line feed.
  const keepsRows = dropped === 0 && images.new.at(-1)?.text === postimage(rows).at(-1);
  const keepsContext = keepsRows && contextStays(image, images, place, written);
  const whole: Edit = { at, removed, inserted: written.length, text: written.join('') };
  image.replace(at, at + removed, written);
  return {
    places: [lineIndex(at - head)],
    printed: at === guess ? null : at + 1,
    offset: at - guess,
    fuzz: head + tail,
    dropped: { head, tail },
    edits: keepsContext ? editsAt(rows, at - head) : [whole],
  };
}

/** Whether every context line that is written is the line that stands there. */
function contextStays(image: RunningImage, images: HunkImages, { at, head }: Place, written: readonly ByteText[]) {
  return images.new
    .slice(head, head + written.length)
    .every(({ common }, i) => common === null || written[i] === image.line(at + common - head));
}
