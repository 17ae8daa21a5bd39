import type { ByteText } from '../../../text/bytes.ts';
import { type Entry, nameOf } from '../entry.ts';

/**
 * The output of `--summary`: what happens to files beside their lines. Names are never quoted. A file that only
 * may be new counts as created. Vectors: stat-summary-…
 */
export const summaryText = (entries: readonly Entry[]): ByteText => entries.map(entrySummary).join('');

function entrySummary(entry: Entry): ByteText {
  if (entry.isNew !== 0) return fileLine('create', entry.newMode, entry.newName);
  if (entry.isDelete !== 0) return fileLine('delete', entry.oldMode, entry.oldName);
  if (entry.isRename || entry.isCopy) {
    return ` ${entry.isRename ? 'rename' : 'copy'} ${namesMoved(entry)} (${entry.score}%)\n${modeChange(entry, '')}`;
  }
  const name = nameOf(entry);
  return entry.score > 0
    ? ` rewrite ${name} (${entry.score}%)\n${modeChange(entry, '')}`
    : modeChange(entry, ` ${name}`);
}

const fileLine = (verb: string, mode: number, name: ByteText | null): ByteText =>
  ` ${verb}${mode === 0 ? '' : ` mode ${octal(mode)}`} ${name}\n`;

function modeChange({ oldMode, newMode }: Entry, name: ByteText): ByteText {
  const isChanged = oldMode !== 0 && newMode !== 0 && oldMode !== newMode;
  return isChanged ? ` mode change ${octal(oldMode)} => ${octal(newMode)}${name}\n` : '';
}

const octal = (mode: number): string => mode.toString(8).padStart(6, '0');

/** `old => new`, the directories that both lie in written once: `src/{a.ts => b.ts}`. */
function namesMoved({ oldName, newName }: Entry): ByteText {
  const [from, to] = [oldName ?? '', newName ?? ''];
  let shared = 0;
  for (let slash = from.indexOf('/'); slash >= 0; slash = from.indexOf('/', shared)) {
    if (!to.startsWith(from.slice(shared, slash + 1), shared)) break;
    shared = slash + 1;
  }
  const names = `${from.slice(shared)} => ${to.slice(shared)}`;
  return shared === 0 ? names : `${from.slice(0, shared)}{${names}}`;
}
