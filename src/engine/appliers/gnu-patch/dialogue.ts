import type { ByteText } from '../../text/bytes.ts';
import type { Settings } from './settings.ts';
import type { Voice } from './voice.ts';

/** Whether to turn the patch round, to go on as it is, or to leave it. */
export type Decision = 'turn' | 'go on' | 'skip';

/**
 * Says that a patch looks reversed, and decides or asks what to do.
 *
 * Source: GNU patch 2.7.6; vectors 226 to 261.
 */
export function askAboutReversal(
  statement: ByteText,
  isReversed: boolean,
  { isForced, isForward, isBatch, verbosity }: Settings,
  voice: Voice,
): Decision {
  const isSilent = verbosity === 'silent';
  if (!(isForced && isSilent) || isForward) voice.say(statement);
  if (isForward) {
    voice.say('  Skipping patch.\n');
    return 'skip';
  }
  if (isForced) {
    if (!isSilent) voice.say('  Applying it anyway.\n');
    return 'go on';
  }
  if (isBatch) {
    voice.say(isReversed ? '  Ignoring -R.\n' : '  Assuming -R.\n');
    return 'turn';
  }
  if (voice.ask(isReversed ? '  Ignore -R? [n] ' : '  Assume -R? [n] ').startsWith('y')) return 'turn';
  if (voice.ask('Apply anyway? [n] ').startsWith('y')) return 'go on';
  if (!isSilent) voice.say('Skipping patch.\n');
  return 'skip';
}
