import type { ByteText } from '../../text/bytes.ts';
import type { Detected } from './detected.ts';
import { quoted } from './quoting.ts';
import type { Session } from './session.ts';

const rule = `${'-'.repeat(26)}\n`;

/** Shows the text between the patch before and this one, which may tell a person what it is for. */
export function showLeadingText({ reader, voice }: Session, { from, start }: Detected): void {
  if (from.at >= start.at) return;
  const text = `|${reader.text.slice(from.at, start.at - 1).replaceAll('\n', '\n|')}\n`;
  voice.say(`The text leading up to this was:\n${rule}${text}${rule}`);
}

/** Says that no file was found for a patch, and what may have been forgotten. */
export function reportMissingFile({ settings, voice }: Session, { line, kind }: Detected): void {
  if (settings.verbosity === 'silent') return;
  voice.say(`can't find file to patch at input line ${line}\n`);
  if (kind === 'normal' || kind === 'ed') return;
  const usage = settings.strip === null ? 'should have used the' : 'used the wrong';
  voice.say(`Perhaps you ${usage} -p or --strip option?\n`);
}

/**
 * Asks which file a patch is for; null when it is to be skipped.
 *
 * Source: GNU patch 2.7.6; vectors 040 to 044, 256 to 258.
 */
export function askForFile({ settings, voice, disk }: Session): ByteText | null {
  if (settings.isForced || settings.isBatch) {
    voice.say('No file to patch.  Skipping patch.\n');
    return null;
  }
  for (;;) {
    const name = voice.ask('File to patch: ');
    if (name !== '') {
      const node = disk.lookUp(name, { follows: settings.followsSymlinks });
      if (node.kind !== 'missing') return name;
      voice.warn(`${quoted(name, settings.quoting)}: ${node.error}\n`);
    }
    if (voice.ask('Skip this patch? [y] ').startsWith('n')) continue;
    if (settings.verbosity !== 'silent') voice.say('Skipping patch.\n');
    return null;
  }
}
