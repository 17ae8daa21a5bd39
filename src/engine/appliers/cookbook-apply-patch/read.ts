import { singleMarker } from '../shared/sections/markers.ts';
import { endsUpdate, invalidLine, readSections, type SectionDialect } from '../shared/sections/read.ts';
import type { Section } from '../shared/sections/section.ts';

export type Action =
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly moveTo: string | null;
      readonly sections: readonly Section[];
    }
  | { readonly kind: 'delete'; readonly path: string }
  | { readonly kind: 'add'; readonly path: string; readonly text: string };

export type ReadPatch =
  | { readonly ok: true; readonly actions: readonly Action[] }
  /** `actions`: those before the fault, which is only told when they have found their places. */
  | {
      readonly ok: false;
      readonly message: string;
      readonly line: number | null;
      readonly actions: readonly Action[];
    };

const dialect: SectionDialect = {
  markers: singleMarker,
  isBlankContext: (line) => line === '',
  stopsAtEndOfFile: true,
  words: { badMarker: invalidLine, badLine: invalidLine, nothingIn: () => 'Nothing in this section' },
};

const updateHeader = '*** Update File: ';
const deleteHeader = '*** Delete File: ';
const addHeader = '*** Add File: ';
const moveHeader = '*** Move to: ';

/** The paths that a patch updates, then those that it deletes: the files that are loaded first. */
export const namedPaths = (lines: readonly string[]): string[] =>
  [updateHeader, deleteHeader].flatMap((header) =>
    lines.filter((line) => line.startsWith(header)).map((line) => line.slice(header.length)),
  );

/** Reads the actions down to `*** End Patch`, which is there. `loaded`: the files that it updates or deletes. */
export function readActions(lines: readonly string[], loaded: ReadonlySet<string>): ReadPatch {
  const actions: Action[] = [];
  let at = 1;
  const refuse = (message: string, line = at + 1): ReadPatch => ({ ok: false, message, line, actions });
  while (!lines[at]!.startsWith('*** End Patch')) {
    const line = lines[at]!;
    const header = [updateHeader, deleteHeader, addHeader].find((name) => line.startsWith(name));
    const path = header === undefined ? '' : line.slice(header.length);
    // A header without a name is passed over, and then the line below it is not known.
    if (path === '') return refuse(`Unknown line while parsing: ${lines[header === undefined ? at : at + 1]}`);
    const verb = header === updateHeader ? 'update' : header === deleteHeader ? 'delete' : 'add';
    if (actions.some((action) => action.path === path)) return refuse(`Duplicate ${verb} for file: ${path}`);
    if (verb === 'add' && loaded.has(path)) return refuse(`Add File Error - file already exists: ${path}`);
    at++;
    if (verb === 'delete') actions.push({ kind: 'delete', path });
    else if (verb === 'add') {
      const added: string[] = [];
      for (; !endsUpdate(lines[at]!); at++) {
        if (!lines[at]!.startsWith('+')) return refuse(`Invalid Add File line (missing '+'): ${lines[at]}`);
        added.push(lines[at]!.slice(1));
      }
      actions.push({ kind: 'add', path, text: added.join('\n') });
    } else {
      const isMoved = lines[at]!.startsWith(moveHeader);
      const moveTo = isMoved ? lines[at]!.slice(moveHeader.length) : '';
      const read = readSections(lines, isMoved ? at + 1 : at, dialect);
      actions.push({ kind: 'update', path, moveTo: moveTo === '' ? null : moveTo, sections: read.sections });
      if (!read.ok) return refuse(read.message, read.line);
      at = read.next;
    }
  }
  return { ok: true, actions };
}
