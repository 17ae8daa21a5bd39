import type { ByteText } from '../../text/bytes.ts';
import type { Entry, Syntax } from './entry.ts';
import type { Random } from './random.ts';

const epoch = '1970-01-01 00:00:00.000000000 +0000';
const date = '2024-03-05 06:07:08.123456789 +0000';

/** How the names of a patch are written: with how many components in front, and in which header. */
export interface Style {
  readonly header: 'plain' | 'dated' | 'git' | 'index' | 'none';
  readonly oldPrefix: string;
  readonly newPrefix: string;
  /** What `-p` takes away. */
  readonly strip: number;
}

export function styleOf(random: Random): Style {
  const [oldPrefix, newPrefix, strip] = random.weighted<[string, string, number]>(
    [10, ['a/', 'b/', 1]],
    [4, ['', '', 0]],
    [1, ['x/y/', 'x/y/', 2]],
    [1, ['a//', 'b/./', 1]],
    [1, ['/nowhere/', '/nowhere/', 2]],
  );
  const header = random.weighted<Style['header']>([5, 'plain'], [4, 'git'], [3, 'dated'], [1, 'index'], [0.3, 'none']);
  return { header, oldPrefix, newPrefix, strip };
}

/** The lines before the hunks of an entry. */
export function headerText(random: Random, entry: Entry, syntax: Syntax, style: Style): ByteText {
  const { kind } = entry;
  const name = (text: ByteText) => (style.header === 'git' ? quotedName(random, text) : text);
  const oldName = name(style.oldPrefix + entry.path);
  const newName = name(style.newPrefix + entry.newPath);
  const nothing = style.header === 'git' || random.chance(0.6);
  const from = kind === 'create' && nothing ? '/dev/null' : oldName;
  const to = kind === 'delete' && nothing ? '/dev/null' : newName;
  const oldTail = tail(random, style, kind === 'create');
  const newTail = tail(random, style, kind === 'delete');
  const [oldMark, newMark] = syntax === 'context' ? ['***', '---'] : ['---', '+++'];
  const named = syntax === 'normal' ? '' : `${oldMark} ${from}${oldTail}\n${newMark} ${to}${newTail}\n`;
  switch (style.header) {
    case 'none':
      return '';
    case 'git':
      return gitLines(random, entry, oldName, newName) + (entry.hunks === '' ? '' : named);
    case 'index':
      return `Index: ${entry.path}\n${'='.repeat(67)}\n${named}`;
    default:
      return syntax === 'normal' ? `diff ${oldName} ${newName}\n` : named;
  }
}

function tail(random: Random, { header }: Style, isNothing: boolean): string {
  if (header === 'dated') return `\t${isNothing && random.chance(0.7) ? epoch : date}`;
  return header === 'index' ? '\t(revision 7)' : '';
}

/** A name as git writes it: quoted when it holds anything but printable ASCII. */
export const quotedName = (random: Random, name: ByteText): ByteText => {
  if (!/["\\\x00-\x1f\x7f-\xff]/.test(name) || random.chance(0.1)) return name;
  const octal = (byte: string) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`;
  return `"${name.replace(/["\\]/g, '\\$&').replace(/[\x00-\x1f\x7f-\xff]/g, octal)}"`;
};

function gitLines(random: Random, { kind, path, newPath }: Entry, oldName: string, newName: string): ByteText {
  const lines = [`diff --git ${oldName} ${newName}`];
  if (kind === 'create') lines.push('new file mode 100644');
  if (kind === 'delete') lines.push('deleted file mode 100644');
  if (kind === 'rename' || kind === 'copy') {
    lines.push(
      'similarity index 90%',
      `${kind} from ${quotedName(random, path)}`,
      `${kind} to ${quotedName(random, newPath)}`,
    );
  }
  if (kind === 'modify' && random.chance(0.06)) lines.push('old mode 100644', 'new mode 100755');
  if (random.chance(0.6)) lines.push(`index 1234567..89abcde${kind === 'modify' ? ' 100644' : ''}`);
  return `${lines.join('\n')}\n`;
}
