import type { ByteText } from '../../text/bytes.ts';
import { type Fatal, fatal, type Hunk, type HunkLine, outOfMemory, type ReadHunk, type Sign } from './hunk.ts';
import type { PatchReader } from './patch-reader.ts';
import { readUnifiedHeader, type UnifiedHeader } from './unified-header.ts';

/** At the end of the input this many new lines may be missing: they are taken for empty context lines. */
const mostPretended = 3;

/**
 * Reads the next hunk of a unified diff.
 *
 * Source: GNU patch 2.7.6; vectors 103 to 142.
 */
export function readUnified(reader: PatchReader, isLoose: boolean): ReadHunk {
  const before = reader.place();
  const line = reader.next();
  if (line === null || !line.startsWith('@@ -') || line.length <= 4) {
    if (line === null) reader.seek(before);
    else reader.unread(before);
    return { kind: 'end' };
  }
  const header = readUnifiedHeader(line, reader.line, isLoose);
  if (header.kind === 'fatal') return header;
  if (!reader.room.grow(header.oldCount + header.newCount + 2n)) return outOfMemory;
  return readBody(reader, header);
}

const malformed = (reader: PatchReader, line: ByteText): Fatal =>
  fatal(`malformed patch at line ${reader.line}: ${line}`);

function readBody(reader: PatchReader, header: UnifiedHeader): ReadHunk {
  const { oldFirst, newFirst, section } = header;
  const oldCount = Number(header.oldCount);
  const newCount = Number(header.newCount);
  const headerLine = reader.line;
  const from = reader.trueLine;
  const oldLines: HunkLine[] = [];
  const newLines: HunkLine[] = [];
  let prefix = -1;
  let suffix = 0;
  // What is shown of a hunk without lines (vector 132).
  let line = `--- ${newFirst},${newFirst - 1n} ----\n`;
  while (oldLines.length < oldCount || newLines.length < newCount) {
    const read = reader.next();
    if (read === null && newCount - newLines.length > mostPretended) return fatal('unexpected end of file in patch');
    line = read ?? ' \n';
    const sign = signOf(line);
    if (sign === null) return malformed(reader, line);
    const isOld = sign !== '+';
    const isNew = sign !== '-';
    if ((isOld && oldLines.length === oldCount) || (isNew && newLines.length === newCount)) {
      return malformed(reader, line);
    }
    const patchLine = reader.trueLine;
    const start = line[0] === '\t' || line[0] === '\n' ? 0 : 1;
    let row = { sign, text: line.slice(start), patchLine };
    const incomplete = () => ({ ...row, text: row.text.slice(0, -1) });
    // A marker is looked for behind the last line of a side, on the old side first.
    if (isOld && oldLines.length + 1 === oldCount && reader.skipMarker()) row = incomplete();
    if (isOld) oldLines.push(row);
    if (isNew && newLines.length + 1 === newCount && reader.skipMarker()) row = incomplete();
    if (isNew) newLines.push(row);
    if (sign === ' ') suffix++;
    else {
      if (prefix < 0) prefix = suffix;
      suffix = 0;
    }
  }
  if (prefix < 0) return malformed(reader, line);
  const patchLines = { from, to: reader.trueLine };
  const hunk: Hunk = {
    oldFirst,
    newFirst,
    oldLines,
    newLines,
    prefix,
    suffix,
    section,
    headerLine,
    patchLines,
    provesNewStyle: false,
    stray: null,
    hasSpareLine: false,
  };
  reader.lastHunk = hunk;
  return { kind: 'hunk', hunk };
}

/** A line that starts with a TAB or is empty is a context line that lost its space; `=` counts as a space. */
function signOf(line: ByteText): Exclude<Sign, '!'> | null {
  switch (line[0]) {
    case ' ':
    case '=':
    case '\t':
    case '\n':
      return ' ';
    case '-':
    case '+':
      return line[0];
    default:
      return null;
  }
}
