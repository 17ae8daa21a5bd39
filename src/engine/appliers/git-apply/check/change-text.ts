import type { ByteText } from '../../../text/bytes.ts';
import { applyBinary } from '../binary/apply.ts';
import type { Entry } from '../entry.ts';
import { type AppliedHunks, applyHunks } from '../place/apply-hunks.ts';
import type { Session } from '../session.ts';

/** What the entry's hunks, or its binary section, make of a text. Prints what git prints. */
export function changeText(session: Session, entry: Entry, before: ByteText): AppliedHunks {
  const { oldName, newName, oldId, newId, binary: body } = entry;
  if (body === null) return applyHunks(session, entry, before);
  const { isReversed } = session.settings;
  const result = applyBinary({ oldName, newName, oldId, newId, body, isReversed }, before, session.blobs);
  if (result.kind === 'applied') return { status: 'fits', after: result.content, rejected: [], hunks: [] };
  for (const error of result.errors) session.messages.error(error);
  return { status: 'fails', after: before, rejected: [], hunks: [] };
}
