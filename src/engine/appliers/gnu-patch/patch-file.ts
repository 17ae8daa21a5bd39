import { carryOut } from './carry-out.ts';
import type { Detected } from './detected.ts';
import type { Entry } from './entry.ts';
import { finish } from './finish.ts';
import type { Fatal } from './hunk.ts';
import { prepare } from './prepare.ts';
import { readHunk } from './read-hunk.ts';
import type { Session } from './session.ts';

/** Carries out one patch of the input: its file, its hunks, its result. The reader ends up behind its hunks. */
export function patchFile(session: Session, detected: Detected): Fatal | null {
  const prepared = prepare(session, detected);
  if ('kind' in prepared) return prepared;
  const stop = carryOutHunks(session, prepared) ?? finish(session, prepared);
  if (session.settings.output !== null) session.outputs.appendResult(prepared.draft.text);
  report(session, prepared);
  return stop;
}

function carryOutHunks(session: Session, entry: Entry): Fatal | null {
  const { reader } = session;
  const { detected, draft } = entry;
  const { start, indent, nesting, stripsCr } = detected;
  reader.seek(start);
  Object.assign(reader, { indent, nesting, stripsCr });
  while (detected.hasHunks) {
    const read = readHunk(session, detected);
    if (read.kind === 'fatal') return read;
    if (read.kind === 'end') break;
    const stop = carryOut(session, entry, read.hunk, entry.reports.length + 1);
    if (stop !== null) return stop;
  }
  if (!entry.isSkipped) draft.copyTo(Math.max(draft.eaten, draft.image.count));
  return null;
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
