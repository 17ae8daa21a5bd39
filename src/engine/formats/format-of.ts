import type { ByteText } from '../text/bytes.ts';
import type { FormatId } from './format-id.ts';
import { recognise } from './recognise.ts';

/** Longer edits are judged by their beginning. */
const enough = 200_000;

/** The format of an edit, as it looks; null when it is not known, so that no applier is out of place. */
export function formatOf(edit: ByteText): FormatId | null {
  const { kind } = recognise(edit.slice(0, enough));
  if (kind === 'git-diff') return 'unified';
  return kind === 'web-page' || kind === 'terminal-log' || kind === 'nothing' ? null : kind;
}
