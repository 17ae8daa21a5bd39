import { announceNewStyle } from './announce.ts';
import { carryOut } from './carry-out.ts';
import { markOf } from './detect.ts';
import type { Detected } from './detected.ts';
import { edProblem, skipEdScript } from './ed-script.ts';
import type { Entry } from './entry.ts';
import { finish } from './finish.ts';
import { type Fatal, fatal, isFatal, outOfMemory } from './hunk.ts';
import { prepare } from './prepare.ts';
import { readHunk } from './read-hunk.ts';
import type { Session } from './session.ts';

/** Why a run ends early: an error of the tool's, or something that is not played here. */
export type Stop = Fatal | 'refused';

/**
 * Carries out one patch of the input: its file, its hunks, its result. The reader ends up behind its hunks. 'again':
 * the tool ran out of memory and tries once more with less.
 */
export function patchFile(session: Session, found: Detected): Stop | 'again' | null {
  const detected = found.kind === 'context' || found.kind === 'new-context' ? lookAhead(session, found) : found;
  if (isFatal(detected)) return detected;
  const prepared = prepare(session, detected);
  if (isFatal(prepared)) return prepared;
  if (detected.kind === 'ed' && !prepared.isSkipped) {
    if (!session.settings.isDryRun) {
      session.problem = edProblem(detected.start);
      return 'refused';
    }
    prepared.isSkipped = true;
  }
  const stop = carryOutHunks(session, prepared) ?? finish(session, prepared);
  if (session.settings.output !== null) session.outputs.appendResult(prepared.draft.text);
  report(session, prepared);
  return stop;
}

function carryOutHunks(session: Session, entry: Entry): Fatal | 'again' | null {
  const { detected, draft } = entry;
  goToHunks(session, detected);
  if (detected.kind === 'ed') skipEdScript(session.reader);
  for (;;) {
    const { reader } = session;
    const before = reader.place();
    const wasSpent = reader.room.isSpent;
    const read = readHunk(session, detected);
    // 2.7.6 has read the file whole ("Plan A"), and tries another way first.
    if (read === outOfMemory && entry.isOpened && !wasSpent && session.settings.version === '2.7.6') {
      if (session.settings.output !== null) return fatal('out of memory using Plan A');
      if (!entry.isSkipped) return 'again';
      reader.seek(before);
      break;
    }
    if (read.kind === 'fatal') return read;
    if (read.kind === 'end') break;
    const stop = carryOut(session, entry, read.hunk, entry.reports.length + 1);
    if (stop !== null) return stop;
  }
  if (!entry.isSkipped) draft.copyTo(Math.max(draft.eaten, draft.image.count));
  return null;
}

function goToHunks({ reader }: Session, { start, indent, nesting, stripsCr }: Detected): void {
  reader.seek(start);
  Object.assign(reader, { indent, nesting, stripsCr });
}

/**
 * The first hunk of a context diff is read once before anything is said of its file: whether it leaves lines is
 * known only then. An error in it comes early, too (vectors 300 to 305).
 */
function lookAhead(session: Session, detected: Detected): Detected | Fatal {
  goToHunks(session, detected);
  const read = readHunk(session, detected);
  if (read.kind === 'fatal') return read;
  if (detected.kind === 'context' && read.kind === 'hunk' && read.hunk.provesNewStyle) announceNewStyle(session);
  const isEmptied = read.kind === 'hunk' && read.hunk.newLines.length === 0 && read.hunk.newFirst === 1n;
  const { marks } = detected;
  return { ...detected, marks: { ...marks, new: markOf(session.settings, detected.new, isEmptied, marks.new) } };
}

function report({ reports }: Session, { input, output, draft, isSkipped, reports: hunks }: Entry): void {
  reports.push({
    path: input,
    writtenTo: output === input ? null : output,
    before: draft.image.text,
    after: isSkipped ? null : draft.text,
    searches: 'input',
    hunks,
  });
}
