import type { ByteText } from '../../text/bytes.ts';
import { type Fatal, fatal, type Hunk, type HunkLine, outOfMemory, type ReadHunk } from './hunk.ts';
import { type NormalCommand, readNormalCommand } from './normal-command.ts';
import type { PatchReader } from './patch-reader.ts';

/**
 * Reads the next hunk of a normal diff.
 *
 * Source: GNU patch 2.7.6; vectors 309 to 323; runs on damaged hunks.
 */
export function readNormal(reader: PatchReader): ReadHunk {
  const before = reader.place();
  const line = reader.next();
  if (line === null || !/^\d/.test(line)) {
    if (line === null) reader.seek(before);
    else reader.unread(before);
    return { kind: 'end' };
  }
  const headerLine = reader.line;
  const from = reader.trueLine;
  const command = readNormalCommand(line, headerLine);
  if (command.kind === 'fatal') return command;
  if (!reader.room.grow(command.oldCount + command.newCount + 2n)) return outOfMemory;
  const halves = readHalves(reader, command);
  if (halves.kind === 'fatal') return halves;
  const hunk: Hunk = {
    oldFirst: command.oldFirst,
    newFirst: command.newFirst,
    oldLines: halves.oldLines,
    newLines: halves.newLines,
    prefix: 0,
    suffix: 0,
    section: '',
    headerLine,
    patchLines: { from, to: reader.trueLine },
    provesNewStyle: false,
    stray: null,
    hasSpareLine: false,
  };
  reader.lastHunk = hunk;
  return { kind: 'hunk', hunk };
}

interface Halves {
  readonly kind: 'halves';
  readonly oldLines: readonly HunkLine[];
  readonly newLines: readonly HunkLine[];
}

function readHalves(reader: PatchReader, { letter, oldCount, newCount }: NormalCommand): Halves | Fatal {
  const oldLines = readLines(reader, '<', Number(oldCount));
  if ('kind' in oldLines) return oldLines;
  if (letter === 'c') {
    const line = reader.next();
    if (line === null) return endOfFile(reader);
    if (!line.startsWith('-')) return fatal(`'---' expected at line ${reader.line} of patch`);
  }
  const newLines = readLines(reader, '>', Number(newCount));
  return 'kind' in newLines ? newLines : { kind: 'halves', oldLines, newLines };
}

const endOfFile = (reader: PatchReader) => fatal(`unexpected end of file in patch at line ${reader.line}`);

function readLines(reader: PatchReader, mark: '<' | '>', count: number): HunkLine[] | Fatal {
  const lines: HunkLine[] = [];
  while (lines.length < count) {
    const line = reader.next();
    if (line === null) return endOfFile(reader);
    if (line[0] !== mark || (line[1] !== ' ' && line[1] !== '\t')) {
      return fatal(`'${mark}' followed by space or tab expected at line ${reader.line} of patch`);
    }
    const patchLine = reader.trueLine;
    const lacksFeed = lines.length + 1 === count && reader.skipMarker();
    const text: ByteText = line.slice(2, lacksFeed ? -1 : undefined);
    lines.push({ sign: mark === '<' ? '-' : '+', text, patchLine });
  }
  return lines;
}
