import type { Row } from '../../../patch/row.ts';
import { toBytes } from '../../../text/bytes.ts';
import type { Section, SectionsRead } from './section.ts';

/** Where readers of this family differ. */
export interface SectionDialect {
  /** Several `@@` lines in a row are all anchors of one section; else the second opens an empty section. */
  readonly stacksAnchors: boolean;
  /** What is said of a section that does not begin with `@@` when it must. */
  needsMarker(line: string): string;
  nothingIn(index: number, line: string): string;
}

const enders = ['*** End Patch', '*** Update File:', '*** Delete File:', '*** Add File:'];
const endOfFile = '*** End of File';
const kinds = { ' ': 'context', '+': 'insert', '-': 'delete' } as const;

const ends = (line: string) => enders.some((ender) => line.startsWith(ender));

/**
 * Reads the sections of an update from line `start` (0-based) to the next header or the end of the patch.
 * Once the cursor has moved off the top of the file a section needs `@@`.
 *
 * Source: specification section 3, "Sections".
 */
export function readSections(lines: readonly string[], start: number, dialect: SectionDialect): SectionsRead {
  const sections: Section[] = [];
  let at = start;
  while (at < lines.length && !ends(lines[at]!) && !lines[at]!.startsWith(endOfFile)) {
    const from = at;
    const anchors: string[] = [];
    let markers = 0;
    while (at < lines.length && opens(lines[at]!) && (dialect.stacksAnchors || markers === 0)) {
      markers++;
      if (lines[at]!.length > 3) anchors.push(lines[at]!.slice(3));
      at++;
    }
    if (markers === 0 && sections.some(movesOn)) {
      return { ok: false, message: dialect.needsMarker(lines[at]!), line: at + 1, sections };
    }
    const body = readBody(lines, at, dialect);
    if (!body.ok) {
      // Its anchors are followed before its body is read.
      const begun: Section = { anchors, markers, rows: [], atEnd: false, from: from + 1, to: at };
      return { ...body, sections: [...sections, begun] };
    }
    sections.push({ anchors, markers, rows: body.rows, atEnd: body.atEnd, from: from + 1, to: body.next });
    at = body.next;
  }
  return { ok: true, sections, next: at };
}

/** Whether the search goes on below the top of the file after a section. */
const movesOn = ({ anchors, rows, atEnd }: Section) =>
  atEnd || anchors.length > 0 || rows.some((row) => row.kind !== 'insert');

const opens = (line: string) => line === '@@' || line.startsWith('@@ ');

type Body =
  | { readonly ok: true; readonly rows: readonly Row[]; readonly atEnd: boolean; readonly next: number }
  | { readonly ok: false; readonly message: string; readonly line: number };

function readBody(lines: readonly string[], start: number, dialect: SectionDialect): Body {
  const rows: Row[] = [];
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.startsWith('@@') || ends(line) || line.startsWith(endOfFile) || line === '***') break;
    if (line.startsWith('***')) return { ok: false, message: `Invalid Line: ${line}`, line: at + 1 };
    const kind = line === '' ? 'context' : kinds[line[0] as keyof typeof kinds];
    if (!kind) return { ok: false, message: `Invalid Line: ${line}`, line: at + 1 };
    rows.push({ kind, text: `${toBytes(line.slice(1))}\n`, patchLine: at + 1 });
  }
  if (lines[at] === endOfFile) return { ok: true, rows, atEnd: true, next: at + 1 };
  if (at === start) return { ok: false, message: dialect.nothingIn(at, lines[at] ?? ''), line: at + 1 };
  return { ok: true, rows, atEnd: false, next: at };
}
