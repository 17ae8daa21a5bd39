import type { ByteText } from '../../text/bytes.ts';
import type { Detected } from './detected.ts';
import { emptyWrite, type Fatal, type Hunk, type HunkLine, rowsOf } from './hunk.ts';
import type { DiffKind, Settings } from './settings.ts';

type Format = 'unified' | 'context';

/** The form of a patch's rejects: its own, or that of `--reject-format`. */
const formatOf = (kind: DiffKind, { rejectFormat }: Pick<Settings, 'rejectFormat'>): Format =>
  rejectFormat ?? (kind === 'unified' ? 'unified' : 'context');

/**
 * What stands once before the rejected hunks of a patch: its names, without the stripped directories, and times.
 *
 * Source: GNU patch 2.7.6; vectors 139, 262 to 272.
 */
export function rejectHeader(
  { kind, old, new: next, index }: Pick<Detected, 'kind' | 'old' | 'new' | 'index'>,
  settings: Pick<Settings, 'rejectFormat' | 'operand' | 'isPosix'>,
  isReverse: boolean,
): ByteText {
  // Once a file was looked for by the other names, that of `Index:` is forgotten.
  const keepsIndex = settings.operand !== null || settings.isPosix || (old.name === null && next.name === null);
  const heading = keepsIndex && index.name !== null ? `Index: ${index.name}\n` : '';
  const [tag, nextTag] = formatOf(kind, settings) === 'unified' ? ['---', '+++'] : ['***', '---'];
  const [first, second] = isReverse ? [next, old] : [old, next];
  const line = (sign: string, side: typeof old) => `${sign} ${side.name ?? '/dev/null'}${side.time}\n`;
  return heading + line(tag, first) + line(nextTag, second);
}

/**
 * A rejected hunk. `shift`, the net lines added before it, moves both of its sides, though the new side counts them
 * already. A line without line feed is written as it is: what follows is glued to it; and the tool takes an empty
 * one for a failure to write.
 *
 * Source: GNU patch 2.7.6; vectors 181, 262 to 268, 290, 316.
 */
export function rejectHunk(
  hunk: Hunk,
  shift: number,
  kind: DiffKind,
  settings: Pick<Settings, 'rejectFormat'>,
): { readonly kind: 'reject'; readonly text: ByteText } | Fatal {
  if ([...hunk.oldLines, ...hunk.newLines].some(({ text }) => text === '')) return emptyWrite;
  const isUnified = formatOf(kind, settings) === 'unified';
  return { kind: 'reject', text: isUnified ? unifiedReject(hunk, shift) : contextReject(hunk, shift, kind) };
}

interface Half {
  readonly first: bigint;
  readonly lines: readonly HunkLine[];
}

function halvesOf(hunk: Hunk, shift: number): { readonly old: Half; readonly next: Half } {
  const old = { first: hunk.oldFirst + BigInt(shift), lines: hunk.oldLines };
  const next = { first: hunk.newFirst + BigInt(shift), lines: hunk.newLines };
  return { old, next };
}

function contextReject(hunk: Hunk, shift: number, kind: DiffKind): ByteText {
  const { old, next } = halvesOf(hunk, shift);
  const [oldTail, nextTail] = kind === 'unified' || kind === 'new-context' ? [' ****', ' ----'] : ['', ' -----'];
  const changes = kind === 'unified' ? changedLines(hunk) : new Set<HunkLine>();
  const half = ({ lines }: Half) => lines.map((line) => `${changes.has(line) ? '!' : line.sign} ${line.text}`).join('');
  return (
    `***************${hunk.section}\n` +
    (hunk.stray ? `${hunk.stray.sign} ${hunk.stray.text}` : `*** ${contextRange(old)}${oldTail}\n`) +
    `${half(old)}${hunk.hasSpareLine ? '\n' : ''}` +
    `--- ${contextRange(next)}${nextTail}\n${half(next)}`
  );
}

function unifiedReject(hunk: Hunk, shift: number): ByteText {
  const { old, next } = halvesOf(hunk, shift);
  const rows = rowsOf(hunk).map((row) => signs[row.kind] + row.text);
  return `@@ -${unifiedRange(old)} +${unifiedRange(next)} @@${hunk.section}\n${rows.join('')}`;
}

const signs = { context: ' ', delete: '-', insert: '+' } as const;

function unifiedRange({ first, lines: { length } }: Half): string {
  if (length === 0) return `${first - 1n},0`;
  return length === 1 ? `${first}` : `${first},${length}`;
}

function contextRange({ first, lines: { length } }: Half): string {
  if (length === 0) return '0';
  return length === 1 ? `${first}` : `${first},${first + BigInt(length) - 1n}`;
}

/** Lines of a unified hunk at points where it has both deletions and additions: a context diff marks them `!`. */
function changedLines({ oldLines, newLines }: Hunk): ReadonlySet<HunkLine> {
  const changed = new Set<HunkLine>();
  let o = 0;
  let n = 0;
  while (o < oldLines.length || n < newLines.length) {
    const fromOld = o;
    const fromNew = n;
    while (oldLines[o] && oldLines[o]!.sign !== ' ') o++;
    while (newLines[n] && newLines[n]!.sign !== ' ') n++;
    if (o > fromOld && n > fromNew) {
      for (const line of [...oldLines.slice(fromOld, o), ...newLines.slice(fromNew, n)]) changed.add(line);
    }
    o++;
    n++;
  }
  return changed;
}
