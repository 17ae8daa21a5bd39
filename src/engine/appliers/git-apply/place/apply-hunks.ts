import type { ByteText } from '../../../text/bytes.ts';
import type { HunkReport } from '../../run.ts';
import type { Entry, Hunk } from '../entry.ts';
import type { Session } from '../session.ts';
import { applyHunk } from './apply-hunk.ts';
import { RunningImage } from './running-image.ts';
import { untried } from './untried.ts';

/** What the hunks of an entry made of a text. */
export interface AppliedHunks {
  /** 'crash': the real tool dies of an assertion at a hunk. */
  readonly status: 'fits' | 'fails' | 'crash';
  readonly after: ByteText;
  /** Hunks without a place; only with `--reject` does the entry go on after one. */
  readonly rejected: readonly Hunk[];
  readonly hunks: readonly HunkReport[];
}

/** Applies an entry's hunks one after the other, each to the result of those before it. */
export function applyHunks(session: Session, entry: Entry, before: ByteText): AppliedHunks {
  const image = new RunningImage(before, { freezes: !session.settings.allowOverlap });
  const rejected: Hunk[] = [];
  const hunks: HunkReport[] = [];
  for (const [i, hunk] of entry.hunks.entries()) {
    const report = applyHunk(session, entry, image, { hunk, number: i + 1 });
    hunks.push(report);
    if (report.outcome.kind === 'landed') continue;
    if (report.outcome.kind === 'untried') return { status: 'crash', after: before, rejected, hunks };
    session.messages.error(`patch failed: ${entry.oldName ?? entry.newName}:${BigInt.asIntN(64, hunk.oldStart)}`);
    rejected.push(hunk);
    if (session.settings.rejects) continue;
    const sentence = `Never tried: git apply gave the file up at hunk ${i + 1}.`;
    const rest = entry.hunks
      .slice(i + 1)
      .map((later, k) => untried(session, entry, later, { number: i + 2 + k, sentence }));
    return { status: 'fails', after: before, rejected, hunks: [...hunks, ...rest] };
  }
  return { status: 'fits', after: image.text(), rejected, hunks };
}
