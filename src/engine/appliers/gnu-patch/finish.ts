import type { ByteText } from '../../text/bytes.ts';
import type { TreeFile } from '../../text/tree.ts';
import { timeOfFiles } from './disk.ts';
import type { Entry } from './entry.ts';
import { fileKindOf } from './file-type.ts';
import { type Fatal, fatal } from './hunk.ts';
import { summary } from './hunk-messages.ts';
import { newSide } from './prepare.ts';
import { quoted } from './quoting.ts';
import type { Session } from './session.ts';

/**
 * Puts the result of a patch in its place, with backup, deletion and renaming, and saves its rejects.
 *
 * Source: GNU patch 2.7.6; vectors 079 to 102, 214, 278 to 282, 358, 367 to 431.
 */
export function finish(session: Session, entry: Entry): Fatal | null {
  const { settings, voice, outputs } = session;
  const { output, failures } = entry;
  if (settings.output === null && output !== null) {
    const stop = entry.isSkipped ? leaveResult(session, entry, output) : placeResult(session, entry, output);
    if (stop !== null) return stop;
  }
  if (failures === 0 || !entry.keepsRejects) return null;
  session.hasFailed = true;
  voice.say(summary(failures, entry.reports.length, entry.isSkipped));
  if (output === null || settings.rejectFile === '-' || settings.isDryRun) {
    voice.say('\n');
    return null;
  }
  const name = settings.rejectFile ?? `${output}.rej`;
  voice.say(` -- saving rejects to file ${quoted(name, settings.quoting)}\n`);
  return outputs.saveRejects(name, entry.rejects.join(''), settings.rejectFile === null);
}

/** A patch that is skipped after its file was found: later sections take its file for one that waits. */
function leaveResult({ settings, outputs }: Session, entry: Entry, name: ByteText): null {
  if (!settings.isDryRun && isDeferred(entry)) outputs.throwAway(name);
  return null;
}

/** Marks for the direction in which the patch is applied. */
const marksOf = ({ detected: { marks }, isReverse }: Entry) => (isReverse ? { old: marks.new, new: marks.old } : marks);

/** The results of git's sections wait, other than new files. */
const isDeferred = (entry: Entry): boolean => entry.detected.git !== null && marksOf(entry).old !== 2;

function placeResult(session: Session, entry: Entry, name: ByteText): Fatal | null {
  const { settings, outputs } = session;
  const { detected, isReverse, input } = entry;
  const { git } = detected;
  const isMissing = session.disk.lookUp(name).kind === 'missing';
  const isMove = git !== null && (git.isRename || git.isCopy);
  const moves = isMove && (input !== name || isMissing);
  const { text } = entry.draft;
  const marks = marksOf(entry);
  const backsUp = settings.backsUp || (settings.backsUpMismatch && (entry.hasMismatch || entry.failures > 0));
  const waits = isDeferred(entry);
  const isLink = fileKindOf(detected.git) === 'symlink';
  if (text === '' && (settings.removesEmpty || (marks.new === 2 && !settings.isPosix) || isLink)) {
    if (settings.isDryRun) return null;
    if (moves && isMissing) {
      return fatal(`Can't get file attributes of file ${quoted(name, settings.quoting)} : No such file or directory`);
    }
    outputs.doom({ name, backsUp, isThere: moves || entry.isThere, isReplaced: false });
    return null;
  }
  if (text !== '' && marks.new === 2) keepContent(session, entry, name);
  if (settings.isDryRun) return null;
  const mode = newMode(entry);
  if (git?.isRename && input === name && waits) outputs.hide(name);
  if (entry.applied === 0 && mode === null && !isMove) {
    if (backsUp && waits) outputs.queueBackup(name);
    return backsUp && !waits ? outputs.writeBackup(name) : null;
  }
  tellTime(session, entry, name);
  const kind = isLink ? 'symlink' : 'file';
  const file: TreeFile = { kind, text, mode: mode ?? entry.file?.mode ?? 0o644 };
  // A hunk that fitted backwards may have made the file that was read the old one after all.
  const isLeft = moves || !waits || input === newSide(detected, !isReverse).name;
  const result = { name, file, backsUp };
  const stop = waits ? null : outputs.write(result);
  if (waits) outputs.queue(result);
  if (stop === null && git?.isRename && isLeft && input !== null) {
    outputs.doom({ name: input, backsUp, isThere: entry.isThere, isReplaced: !waits && outputs.isSame(input, name) });
  }
  return stop;
}

/** A patch that deletes a file, but leaves something of it. */
function keepContent(session: Session, entry: Entry, name: ByteText): void {
  const { settings, voice } = session;
  if (settings.isPosix && !settings.removesEmpty) return;
  if (settings.merge !== null && session.hasFailed) return;
  if (settings.verbosity !== 'silent') {
    voice.say(`Not deleting file ${quoted(name, settings.quoting)} as content differs from patch\n`);
  }
  entry.hasMismatch = true;
  session.hasFailed = true;
}

/** The permissions that git's header asks for; null when it asks for no change. */
function newMode({ detected: { git }, isReverse, file }: Entry): number | null {
  if (git === null) return null;
  const [from, to] = isReverse ? [git.newMode, git.oldMode] : [git.oldMode, git.newMode];
  if (to === null || to === from) return null;
  return ((file?.mode ?? 0o644) & ~0o777) | (to & 0o777);
}

/** Of the times of files, only those are known that were there before and that this run sets. */
function tellTime({ settings, voice, disk, times }: Session, entry: Entry, name: ByteText): void {
  if (settings.setsTime === null) return;
  const { detected, isReverse, input } = entry;
  const { seconds } = newSide(detected, isReverse);
  const oldSeconds = newSide(detected, !isReverse).seconds;
  const keyOf = (path: ByteText) => disk.lookUp(path).key ?? path;
  // Of a file that was not there, or empty and said not to be there, no time is expected.
  const isNew = entry.file === null || (entry.file.text === '' && detected.marks[isReverse ? 'new' : 'old'] === 2);
  const before = input === null ? undefined : times.get(keyOf(input));
  const isOther = !isNew && oldSeconds !== null && oldSeconds !== (before ?? timeOfFiles);
  const reason = isOther ? 'time' : entry.hasMismatch || entry.failures > 0 ? 'contents' : null;
  const sets = seconds !== null && (reason === null || settings.isForced);
  times.set(keyOf(name), sets ? seconds : Number.NaN);
  if (sets || seconds === null) return;
  voice.say(`Not setting time of file ${quoted(name, settings.quoting)} (${reason} mismatch)\n`);
}
