import { type Fields, textField } from '../shared/call.ts';
import { countMarkers } from './blocks.ts';

/** One entry of a call: the blocks for one path. */
export interface Entry {
  readonly path: string;
  readonly patch: string;
}

export type Call =
  | { readonly kind: 'one'; readonly entry: Entry }
  | { readonly kind: 'many'; readonly entries: readonly Entry[] }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads the fields of `patch` and of the three forms of `patch_many`. */
export function readCall(fields: Fields): Call {
  if (fields.tool !== 'patch_many' && !Array.isArray(fields.patches)) {
    return { kind: 'one', entry: { path: textField(fields, 'path') ?? '', patch: textField(fields, 'patch') ?? '' } };
  }
  if (Array.isArray(fields.patches)) return fromList(fields.patches);
  const code = textField(fields, 'code') ?? '';
  const sections = fromSections(code);
  if (sections.length > 0) return { kind: 'many', entries: sections };
  return fromPaths(Array.isArray(fields.args) ? fields.args.filter((path) => typeof path === 'string') : [], code);
}

function fromList(patches: readonly unknown[]): Call {
  const entries = patches.map((value) => {
    const entry = (typeof value === 'object' && value !== null ? value : {}) as Fields;
    return { path: textField(entry, 'path') ?? '', patch: textField(entry, 'patch') ?? '' };
  });
  return { kind: 'many', entries };
}

/** `=== PATH: name ===` before each file's blocks. */
function fromSections(code: string): Entry[] {
  const [, ...parts] = code.split(/^=== PATH: (.+?) ===[ \t]*$/m);
  return Array.from({ length: parts.length / 2 }, (_, i) => ({
    path: parts[2 * i]!.trim(),
    patch: (parts[2 * i + 1] ?? '').trim(),
  }));
}

/** Paths in the header of the fence, with exactly one block each. */
function fromPaths(paths: readonly string[], code: string): Call {
  if (paths.length === 0) {
    return { kind: 'refused', message: 'No file paths provided. Usage: ```patch_many path1 path2 ...' };
  }
  const count = countMarkers(code);
  if (count !== paths.length) {
    return {
      kind: 'refused',
      message: `Error parsing patches: Got ${count} patch(es) but ${paths.length} file path(s). The markdown format supports exactly one hunk per file. For multi-hunk patches, use the kwargs format: pass a 'patches' array where each entry's 'patch' field contains all hunks for that file.`,
    };
  }
  const patches = code.split(/(?=<<<<<<< ORIGINAL)/).filter((piece) => piece.startsWith('<<<<<<< ORIGINAL'));
  return { kind: 'many', entries: paths.map((path, i) => ({ path, patch: patches[i]!.trimEnd() })) };
}
