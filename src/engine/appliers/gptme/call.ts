import { type Fields, textField } from '../shared/call.ts';
import { readWholeBlocks, writeBlock } from './blocks.ts';
import { confirmed, type Entries, type Entry, hasSections, readSections } from './payload.ts';
import { placeOf } from './place.ts';

export type Call =
  | { readonly kind: 'one'; readonly path: string; readonly patch: string }
  | { readonly kind: 'many'; readonly entries: readonly Entry[] }
  | { readonly kind: 'refused'; readonly message: string };

const refused = (message: string): Call => ({ kind: 'refused', message });

/** Reads the fields of `patch` and of the three forms of `patch_many`. */
export function readCall(fields: Fields, root: string): Call {
  if (fields.tool !== 'patch_many' && !Array.isArray(fields.patches)) {
    const patch = textField(fields, 'patch') ?? '';
    if (patch === '') return refused('Error: No patch provided by the assistant');
    return { kind: 'one', path: textField(fields, 'path') ?? '', patch };
  }
  const code = textField(fields, 'code');
  if (code === null && fields.patches !== undefined) {
    return many(fromList(fields.patches, root), 'Error parsing patches from kwargs', root);
  }
  if (!code) return refused('No patch content provided');
  if (hasSections(code)) return many(readSections(code, root), 'Error parsing patches', root);
  const paths = Array.isArray(fields.args) ? fields.args.filter((path) => typeof path === 'string') : [];
  if (!paths[0]) return refused('No file paths provided. Usage: ```patch_many path1 path2 ...');
  return many(fromPaths(paths, code, root), 'Error parsing patches', root);
}

function many(read: Entries, fault: string, root: string): Call {
  if (!read.ok) return refused(`${fault}: ${read.message}`);
  const again = confirmed(read.entries, root);
  return again.ok ? { kind: 'many', entries: again.entries } : refused(again.message);
}

function fromList(given: unknown, root: string): Entries {
  const patches = typeof given === 'string' ? parsed(given) : given;
  if (patches === undefined) return { ok: false, message: 'Expecting value: line 1 column 1 (char 0)' };
  if (!Array.isArray(patches)) return { ok: false, message: "'patches' must be a list or a JSON-encoded list" };
  const entries: Entry[] = [];
  for (const [i, value] of patches.entries()) {
    const entry = `Patch entry ${i + 1}`;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { ok: false, message: `${entry} must be an object` };
    }
    const { path, patch } = value as Fields;
    if ((path ?? null) === null || (patch ?? null) === null) {
      return { ok: false, message: `${entry} must include both 'path' and 'patch'` };
    }
    if (typeof path !== 'string' || typeof patch !== 'string') {
      return { ok: false, message: `${entry} must use string 'path' and 'patch' values` };
    }
    const place = placeOf(path, root);
    if (!place.ok) return place;
    entries.push({ place, patch });
  }
  return { ok: true, entries };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Paths in the header of the fence, with exactly one block each. */
function fromPaths(paths: readonly string[], code: string, root: string): Entries {
  const places = paths.map((path) => placeOf(path, root));
  const outside = places.find((place) => !place.ok);
  if (outside && !outside.ok) return outside;
  const read = readWholeBlocks(code);
  if (!read.ok) return { ok: false, message: read.printed };
  const count = read.blocks.length;
  if (count !== paths.length) {
    const why =
      count > paths.length
        ? "The markdown format supports exactly one hunk per file. For multi-hunk patches, use the kwargs format: pass a 'patches' array where each entry's 'patch' field contains all hunks for that file."
        : 'Each file path must have a corresponding conflict-marker patch.';
    return { ok: false, message: `Got ${count} patch(es) but ${paths.length} file path(s). ${why}` };
  }
  return {
    ok: true,
    entries: places.flatMap((place, i) => (place.ok ? [{ place, patch: writeBlock(read.blocks[i]!) }] : [])),
  };
}
