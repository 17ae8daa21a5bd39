import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { pastTheEnd } from '../shared/tool-fault.ts';
import type { HunkLines } from './hunk-lines.ts';

/** A hunk of a chat reply and where it stands: 1-based lines. */
export interface Found {
  /** Null when no header names the file. */
  readonly path: string | null;
  readonly hunk: HunkLines;
  readonly from: number;
  readonly to: number;
}

/** The hunks; or where (from 1) the tool itself fails, and what it says then. */
export type ReadHunks =
  | { readonly ok: true; readonly hunks: readonly Found[] }
  | { readonly ok: false; readonly line: number; readonly message: string };

const noLines = "cannot access local variable 'line_num' where it is not associated with a value";

/** The hunks in fences that begin with ```diff. A hunk without a name is for the file of the one before. */
export function readHunks(reply: string): ReadHunks {
  const lines = pythonLines(reply.endsWith('\n') ? reply : `${reply}\n`);
  const hunks: Found[] = [];
  let last: string | null = null;
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i]!.startsWith('```diff')) continue;
    if (i === lines.length - 1) return { ok: false, line: i + 1, message: noLines };
    const end = lines.findIndex((line, j) => j > i && line.startsWith('```'));
    const stop = end < 0 ? lines.length - 1 : end;
    const read = readFence(lines.slice(i + 1, stop), i + 1);
    if (!read.ok) return read;
    for (const hunk of read.hunks) {
      last = hunk.path || last;
      hunks.push({ ...hunk, path: last });
    }
    i = stop;
  }
  return { ok: true, hunks };
}

const isOld = (line: string | undefined) => line?.startsWith('--- ') === true;
const isNew = (line: string | undefined) => line?.startsWith('+++ ') === true;

/** Only the first header of a fence loses `a/` and `b/`. Hunks that change nothing are dropped. */
function readFence(fence: readonly string[], offset: number): ReadHunks {
  const hasHeader = isOld(fence[0]) && isNew(fence[1]);
  const [old, to] = hasHeader ? fence.slice(0, 2).map((line) => pythonStrip.both(line.slice(4))) : [];
  const isGit = (old?.startsWith('a/') || old === '/dev/null') && to?.startsWith('b/');
  let path = to === undefined ? null : isGit ? to.slice(2) : to;
  const skipped = hasHeader ? 2 : 0;
  const hunks: Found[] = [];
  let hunk: string[] = [];
  let changes = false;
  for (const [i, line] of [...fence.slice(skipped), '@@ @@'].entries()) {
    const at = offset + skipped + i + 1;
    hunk.push(line);
    if (line.length < 2) continue;
    // For a header further down the tool looks one line back, and from there at the line above.
    if (isNew(line) && (hunk.length < 2 || (isOld(hunk.at(-2)) && hunk.length < 3))) {
      return { ok: false, line: at, message: pastTheEnd };
    }
    if (isNew(line) && isOld(hunk.at(-2))) {
      const kept = hunk.slice(0, hunk.at(-3) === '\n' ? -3 : -2);
      hunks.push({ path, hunk: kept, from: at - hunk.length + 1, to: at - 2 });
      path = pythonStrip.both(line.slice(4));
      hunk = [];
      changes = false;
    } else if (line[0] === '-' || line[0] === '+') changes = true;
    else if (line[0] === '@') {
      if (changes) hunks.push({ path, hunk: hunk.slice(0, -1), from: at - hunk.length + 1, to: at - 1 });
      hunk = [];
      changes = false;
    }
  }
  return { ok: true, hunks };
}
