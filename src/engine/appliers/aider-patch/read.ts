import { pythonStrip } from '../../text/blanks.ts';
import { readSections } from '../shared/sections/read.ts';
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

const dialect = {
  stacksAnchors: true,
  needsMarker: (line: string) => `Invalid line in update section:\n${line}`,
  nothingIn: (index: number, line: string) => `Nothing found in the section starting at line ${index}: ${line}`,
};

/** Reads the actions of a reply. Markers may be missing when the rest looks like a patch. */
export function readActions(lines: readonly string[]): ReadPatch {
  const actions = new Map<string, Action>();
  const refuse = (message: string): ReadPatch => ({ ok: false, message, actions: [...actions.values()] });
  let at = lines[0]?.startsWith('*** Begin Patch') ? 1 : 0;
  while (at < lines.length && lines[at] !== '*** End Patch') {
    const line = lines[at]!;
    const [, verb, name = ''] = /^\*\*\* (Update|Delete|Add) File: (.*)$/.exec(line) ?? [];
    if (verb === undefined) {
      if (pythonStrip.both(line) !== '') return refuse(`Unknown or misplaced line while parsing patch: ${line}`);
      at++;
      continue;
    }
    const path = pythonStrip.both(name);
    const known = actions.get(path);
    if (path === '') return refuse(`${verb} File action missing path.`);
    if (known && !(verb === 'Update' && known.kind === 'UPDATE')) {
      return refuse(`Duplicate action for file: ${path}`);
    }
    at++;
    if (verb === 'Delete') actions.set(path, { kind: 'DELETE', path });
    else if (verb === 'Add') {
      const added: string[] = [];
      for (; at < lines.length && !/^\*\*\* (End Patch|(Update|Delete|Add) File:)/.test(lines[at]!); at++) {
        const text = lines[at]!;
        if (text.startsWith('+')) added.push(text.slice(1));
        else if (pythonStrip.both(text) === '') added.push('');
        else return refuse(`Invalid Add File line (missing '+'): ${text}`);
      }
      actions.set(path, { kind: 'ADD', path, text: added.join('\n') });
    } else {
      const moveTo = /^\*\*\* Move to: (.+)$/.exec(lines[at] ?? '')?.[1]?.trim() ?? null;
      if (moveTo !== null) at++;
      const read = readSections(lines, at, dialect);
      const earlier = known?.kind === 'UPDATE' ? known : null;
      const updates = [...(earlier?.updates ?? []), read.sections];
      actions.set(path, { kind: 'UPDATE', path, moveTo: moveTo ?? earlier?.moveTo ?? null, updates });
      if (!read.ok) return refuse(read.message);
      at = read.next;
    }
  }
  return { ok: true, actions: [...actions.values()] };
}
