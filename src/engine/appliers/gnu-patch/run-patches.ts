import type { Problem } from '../run.ts';
import { detect } from './detect.ts';
import { fatal } from './hunk.ts';
import { patchFile, type Stop } from './patch-file.ts';
import { quoted } from './quoting.ts';
import type { Session } from './session.ts';

/**
 * Carries out every patch of the input; gives what ended the run early, if anything did.
 *
 * Source: GNU patch 2.7.6; spec vectors 001 to 028.
 */
export function runPatches(session: Session): Stop | null {
  const { reader, settings, voice } = session;
  if (reader.text === '') {
    if (settings.verbosity === 'verbose') voice.say("Hmm...  I can't seem to find a patch in there anywhere.\n");
    copyUnpatched(session);
    return null;
  }
  const isVerbose = settings.verbosity === 'verbose';
  let isFirst = true;
  for (;;) {
    if (reader.at >= reader.text.length) {
      if (isVerbose) voice.say('done\n');
      return null;
    }
    if (isVerbose) voice.say('Hmm...');
    const kind = isFirst ? settings.kind : null;
    const isForced = kind === 'ed' || kind === 'normal';
    const needsHeader = settings.operand === null && !settings.isPosix && !isForced;
    const detected = detect(reader, settings, { kind, needsHeader }, (text) => voice.say(text));
    if (detected === null) {
      if (isVerbose) {
        voice.say(
          isFirst ? "  I can't seem to find a patch in there anywhere.\n" : '  Ignoring the trailing garbage.\ndone\n',
        );
      }
      return isFirst ? fatal('Only garbage was found in the patch input.') : null;
    }
    const stop = patchFile(session, detected);
    if (stop === 'again') {
      voice.say('\n\nRan out of memory using Plan A -- trying again...\n\n');
      reader.seek(detected.from);
      continue;
    }
    if (stop !== null) return stop;
    isFirst = false;
    if (reader.at === detected.from.at) {
      session.problem = endless(detected.line);
      return 'refused';
    }
  }
}

/** Found again and again: a `< ` line behind the range of a normal diff that is indented otherwise. */
const endless = (line: number): Problem => ({
  code: 'endless',
  line,
  sentence: 'Here GNU patch finds a hunk that it can not read, again and again, and never ends.',
  remedy: 'Take the line out, or indent it as the one before it.',
});

/** An empty patch with ORIGFILE and `-o` copies the one to the other (vector 343). */
function copyUnpatched({ settings, disk, outputs, voice }: Session): void {
  const { operand, output, verbosity, quoting } = settings;
  if (operand === null || output === null) return;
  const node = disk.lookUp(operand, { follows: settings.followsSymlinks });
  if (verbosity !== 'silent')
    voice.say(`patching file ${quoted(output, quoting)} (read from ${quoted(operand, quoting)})\n`);
  if (node.kind === 'file') outputs.appendResult(node.file.text);
}
