import type { ByteText } from '../../text/bytes.ts';
import { isOn } from './config.ts';
import type { Entry } from './entry.ts';
import { quote } from './quoting.ts';
import type { Session } from './session.ts';

/** An entry as messages name it: `old => new` when the names differ, quoted where needed. */
export function shownName(session: Session, { oldName, newName }: Entry): ByteText {
  const shown = (name: ByteText) => quotedName(session, name);
  if (oldName !== null && newName !== null && oldName !== newName) return `${shown(oldName)} => ${shown(newName)}`;
  return shown(newName ?? oldName ?? '');
}

/** A path quoted as `core.quotePath` wants it. */
export const quotedName = ({ config }: Session, name: ByteText): ByteText =>
  quote(name, isOn(config, 'core.quotepath', true));
