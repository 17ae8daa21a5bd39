import { blanks, exactly } from '../../search/line-rules.ts';
import { LineTable } from '../../search/line-table.ts';
import { type ByteText, fromBytes } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import { announceFile, announceShape } from './announce.ts';
import { type Choice, chooseFile } from './choose-file.ts';
import type { Detected, Side } from './detected.ts';
import { type Node, parentOf } from './disk.ts';
import { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import { fileKindOf, typeChange } from './file-type.ts';
import type { Fatal } from './hunk.ts';
import { askForFile, reportMissingFile, showLeadingText } from './missing-file.ts';
import { asked, decided, note } from './notes.ts';
import { checkPrereq } from './prereq.ts';
import { quoted } from './quoting.ts';
import type { Session } from './session.ts';

/**
 * Everything between finding a patch and its first hunk: the file is chosen, checked, read and announced.
 *
 * Source: GNU patch 2.7.6; vectors 029 to 102, 364 to 402.
 */
export function prepare(session: Session, detected: Detected): Entry | Fatal {
  const { settings, outputs } = session;
  const before = session.voice.questions.length;
  const found = chooseFile(session, detected);
  if (!found.isSkipped) announceShape(session, detected);
  const isMissing = found.name === null && !found.isSkipped;
  if (isMissing) reportMissingFile(session, detected);
  if (isMissing || (settings.verbosity === 'verbose' && !found.isSkipped)) showLeadingText(session, detected);
  const name = isMissing ? askForFile(session) : found.name;
  const choice = { ...found, name, isSkipped: found.isSkipped || name === null };

  const otherType = choice.isSkipped ? null : otherTypeOf(session, detected, choice);
  const output = choice.isSkipped || otherType !== null ? null : outputName(session, detected, choice);
  // Under the name that was chosen from the headers, what is to be deleted is not seen to wait.
  const isSeen = (path: ByteText) => settings.operand !== null || path !== choice.name || !outputs.isGone(path);
  const flushes = detected.git === null || (output !== null && isSeen(output) && outputs.isQueued(output));
  const node = choice.name === null ? null : nodeOf(session, choice.name);
  const late = flushes ? outputs.flush() : null;
  if (late !== null) return late;
  const looksAgain = flushes && session.isBehindGit;
  session.isBehindGit = detected.git !== null;
  const refusal = output === null || node === null ? otherType : refusalOf(session, detected, choice, output, node);
  if (refusal !== null) session.voice.say(refusal.text);
  const isSkipped = choice.isSkipped || refusal?.isFinal === true;
  if (isSkipped) session.hasFailed = true;
  const entered = enter(session, detected, { ...choice, isSkipped }, output, looksAgain);
  const { requires } = detected;
  const stop =
    requires === null || isSkipped || detected.kind === 'ed'
      ? null
      : checkPrereq(session, requires, entered.draft.image.text);
  if (stop !== null) return stop;
  const refused = refusal?.isFinal ? `${fromBytes(refusal.text).replace(/\.?\n$/, '')}` : null;
  const turned = found.isReverse !== settings.isReverse && !isSkipped;
  const turn = turned ? [decided('turn', { isReverse: settings.isReverse, fuzz: 0 }, settings)] : [];
  const objection = refused ?? (isMissing ? 'No file was found to patch' : found.objection);
  const questions = session.voice.questions.slice(before).map(asked);
  const entry = {
    ...entered,
    keepsRejects: refusal?.keepsRejects ?? true,
    whySkipped: objection ?? '',
    preface: [...(objection === null ? [] : [note('objection', `${objection}.`)]), ...questions, ...turn],
  };
  if (isSkipped) return entry;
  announceFile(session, entry);
  return entry;
}

const nodeOf = ({ disk, settings }: Session, name: ByteText): Node =>
  disk.lookUp(name, { follows: settings.followsSymlinks });

/** The side that a patch leads to, in the direction in which it is applied. */
export const newSide = ({ old, new: next }: Detected, isReverse: boolean): Side => (isReverse ? old : next);

function outputName({ settings }: Session, detected: Detected, { name, isReverse }: Choice): ByteText | null {
  const { git } = detected;
  const moves = git !== null && (git.isRename || git.isCopy);
  return settings.output ?? (moves ? newSide(detected, isReverse).name : null) ?? name;
}

/** Something about the file to be told. When it is final, the patch is skipped. */
interface Refusal {
  readonly text: ByteText;
  readonly isFinal: boolean;
  readonly keepsRejects: boolean;
}

/** A patch that makes another type of a file is refused before it has a result to save rejects beside. */
function otherTypeOf({ settings }: Session, { git }: Detected, { name, isReverse }: Choice): Refusal | null {
  const change = typeChange(git, isReverse);
  if (change === null || name === null) return null;
  const shown = quoted(name, settings.quoting);
  const text = `File ${shown}: can't change file type from ${change[0]} to ${change[1]}.\n`;
  return { text, isFinal: true, keepsRejects: true };
}

function refusalOf(
  { disk, settings }: Session,
  { git }: Detected,
  { name }: Choice,
  output: ByteText,
  node: Node,
): Refusal | null {
  const show = (path: ByteText) => quoted(path, settings.quoting);
  const final = (text: ByteText, keepsRejects = true): Refusal => ({ text, isFinal: true, keepsRejects });
  const kind = fileKindOf(git);
  if (node.kind !== 'missing' && node.kind !== kind) {
    const words = kind === 'file' ? 'a regular file' : 'a symbolic link';
    return final(`File ${show(name!)} is not ${words} -- refusing to patch\n`);
  }
  const isWritable = node.kind !== 'file' || (node.file.mode & 0o222) !== 0;
  const readOnly = isWritable || settings.readOnly === 'ignore' ? '' : `File ${show(name!)} is read-only; `;
  if (readOnly !== '' && settings.readOnly === 'fail') return final(`${readOnly}refusing to patch\n`);
  if (settings.operand === null && settings.output === null) {
    const parent = disk.lookUp(parentOf(output), { isInside: true });
    const isBlocked =
      parent.kind === 'missing' && (parent.key === null || parent.error !== 'No such file or directory');
    if (isBlocked) return final(`Invalid file name ${show(output)} -- skipping patch\n`, false);
  }
  if (git?.isBinary) return final(`File ${show(output)}: git binary diffs are not supported.\n`);
  return readOnly === '' ? null : { text: `${readOnly}trying to patch anyway\n`, isFinal: false, keepsRejects: true };
}

/** `looksAgain`: what was put off has just been carried out, and the tool looks at the file once more. */
function enter(
  session: Session,
  detected: Detected,
  choice: Choice,
  output: ByteText | null,
  looksAgain: boolean,
): Entry {
  const { settings, outputs } = session;
  const node = choice.name === null ? null : nodeOf(session, choice.name);
  // A name from the headers no longer counts once its file is to be deleted; that of the command line does.
  const counts = settings.operand !== null || looksAgain || (choice.name !== null && !outputs.isGone(choice.name));
  const isThere = choice.name !== null && counts;
  const file = isThere && (node?.kind === 'file' || node?.kind === 'symlink') ? node.file : null;
  const image = new Image(choice.isSkipped ? '' : (file?.text ?? ''));
  return {
    detected,
    input: choice.name,
    output,
    file,
    isOpened: !choice.isSkipped,
    isThere: file !== null || (node !== null && node.kind !== 'missing' && detected.old.name !== detected.new.name),
    lines: new LineTable(image, settings.ignoresBlanks ? blanks : exactly),
    draft: new Draft(image),
    reports: [],
    isReverse: choice.isReverse,
    isSkipped: choice.isSkipped,
    whySkipped: '',
    preface: [],
    keepsRejects: true,
    provesNewStyle: false,
    goesOnAnyway: settings.merge !== null,
    carry: 0n,
    hasMismatch: false,
    hasConflict: false,
    failures: 0,
    applied: 0,
    rejects: [],
  };
}
