import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { sharedBlocks } from '../../text/sequence-ratio.ts';

/** A hunk as the tool holds it: lines with their sign and their end. A line of one character is context as it is. */
export type HunkLines = readonly string[];

/** The lines that the hunk expects, and those it leaves. */
export function sides(hunk: HunkLines): { before: string[]; after: string[] } {
  const before: string[] = [];
  const after: string[] = [];
  for (const whole of hunk) {
    const sign = whole.length < 2 ? ' ' : whole[0];
    const line = whole.length < 2 ? whole : whole.slice(1);
    if (sign === ' ' || sign === '-') before.push(line);
    if (sign === ' ' || sign === '+') after.push(line);
  }
  return { before, after };
}

/** Lines of only blanks become bare line feeds, and the two sides are compared anew, with all their context. */
export function normalised(hunk: HunkLines): HunkLines {
  const { before, after } = sides(hunk);
  return compared(before.map(withoutBlanks), after.map(withoutBlanks));
}

const withoutBlanks = (line: string) => (pythonStrip.both(line) === '' ? line.slice(-1) : line);

/** `difflib.unified_diff` with all context, without its headers; empty when the sides are equal. */
export function compared(before: readonly string[], after: readonly string[]): HunkLines {
  const lines: string[] = [];
  let [i, j] = [0, 0];
  for (const block of [...sharedBlocks(before, after), { i: before.length, j: after.length, size: 0 }]) {
    lines.push(...before.slice(i, block.i).map((line) => `-${line}`));
    lines.push(...after.slice(j, block.j).map((line) => `+${line}`));
    lines.push(...before.slice(block.i, block.i + block.size).map((line) => ` ${line}`));
    [i, j] = [block.i + block.size, block.j + block.size];
  }
  return lines.some((line) => !line.startsWith(' ')) ? lines : [];
}

/** A hunk of a chat reply and where it stands: 1-based lines. */
export interface Found {
  readonly path: string | null;
  readonly hunk: HunkLines;
  readonly from: number;
  readonly to: number;
}

/** The hunks in fences that begin with ```diff. Hunks that change nothing are dropped. */
export function readHunks(reply: string): Found[] {
  const lines = pythonLines(reply.endsWith('\n') ? reply : `${reply}\n`);
  const found: Found[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i]!.startsWith('```diff')) continue;
    const end = lines.findIndex((line, j) => j > i && line.startsWith('```'));
    const stop = end < 0 ? lines.length - 1 : end;
    found.push(...readFence(lines.slice(i + 1, stop), i + 1));
    i = stop;
  }
  return found;
}

const isOld = (line: string | undefined) => line?.startsWith('--- ') === true;
const isNew = (line: string | undefined) => line?.startsWith('+++ ') === true;

/** Only the first header of a fence loses `a/` and `b/`. */
function readFence(fence: readonly string[], offset: number): Found[] {
  const hasHeader = isOld(fence[0]) && isNew(fence[1]);
  const [old, to] = hasHeader ? fence.slice(0, 2).map((line) => pythonStrip.both(line.slice(4))) : [];
  const isGit = (old?.startsWith('a/') || old === '/dev/null') && to?.startsWith('b/');
  let path = to === undefined ? null : isGit ? to.slice(2) : to;
  const skipped = hasHeader ? 2 : 0;
  const found: Found[] = [];
  let hunk: string[] = [];
  let changes = false;
  for (const [i, line] of [...fence.slice(skipped), '@@ @@'].entries()) {
    const at = offset + skipped + i + 1;
    hunk.push(line);
    if (line.length < 2) continue;
    if (isNew(line) && isOld(hunk.at(-2))) {
      const kept = hunk.slice(0, hunk.at(-3) === '\n' ? -3 : -2);
      found.push({ path, hunk: kept, from: at - hunk.length + 1, to: at - 2 });
      path = pythonStrip.both(line.slice(4));
      hunk = [];
      changes = false;
    } else if (line[0] === '-' || line[0] === '+') changes = true;
    else if (line[0] === '@') {
      if (changes) found.push({ path, hunk: hunk.slice(0, -1), from: at - hunk.length + 1, to: at - 1 });
      hunk = [];
      changes = false;
    }
  }
  return found;
}
