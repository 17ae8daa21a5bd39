import type { ByteText } from '../../../text/bytes.ts';
import { canonicalMode } from '../check/modes.ts';
import { type Fault, fatal } from './fault.ts';
import type { HeaderReading } from './git-header.ts';

import { nameIn, untilNul } from './names.ts';

type Read = (reading: HeaderReading, value: ByteText) => Fault | null;

/** The lines of a git header, by how they start; the first that fits is taken. `value` includes the line feed. */
export const headerFields: readonly (readonly [start: ByteText, read: Read])[] = [
  ['--- ', (reading, value) => sideName(reading, value, 'old')],
  ['+++ ', (reading, value) => sideName(reading, value, 'new')],
  ['old mode ', (reading, value) => mode(reading, value, 'oldMode')],
  ['new mode ', (reading, value) => mode(reading, value, 'newMode')],
  [
    'deleted file mode ',
    (reading, value) => {
      reading.entry.isDelete = 1;
      reading.entry.oldName = reading.defaultName;
      return mode(reading, value, 'oldMode');
    },
  ],
  [
    'new file mode ',
    (reading, value) => {
      reading.entry.isNew = 1;
      reading.entry.newName = reading.defaultName;
      return mode(reading, value, 'newMode');
    },
  ],
  ['copy from ', (reading, value) => moved(reading, value, 'isCopy', 'oldName')],
  ['copy to ', (reading, value) => moved(reading, value, 'isCopy', 'newName')],
  ['rename old ', (reading, value) => moved(reading, value, 'isRename', 'oldName')],
  ['rename new ', (reading, value) => moved(reading, value, 'isRename', 'newName')],
  ['rename from ', (reading, value) => moved(reading, value, 'isRename', 'oldName')],
  ['rename to ', (reading, value) => moved(reading, value, 'isRename', 'newName')],
  ['similarity index ', score],
  ['dissimilarity index ', score],
  ['index ', blobIds],
];

/** `---` and `+++` inside a git header: sets a name that is not known yet, verifies one that is. */
function sideName(reading: HeaderReading, value: ByteText, side: 'old' | 'new'): Fault | null {
  const { session, entry, input } = reading;
  const isAbsent = (side === 'old' ? entry.isNew : entry.isDelete) === 1;
  const known = side === 'old' ? entry.oldName : entry.newName;
  const fault = (problem: ByteText) => {
    const where = input.where(reading.faultLine(), 'on');
    return fatal('names-disagree', `git apply: bad git-diff - ${problem} ${where}`, input.at);
  };
  if (known === null && isAbsent) return /^\/dev\/null[ \t\r\n]/.test(value) ? null : fault('expected /dev/null');
  if (known !== null && isAbsent) return fault(`expected /dev/null, got ${known}`);
  const { directory } = session.settings;
  const rule = { strip: session.strip.value, directory, endsAtTab: true };
  const name = nameIn(input.text, input.lineEnd() - value.length, rule);
  if (known !== null) return name === known ? null : fault(`inconsistent ${side} filename`);
  if (side === 'old') entry.oldName = name;
  else entry.newName = name;
  return null;
}

function moved(
  { session, entry, input }: HeaderReading,
  value: ByteText,
  operation: 'isCopy' | 'isRename',
  side: 'oldName' | 'newName',
): null {
  entry[operation] = true;
  const strip = session.strip.value > 0 ? session.strip.value - 1 : 0;
  const rule = { strip, directory: session.settings.directory, endsAtTab: false };
  entry[side] = nameIn(input.text, input.lineEnd() - value.length, rule);
  return null;
}

/** An octal number as C reads it: blanks, even line feeds, and a sign may stand in front; a blank must follow. */
const octal = /[ \t\n\v\f\r]*([-+]?)([0-7]+)(?=[ \t\r\n])/y;

function mode(
  { session, entry, input, faultLine }: HeaderReading,
  value: ByteText,
  side: 'oldMode' | 'newMode',
): Fault | null {
  octal.lastIndex = input.lineEnd() - value.length;
  const found = octal.exec(input.text);
  if (found === null) {
    const rest = input.text.slice(input.lineEnd() - value.length);
    return fatal('bad-mode', `invalid mode ${input.where(faultLine(), 'on')}: ${rest}`, input.at);
  }
  const number = Math.min(Number.parseInt(found[2]!, 8), 2 ** 64 - 1);
  const written = (found[1] === '-' ? -number : number) >>> 0;
  entry[side] = session.version === 'newest' ? canonicalMode(written) : written;
  return null;
}

function score({ entry }: HeaderReading, value: ByteText): null {
  const found = /^\d+/.exec(value);
  if (found !== null && Number(found[0]) <= 100) entry.score = Number(found[0]);
  return null;
}

/** As many digits as an id has. */
const longestId = 40;

/**
 * `index A..B` and perhaps a mode, which then is the old side's; a NUL ends it. Anything else is passed over, but where
 * only B is too long, A counts. Vectors: 3way-index-long-new, 3way-index-cr.
 */
function blobIds(reading: HeaderReading, value: ByteText): Fault | null {
  const found = /^([^.\n]*)\.\.([^ \n]*)(?:( )|\n|$)/.exec(untilNul(value));
  if (found === null || found[1]!.length > longestId) return null;
  reading.entry.oldId = found[1]!;
  if (found[2]!.length > longestId) return null;
  reading.entry.newId = found[2]!;
  return found[3] === undefined ? null : mode(reading, value.slice(found[0].length), 'oldMode');
}
