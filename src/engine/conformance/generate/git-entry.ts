import type { ByteText } from '../../text/bytes.ts';
import { binarySection, blobId } from './binary-section.ts';
import { changed, changesOf } from './edits.ts';
import { quotedName } from './headers.ts';
import { hunksOf } from './hunks.ts';
import type { Random } from './random.ts';
import type { Lines } from './texts.ts';
import { unifiedHunks } from './write-unified.ts';

/** A file as git knows it. `mode` is octal, as in "100644". */
export interface GitFile {
  readonly lines: Lines;
  readonly mode: string;
}

/** One entry of a git diff: what a path was, and what it has become; null where there is no file. */
export interface GitChange {
  readonly oldPath: string;
  readonly newPath: string;
  readonly before: GitFile | null;
  readonly after: GitFile | null;
  readonly kind: 'modify' | 'rename' | 'copy';
  readonly body: 'text' | 'binary' | 'differ';
}

/** The parts of names before the path, and how much context hunks have. */
export interface GitStyle {
  readonly oldPrefix: string;
  readonly newPrefix: string;
  readonly context: number;
}

/** An edited text and its hunks. `spoil` may change the lines that are put in. */
export function editOf(
  random: Random,
  lines: Lines,
  context: number,
  spoil: (line: ByteText) => ByteText,
): { readonly lines: Lines; readonly hunks: ByteText } {
  const atEnd = random.chance(0.08) && lines.at(-1)?.endsWith('\n') === true;
  const changes = atEnd
    ? [
        {
          at: lines.length,
          removed: 0,
          inserted: random.times(random.int(1, 3), () => random.pick(['\n', ' \n', 'x\n'])),
        },
      ]
    : changesOf(random, lines).map((change) => ({ ...change, inserted: change.inserted.map(spoil) }));
  return {
    lines: changed(lines, changes),
    hunks: unifiedHunks(hunksOf(lines, changes, context, random.pick(sections))),
  };
}

const sections = ['', '', '', 'def f():', 'x '];

/** The entry's header, and its binary section; `hunks` are those from the old text to the new. */
export function gitEntry(random: Random, change: GitChange, style: GitStyle, hunks: ByteText): ByteText {
  const { before, after, body } = change;
  const name = (text: string) => quotedName(random, text);
  const oldName = name(style.oldPrefix + change.oldPath);
  const newName = name(style.newPrefix + change.newPath);
  const header = [`diff --git ${oldName} ${newName}`, ...modeLines(random, change, name), ...indexLine(random, change)];
  const [from, to] = [before === null ? '/dev/null' : oldName, after === null ? '/dev/null' : newName];
  const [old, next] = [textOf(before), textOf(after)];
  const isSame = old === next;
  const rest =
    body === 'differ'
      ? `Binary files ${from} and ${to} differ\n`
      : body === 'binary'
        ? isSame
          ? ''
          : binarySection(random, old, next)
        : hunks === ''
          ? ''
          : `--- ${from}\n+++ ${to}\n${hunks}`;
  return `${header.join('\n')}\n${rest}`;
}

export const textOf = (file: GitFile | null): ByteText => file?.lines.join('') ?? '';

function modeLines(
  random: Random,
  { before, after, kind, oldPath, newPath }: GitChange,
  name: (text: string) => string,
): string[] {
  const lines: string[] = [];
  if (before === null) lines.push(`new file mode ${after!.mode}`);
  else if (after === null) lines.push(`deleted file mode ${before.mode}`);
  else if (before.mode !== after.mode) lines.push(`old mode ${before.mode}`, `new mode ${after.mode}`);
  if (kind !== 'modify') {
    lines.push(
      `similarity index ${random.int(50, 100)}%`,
      `${kind} from ${name(oldPath)}`,
      `${kind} to ${name(newPath)}`,
    );
  }
  if (kind === 'modify' && random.chance(0.03)) lines.push(`dissimilarity index ${random.int(0, 100)}%`);
  return lines;
}

/** Ids in full where a binary section needs them, and now and then elsewhere; mostly they are the right ones. */
function indexLine(random: Random, { before, after, body, kind }: GitChange): string[] {
  const isFull = body === 'binary' ? random.chance(0.9) : random.chance(0.15);
  if (!isFull && random.chance(0.3)) return [];
  const id = (file: GitFile | null) => {
    const whole = file === null ? '0'.repeat(40) : random.chance(0.95) ? blobId(textOf(file)) : 'ab'.repeat(20);
    return isFull ? whole : whole.slice(0, 7);
  };
  const keepsMode = before !== null && after !== null && before.mode === after.mode;
  const mode = keepsMode && (kind === 'modify' || random.chance(0.8)) ? ` ${before.mode}` : '';
  return [`index ${id(before)}..${id(after)}${mode}`];
}
