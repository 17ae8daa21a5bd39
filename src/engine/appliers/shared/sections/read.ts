import type { Row } from '../../../patch/row.ts';
import { toBytes } from '../../../text/bytes.ts';
import type { Markers } from './markers.ts';
import type { Section, SectionsRead } from './section.ts';

/** Where readers of this family differ. */
export interface SectionDialect {
  /** The `@@` lines from line `start` (0-based) on. */
  markers(lines: readonly string[], start: number): Markers;
  /** A line of no kind that is context all the same: an empty one. */
  isBlankContext(line: string): boolean;
  /** `*** End of File` where a section would begin ends the update; else it is a section at the end of the file. */
  readonly stopsAtEndOfFile: boolean;
  readonly words: {
    badMarker(line: string): string;
    badLine(line: string): string;
    nothingIn(index: number, line: string): string;
  };
}

/** What is said of a line that begins with none of the three signs, in most tools. */
export const invalidLine = (line: string): string => `Invalid Line: ${line}`;

const enders = ['*** End Patch', '*** Update File:', '*** Delete File:', '*** Add File:'];
const endOfFile = '*** End of File';
const kinds = { ' ': 'context', '+': 'insert', '-': 'delete' } as const;

/** Whether a line ends what stands above it: the patch ends, or another file's header comes. */
export const endsUpdate = (line: string): boolean => enders.some((ender) => line.startsWith(ender));

/**
 * Reads the sections of an update from line `start` (0-based) to the next header or the end of the patch.
 *
 * Source: specification section 3, "Sections".
 */
export function readSections(lines: readonly string[], start: number, dialect: SectionDialect): SectionsRead {
  const sections: Section[] = [];
  const isOver = (line: string) => endsUpdate(line) || (dialect.stopsAtEndOfFile && line.startsWith(endOfFile));
  let at = start;
  while (at < lines.length && !isOver(lines[at]!)) {
    const { anchors, count, next } = dialect.markers(lines, at);
    const opening = { anchors, markers: count, first: lines[next] ?? '', from: at + 1 };
    const body = readBody(lines, next, dialect);
    if (!body.ok) {
      // Its anchors are followed before its body is read.
      return { ...body, sections: [...sections, { ...opening, rows: [], atEnd: false, to: next }] };
    }
    sections.push({ ...opening, rows: body.rows, atEnd: body.atEnd, to: body.next });
    at = body.next;
  }
  return { ok: true, sections, next: at };
}

type Body =
  | { readonly ok: true; readonly rows: readonly Row[]; readonly atEnd: boolean; readonly next: number }
  | { readonly ok: false; readonly message: string; readonly line: number };

function readBody(lines: readonly string[], start: number, { isBlankContext, words }: SectionDialect): Body {
  const rows: Row[] = [];
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.startsWith('@@') || endsUpdate(line) || line.startsWith(endOfFile) || line === '***') break;
    if (line.startsWith('***')) return { ok: false, message: words.badMarker(line), line: at + 1 };
    const marked = kinds[line[0] as keyof typeof kinds];
    const kind = marked ?? (isBlankContext(line) ? 'context' : null);
    if (kind === null) return { ok: false, message: words.badLine(line), line: at + 1 };
    rows.push({ kind, text: `${marked ? toBytes(line.slice(1)) : ''}\n`, patchLine: at + 1 });
  }
  if (lines[at] === endOfFile) return { ok: true, rows, atEnd: true, next: at + 1 };
  if (at === start) return { ok: false, message: words.nothingIn(at, lines[at] ?? ''), line: at + 1 };
  return { ok: true, rows, atEnd: false, next: at };
}
