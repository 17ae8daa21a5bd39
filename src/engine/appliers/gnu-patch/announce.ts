import type { ByteText } from '../../text/bytes.ts';
import type { Detected } from './detected.ts';
import type { Entry } from './entry.ts';
import { fileKindOf } from './file-type.ts';
import { quoted } from './quoting.ts';
import type { Session } from './session.ts';

const looks: Readonly<Record<Detected['kind'], string>> = {
  unified: 'a unified diff',
  context: 'a context diff',
  'new-context': 'a new-style context diff',
  normal: 'a normal diff',
  ed: 'an ed script',
};

/** Says how the patch that was found is written, where that is worth a word. */
export function announceShape({ voice, settings, reports }: Session, { kind, indent, stripsCr, git }: Detected): void {
  if (settings.verbosity === 'silent') return;
  if (settings.verbosity === 'verbose') {
    const what = git?.isBinary ? 'a git binary diff' : looks[kind];
    voice.say(`  ${reports.length === 0 ? 'Looks' : 'The next patch looks'} like ${what} to me...\n`);
  }
  if (indent > 0) voice.say(`(Patch is indented ${indent} space${indent === 1 ? '' : 's'}.)\n`);
  if (stripsCr) voice.say('(Stripping trailing CRs from patch; use --binary to disable.)\n');
}

/** Says that a hunk of a context diff shows it to be of the new style, though its ranges look old. */
export function announceNewStyle({ voice, settings }: Session): void {
  if (settings.verbosity !== 'verbose') return;
  voice.say(
    '(Fascinating -- this is really a new-style context diff but without\n' +
      'the telltale extra asterisks on the *** line that usually indicate\n' +
      'the new style...)\n',
  );
}

/** `patching file NAME`, with where it comes from. */
export function announceFile({ voice, settings }: Session, entry: Entry): void {
  const { output, detected } = entry;
  if (settings.verbosity === 'silent' || output === null || detected.kind === 'ed') return;
  const verb = settings.isDryRun ? 'checking' : 'patching';
  const kind = fileKindOf(detected.git) === 'symlink' ? 'symbolic link' : 'file';
  voice.say(`${verb} ${kind} ${quoted(output, settings.quoting)}${originOf(entry)}\n`);
  if (settings.verbosity === 'verbose' && settings.version === '2.7.6') voice.say('Using Plan A...\n');
}

/** Names are not quoted here. */
function originOf({ detected, isReverse, input, output }: Entry): ByteText {
  const { git, old, new: next } = detected;
  const from = input ?? '';
  if (from !== output) {
    const how = git?.isCopy ? 'copied' : git?.isRename ? 'renamed' : 'read';
    return ` (${how} from ${from})`;
  }
  const before = isReverse ? next : old;
  const other = (before.name === from ? (isReverse ? old : next) : before).name;
  return git?.isRename && other !== null ? ` (already ${git.isCopy ? 'copied' : 'renamed'} from ${other})` : '';
}
