import { pythonStrip } from '../../text/blanks.ts';
import { looseMarkers } from '../shared/sections/markers.ts';
import { endsUpdate, readSections, type SectionDialect } from '../shared/sections/read.ts';
import type { Section } from '../shared/sections/section.ts';

export type Action =
  | {
      readonly kind: 'UPDATE';
      readonly path: string;
      readonly moveTo: string | null;
      /** One list for each header that names the file: each is placed from the top. */
      readonly updates: readonly (readonly Section[])[];
    }
  | { readonly kind: 'DELETE'; readonly path: string }
  | { readonly kind: 'ADD'; readonly path: string; readonly text: string };

export type ReadPatch =
  | { readonly ok: true; readonly actions: readonly Action[] }
  /** `actions`: those before the fault, which is only told when they have found their places. */
  | { readonly ok: false; readonly message: string; readonly actions: readonly Action[] };

const isBlank = (line: string) => pythonStrip.both(line) === '';

const dialect: SectionDialect = {
  markers: looseMarkers,
  isBlankContext: isBlank,
  stopsAtEndOfFile: false,
  words: {
    badMarker: (line) => `Invalid patch line found in update section: ${line}`,
    badLine: (line) => `Invalid line prefix in update section: ${line}`,
    nothingIn: () => 'Empty patch section found.',
  },
};

const moveHeader = '*** Move to: ';
const verbs = ['Update', 'Delete', 'Add'] as const;
const headerOf = (verb: string) => `*** ${verb} File: `;

/** The files that a patch updates or deletes: they are read first. */
export const namedPaths = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.startsWith(headerOf('Update')) || line.startsWith(headerOf('Delete')))
    .map((line) => pythonStrip.both(line.slice(headerOf('Update').length)));

/** Reads the actions of a reply. Markers may be missing when the rest looks like a patch. */
export function readActions(lines: readonly string[]): ReadPatch {
  const actions = new Map<string, Action>();
  const refuse = (message: string): ReadPatch => ({ ok: false, message, actions: [...actions.values()] });
  let at = lines.length > 1 && lines[0]!.startsWith('*** Begin Patch') ? 1 : 0;
  while (at < lines.length && lines[at] !== '*** End Patch') {
    const line = lines[at]!;
    const verb = verbs.find((name) => line.startsWith(headerOf(name)));
    if (verb === undefined) {
      if (!isBlank(line)) return refuse(`Unknown or misplaced line while parsing patch: ${line}`);
      at++;
      continue;
    }
    const path = pythonStrip.both(line.slice(headerOf(verb).length));
    const known = actions.get(path);
    if (path === '') return refuse(`${verb} File action missing path.`);
    at++;
    if (verb === 'Delete') {
      // A second deletion is passed over.
      if (known && known.kind !== 'DELETE') return refuse(`Conflicting actions for file: ${path}`);
      actions.set(path, { kind: 'DELETE', path });
    } else if (verb === 'Add') {
      if (known) return refuse(`Duplicate action for file: ${path}`);
      const added: string[] = [];
      for (; at < lines.length && !endsUpdate(lines[at]!); at++) {
        const text = lines[at]!;
        if (!text.startsWith('+') && !isBlank(text)) return refuse(`Invalid Add File line (missing '+'): ${text}`);
        added.push(text.startsWith('+') ? text.slice(1) : '');
      }
      actions.set(path, { kind: 'ADD', path, text: added.join('\n') });
    } else {
      const moveTo = lines[at]?.startsWith(moveHeader) ? pythonStrip.both(lines[at]!.slice(moveHeader.length)) : null;
      if (moveTo === '') return refuse('Move to action missing path.');
      if (moveTo !== null) at++;
      if (known && known.kind !== 'UPDATE') return refuse(`Conflicting actions for file: ${path}`);
      const read = readSections(lines, at, dialect);
      const updates = [...(known?.updates ?? []), read.sections];
      const earlier = known?.moveTo ?? null;
      actions.set(path, { kind: 'UPDATE', path, moveTo: moveTo ?? earlier, updates });
      if (!read.ok) return refuse(read.message);
      if (moveTo !== null && earlier !== null && earlier !== moveTo) {
        return refuse(`Conflicting move targets for file: ${path}`);
      }
      at = read.next;
    }
  }
  return { ok: true, actions: [...actions.values()] };
}
