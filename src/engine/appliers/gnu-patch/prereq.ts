import type { ByteText } from '../../text/bytes.ts';
import { type Fatal, fatal } from './hunk.ts';
import { quoted } from './quoting.ts';
import type { Session } from './session.ts';

/**
 * Checks that the file has the word that a `Prereq:` line asks for; a fatal error when it has not and nobody insists.
 *
 * Source: GNU patch 2.7.6; vectors 029 to 032, 259, 467.
 */
export function checkPrereq({ settings, voice }: Session, revision: ByteText, text: ByteText): Fatal | null {
  const shown = quoted(revision, settings.quoting);
  if (hasWord(text, revision)) {
    if (settings.verbosity === 'verbose') voice.say(`Good.  This file appears to be the ${shown} version.\n`);
    return null;
  }
  const complaint = `this file doesn't appear to be the ${shown} version`;
  if (settings.isForced) {
    if (settings.verbosity !== 'silent') voice.say(`Warning: ${complaint} -- patching anyway.\n`);
    return null;
  }
  if (settings.isBatch) return fatal(`T${complaint.slice(1)} -- aborting.`);
  const isWanted = voice.ask(`T${complaint.slice(1)} -- patch anyway? [n] `).startsWith('y');
  return isWanted ? null : fatal('aborted');
}

/** Whether the word stands in the text between white space (or the beginning of the text and white space). */
function hasWord(text: ByteText, word: ByteText): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if ((at === 0 || isSpace(text.charCodeAt(at - 1))) && isSpace(text.charCodeAt(end))) return true;
  }
  return false;
}

const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d);
