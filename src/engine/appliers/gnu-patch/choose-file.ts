import { type ByteText, fromBytes } from '../../text/bytes.ts';
import { bestNames, type Candidate } from './best-name.ts';
import type { Detected } from './detected.ts';
import { askAboutReversal } from './dialogue.ts';
import type { Node } from './disk.ts';
import { fileKindOf, typeChange } from './file-type.ts';
import { quoted } from './quoting.ts';
import type { Session } from './session.ts';
import { suspicionOf, type TargetState } from './suspicion.ts';

/** The file for a patch; null when none was found. */
export interface Choice {
  readonly name: ByteText | null;
  /** The direction, which the questions asked here may have turned. */
  readonly isReverse: boolean;
  readonly isSkipped: boolean;
  /** What speaks against the patch, as the beginning of a sentence; null when nothing does. */
  readonly objection: string | null;
}

/**
 * Chooses the file that a patch is for: the operand, else the best of the names in its headers.
 *
 * Source: GNU patch 2.7.6; vectors 034 to 102, 451.
 */
export function chooseFile(session: Session, detected: Detected): Choice {
  const { settings } = session;
  const { operand } = settings;
  const { git, old, new: next } = detected;
  if (operand !== null) {
    const node = session.disk.lookUp(operand, { follows: settings.followsSymlinks });
    if (node.kind !== 'missing' && !isOfExpectedType(node, detected)) return { ...open(session), name: operand };
    return { name: operand, ...checkDirection(session, detected, operand, stateOf(session, operand)) };
  }
  const choice = chooseByHeader(session, detected);
  const moves = git !== null && (git.isRename || git.isCopy);
  const hasBoth = old.name !== null && next.name !== null;
  const isFound = choice.name !== null || choice.isSkipped;
  return moves && !(hasBoth && isFound) ? refuseMove(session, detected, choice) : choice;
}

const open = ({ settings }: Session): Choice => ({
  name: null,
  isReverse: settings.isReverse,
  isSkipped: false,
  objection: null,
});

function chooseByHeader(session: Session, detected: Detected): Choice {
  const { settings } = session;
  const candidates = candidatesOf(detected, settings.isPosix);
  const existing = candidates.filter(({ name }) => nodeOf(session, name) !== null);
  if (settings.isPosix) {
    return { ...open(session), name: existing.find(({ name }) => isSafe(session, name))?.name ?? null };
  }
  const last = candidates.at(-1);
  if (last === undefined) return open(session);
  const picked = bestNames(existing).find(({ name }) => isSafe(session, name));
  if (picked !== undefined && !isOfExpectedType(nodeOf(session, picked.name), detected))
    return { ...open(session), name: picked.name };
  const state = picked === undefined ? 'missing' : stateOf(session, picked.name);
  const check = checkDirection(session, detected, picked?.name ?? last.name, state);
  const name = picked?.name ?? (check.objection === null ? null : last.name);
  if (name !== null || check.isSkipped) return { name, ...check };
  const oldMark = check.isReverse ? detected.marks.new : detected.marks.old;
  return { name: oldMark >= 1 ? nameToCreate(session, candidates) : null, ...check };
}

function refuseMove({ voice }: Session, { git }: Detected, choice: Choice): Choice {
  const verb = git?.isRename ? 'rename' : 'copy';
  voice.say(`Cannot ${verb} file without two valid file names\n`);
  return { ...choice, isSkipped: true, objection: `To ${verb} a file takes two valid names` };
}

function candidatesOf(detected: Detected, isPosix: boolean): Candidate[] {
  const { old, new: next, index } = detected;
  const hasSides = old.name !== null || next.name !== null;
  const all = [
    { slot: 'old', name: old.name },
    { slot: 'new', name: next.name },
    { slot: 'index', name: hasSides && !isPosix ? null : index.name },
  ] as const;
  return all.flatMap(({ slot, name }) => (name === null ? [] : [{ slot, name }]));
}

/** What is there under a name from a header; null when nothing is, or it lies outside, or is about to be deleted. */
export function nodeOf({ disk, settings, outputs, voice }: Session, name: ByteText): Node | null {
  const node = disk.lookUp(name, { follows: settings.followsSymlinks, isInside: true });
  voice.noteMissing(node);
  return node.kind === 'missing' || outputs.isGone(name) ? null : node;
}

/** What is of another type, or is to become so, is not asked about: it is refused. */
const isOfExpectedType = (node: Node | null, { git }: Detected): boolean =>
  node?.kind === fileKindOf(git) && typeChange(git, false) === null;

/** Names that lead out of the directory are reported once and not used. */
function isSafe({ disk, settings, voice, ignoredNames }: Session, name: ByteText): boolean {
  if (disk.isOutside || (!name.startsWith('/') && !name.split('/').includes('..'))) return true;
  if (!ignoredNames.has(name)) {
    voice.say(`Ignoring potentially dangerous file name ${quoted(name, settings.quoting)}\n`);
    if (ignoredNames.size < 2) ignoredNames.add(name);
  }
  return false;
}

/** Among names of which none exists: those for which the fewest directories must be made, and of these the best. */
function nameToCreate(session: Session, candidates: readonly Candidate[]): ByteText | null {
  const missing = candidates.map((candidate) => ({ candidate, count: missingDirectories(session, candidate.name) }));
  const fewest = Math.min(...missing.map(({ count }) => count));
  const nearest = missing.filter(({ count }) => count === fewest).map(({ candidate }) => candidate);
  return bestNames(nearest).find(({ name }) => isSafe(session, name))?.name ?? null;
}

function missingDirectories({ disk }: Session, name: ByteText): number {
  const parents = [...name.matchAll(/(?<=[^/])\/+(?=[^/])/g)].map(({ index }) => name.slice(0, index));
  const existing = parents.filter((parent) => disk.lookUp(parent).kind !== 'missing');
  return parents.length - existing.length;
}

/** Asks about a patch that looks reversed from what its headers say and what is there. */
function checkDirection(
  session: Session,
  { marks }: Detected,
  name: ByteText,
  state: TargetState,
): Omit<Choice, 'name'> {
  const { settings, voice } = session;
  const { isReverse } = settings;
  const [old, next] = isReverse ? [marks.new, marks.old] : [marks.old, marks.new];
  const suspicion = suspicionOf(state, old, next);
  if (suspicion === null) return { isReverse, isSkipped: false, objection: null };
  const when = isReverse ? ', when reversed,' : '';
  const shown = quoted(name, settings.quoting);
  const statement = `The next patch${when} would ${suspicion.verb} the file ${shown},\nwhich ${suspicion.tail}!`;
  const decision = askAboutReversal(statement, isReverse, settings, voice);
  return {
    isReverse: isReverse !== (decision === 'turn'),
    isSkipped: decision === 'skip',
    objection: `The patch${when} would ${suspicion.verb} ${fromBytes(name)}, which ${suspicion.tail}`,
  };
}

function stateOf(session: Session, name: ByteText): TargetState {
  const { disk, settings, voice } = session;
  const node = disk.lookUp(name, { follows: settings.followsSymlinks });
  voice.noteMissing(node);
  if (node.kind === 'missing') return 'missing';
  return node.kind !== 'directory' && node.file.text === '' ? 'empty' : 'filled';
}
