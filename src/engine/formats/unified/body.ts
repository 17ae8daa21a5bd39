import type { Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { Image } from '../../text/image.ts';
import type { HunkHeader } from './hunk-header.ts';
import type { PatchLineKind } from './reading.ts';

/** The lines under a `@@` line. `end` is the 0-based line after them. */
interface Body {
  readonly rows: readonly Row[];
  readonly kinds: readonly PatchLineKind[];
  readonly extra: number;
  readonly end: number;
}

/**
 * Reads the body that begins at line `from` (0-based). The counts say how far it surely goes; lines that look like
 * the hunk's and follow at once are taken too, as extra. Without a header every such line belongs to it.
 */
export function readBody(image: Image, from: number, header: HunkHeader | null): Body {
  const rows: Row[] = [];
  const kinds: PatchLineKind[] = [];
  let old = header?.old.count ?? Number.POSITIVE_INFINITY;
  let now = header?.new.count ?? Number.POSITIVE_INFINITY;
  let extra = 0;
  let at = from;
  for (; at < image.count; at++) {
    const line = image.line(at);
    const isOwed = old > 0 || now > 0;
    if (line.startsWith('\\')) {
      const last = rows.pop();
      if (last === undefined) break;
      rows.push({ ...last, text: last.text.replace(/\n$/, '') });
      kinds.push('mark');
      continue;
    }
    const kind = kindOf(line);
    if (kind === null || beginsNext(image, at, isOwed) || (!isOwed && !continues(image, at, header))) break;
    const text = line === '\n' || line === '\r\n' || line === '' ? line : line.slice(1);
    rows.push({ kind, text, patchLine: at + 1 });
    kinds.push(isOwed ? kind : (`extra-${kind}` as const));
    if (!isOwed) extra++;
    if (kind !== 'insert') old--;
    if (kind !== 'delete') now--;
  }
  return { rows, kinds, extra, end: at };
}

/** An empty line is a context line whose space was lost on the way. */
function kindOf(line: ByteText): Row['kind'] | null {
  const sign = line[0];
  if (sign === '+') return 'insert';
  if (sign === '-') return 'delete';
  return sign === ' ' || line === '\n' || line === '\r\n' ? 'context' : null;
}

/** Whether a file or a mail's signature begins here rather than a line of the hunk. */
function beginsNext(image: Image, at: number, isOwed: boolean): boolean {
  const line = image.line(at);
  const isNames = line.startsWith('--- ') && image.line(at + 1).startsWith('+++ ');
  if (isNames) return !isOwed || image.line(at + 2).startsWith('@@ ');
  return !isOwed && /^-- \r?\n?$/.test(line);
}

/** Beyond the counts a blank line belongs to the hunk only when a changed line follows it. */
function continues(image: Image, at: number, header: HunkHeader | null): boolean {
  if (header === null) return true;
  const blank = /^\r?\n?$/;
  let next = at;
  while (next < image.count && blank.test(image.line(next))) next++;
  return next === at || (/^[+-]/.test(image.line(next)) && !beginsNext(image, next, false));
}
