import { pythonStrip } from '../../text/blanks.ts';
import { type Place, placeOf } from './place.ts';

/** One entry of a call: the blocks for one path. */
export interface Entry {
  readonly place: Extract<Place, { ok: true }>;
  readonly patch: string;
}

export type Entries =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly message: string };

const section = /(?<![^\n])=== PATH: (.+?) ===\n(.*?)(?=(?<![^\n])=== PATH: |(?!.))/gs;

export const hasSections = (text: string): boolean => text.search(section) >= 0;

/** Reads `=== PATH: name ===` sections. */
export function readSections(text: string, root: string): Entries {
  const entries: Entry[] = [];
  for (const [, path = '', patch = ''] of pythonStrip.both(text).matchAll(section)) {
    const place = path.startsWith(root) ? placeOf(path.slice(root.length), root) : placeOf(path, root);
    if (!place.ok) return place;
    entries.push({ place, patch: pythonStrip.both(patch) });
  }
  const message = "Invalid patch_many payload: expected one or more '=== PATH: ... ===' sections";
  return entries.length === 0 ? { ok: false, message } : { ok: true, entries };
}

/**
 * What is shown to the person who confirms, and read again as it was confirmed: a patch that holds a section header
 * itself comes back as two.
 */
export function confirmed(entries: readonly Entry[], root: string): Entries {
  const sections = entries.map(({ place, patch }) => `=== PATH: ${place.shown} ===\n${pythonStrip.both(patch)}`);
  return readSections(sections.join('\n\n'), root);
}
