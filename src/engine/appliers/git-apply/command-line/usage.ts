import type { Version } from '../settings.ts';
import { type Declared, declaredIn } from './declared.ts';

const helpColumn = 26;

/** What `git apply -h` prints, and what follows an unknown option. Vector: usage-bad-option. */
export function usageText(version: Version): string {
  const rows = declaredIn(version).flatMap((option) => usageRows(option, version));
  return `usage: git apply [<options>] [<patch>...]\n\n${rows.join('')}\n`;
}

function usageRows(option: Declared, version: Version): string[] {
  if (option.help === null) return [];
  const showsNegation = version === 'newest' && option.isNegatable;
  const opposite = option.long?.startsWith('no-') ? option.long.slice(3) : null;
  const long = option.long && `--${showsNegation && opposite === null ? '[no-]' : ''}${option.long}`;
  const names = [option.short && `-${option.short}`, long].filter((name) => name !== null).join(', ');
  const value = option.value === null ? '' : ` <${option.value}>`;
  const row = usageRow(names + value, option.help, version);
  return showsNegation && opposite !== null
    ? [row, usageRow(`--${opposite}`, `opposite of --no-${opposite}`, version)]
    : [row];
}

/** Names that reach the column of the help push it to the next line; 2.39 wants two blanks between them. */
function usageRow(names: string, help: string, version: Version): string {
  const left = `    ${names}`;
  const gap = version === 'newest' ? 1 : 2;
  const indented = left.length + gap > helpColumn ? `${left}\n${' '.repeat(helpColumn)}` : left.padEnd(helpColumn);
  return `${indented}${help}\n`;
}
