import type { ByteText } from '../../../text/bytes.ts';
import type { BinaryBody } from '../entry.ts';
import { patchDelta } from './delta.ts';
import { blobId } from './sha1.ts';

/** A binary entry as it is applied: sides already swapped under `-R`, but not the two hunks. */
export interface BinaryEntry {
  readonly oldName: ByteText | null;
  readonly newName: ByteText | null;
  readonly oldId: ByteText;
  readonly newId: ByteText;
  readonly body: BinaryBody;
  readonly isReversed: boolean;
}

/** The new content; or the errors to print, before that the patch does not apply. */
export type BinaryResult =
  | { readonly kind: 'applied'; readonly content: ByteText }
  | { readonly kind: 'failed'; readonly errors: readonly ByteText[] };

const failed = (...errors: ByteText[]): BinaryResult => ({ kind: 'failed', errors });

/** What a repository knows by id. */
interface KnownBlobs {
  find(id: ByteText): ByteText | null;
}

/**
 * Applies a binary entry to a file's content. Only a file with exactly the expected content is touched. A result
 * that the repository already holds is taken from there, whatever the patch has.
 */
export function applyBinary(entry: BinaryEntry, content: ByteText, blobs: KnownBlobs): BinaryResult {
  const name = entry.oldName ?? entry.newName ?? '';
  if (![entry.oldId, entry.newId].every((id) => /^[0-9a-fA-F]{40}$/.test(id))) {
    return failed(`cannot apply binary patch to '${name}' without full index line`);
  }
  if (entry.oldName === null && content !== '') {
    return failed(`the patch applies to an empty '${name}' but it is not empty`);
  }
  const id = blobId(content);
  if (entry.oldName !== null && id !== entry.oldId) {
    return failed(`the patch applies to '${name}' (${id}), which does not match the current contents.`);
  }
  if (/^0*$/.test(entry.newId)) return { kind: 'applied', content: '' };
  const known = blobs.find(entry.newId);
  return known === null
    ? checkedResult(entry, name, applyHunk(entry, name, content))
    : { kind: 'applied', content: known };
}

function checkedResult(entry: BinaryEntry, name: ByteText, result: BinaryResult): BinaryResult {
  if (result.kind === 'failed') return failed(...result.errors, `binary patch does not apply to '${name}'`);
  const id = blobId(result.content);
  return id === entry.newId
    ? result
    : failed(`binary patch to '${name}' creates incorrect result (expecting ${entry.newId}, got ${id})`);
}

function applyHunk(entry: BinaryEntry, name: ByteText, content: ByteText): BinaryResult {
  const { body, isReversed } = entry;
  const target = entry.newName ?? name;
  if (body.forward === null) return failed(`missing binary patch data for '${target}'`);
  const hunk = isReversed ? body.reverse : body.forward;
  if (hunk === null) return failed(`cannot reverse-apply a binary patch without the reverse hunk to '${target}'`);
  if (hunk.kind === 'literal') return { kind: 'applied', content: hunk.data };
  const patched = patchDelta(content, hunk.data);
  if (patched.kind === 'patched') return { kind: 'applied', content: patched.text };
  return patched.error === null ? failed() : failed(patched.error);
}
