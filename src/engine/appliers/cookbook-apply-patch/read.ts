import { readSections } from '../shared/sections/read.ts';
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

const dialect = {
  stacksAnchors: false,
  needsMarker: (line: string) => `Invalid line in update section:\n${line}`,
  nothingIn: () => 'Nothing in this section',
};

/** Reads the actions of a patch whose markers are in place. `loaded`: the files that it updates or deletes. */
export function readActions(lines: readonly string[], loaded: ReadonlySet<string>): ReadPatch {
  const actions: Action[] = [];
  const refuse = (message: string, line: number | null = null): ReadPatch => ({ ok: false, message, line, actions });
  const named = (path: string) => actions.some((action) => action.path === path);
  let at = 1;
  while (at < lines.length - 1) {
    const line = lines[at]!;
    const [, verb, path] = /^\*\*\* (Update|Delete|Add) File: (.+)$/.exec(line) ?? [];
    if (verb === undefined || path === undefined) return refuse(`Unknown line while parsing: ${line}`, at + 1);
    if (named(path)) return refuse(`Duplicate ${verb.toLowerCase()} for file: ${path}`, at + 1);
    if (verb === 'Add' && loaded.has(path)) return refuse(`Add File Error - file already exists: ${path}`, at + 1);
    at++;
    if (verb === 'Delete') actions.push({ kind: 'delete', path });
    else if (verb === 'Add') {
      const added = readAdded(lines, at);
      if (typeof added === 'string') return refuse(added, at + 1);
      actions.push({ kind: 'add', path, text: added.text });
      at = added.next;
    } else {
      const moveTo = /^\*\*\* Move to: (.+)$/.exec(lines[at] ?? '')?.[1] ?? null;
      if (moveTo !== null) at++;
      const read = readSections(lines, at, dialect);
      actions.push({ kind: 'update', path, moveTo, sections: read.sections });
      if (!read.ok) return refuse(read.message, read.line);
      at = read.next;
    }
  }
  return { ok: true, actions };
}

function readAdded(lines: readonly string[], start: number): { readonly text: string; readonly next: number } | string {
  const added: string[] = [];
  let at = start;
  for (; at < lines.length && !/^\*\*\* (End Patch|Update File:|Delete File:|Add File:)/.test(lines[at]!); at++) {
    if (!lines[at]!.startsWith('+')) return `Invalid Add File line (missing '+'): ${lines[at]}`;
    added.push(lines[at]!.slice(1));
  }
  return { text: added.join('\n'), next: at };
}
