import { fromBytes } from '../../text/bytes.ts';
import { no, type Said, yes } from '../shared/answer-call.ts';
import { resolved } from '../shared/workspace.ts';
import { type Desk, isDirectory, textOf } from './desk.ts';
import { numberedLines } from './snippet.ts';

/** The lines of a file, or of its part; or the files below a directory. */
export function view(desk: Desk): Said {
  const { view_range: range } = desk.fields;
  const asked = Array.isArray(range) && range.length > 0 ? range : null;
  if (isDirectory(desk.workspace, desk.path)) {
    return asked === null
      ? yes(listing(desk))
      : no('The `view_range` parameter is not allowed when `path` points to a directory.');
  }
  const text = textOf(desk);
  if (asked === null) return yes(numberedLines(desk.shown, text, 1));
  const lines = text.split('\n');
  const fault = rangeFault(asked, lines.length);
  if (fault !== null) return no(fault);
  const [from, to] = asked as [number, number];
  return yes(numberedLines(desk.shown, lines.slice(from - 1, to === -1 ? lines.length : to).join('\n'), from));
}

/** What is wrong with a range of lines (from 1) of a file of `count` lines; null when nothing is. */
function rangeFault(range: readonly unknown[], count: number): string | null {
  const [from, to] = range;
  if (range.length !== 2 || !Number.isInteger(from) || !Number.isInteger(to)) {
    return 'Invalid `view_range`. It should be a list of two integers.';
  }
  const [first, last] = range as [number, number];
  const invalid = `Invalid \`view_range\`: [${first}, ${last}]. Its`;
  if (first < 1 || first > count) {
    return `${invalid} first element \`${first}\` should be within the range of lines of the file: [1, ${count}]`;
  }
  if (last > count) {
    return `${invalid} second element \`${last}\` should be smaller than the number of lines in the file: \`${count}\``;
  }
  if (last !== -1 && last < first) {
    return `${invalid} second element \`${last}\` should be larger or equal than its first \`${first}\``;
  }
  return null;
}

/** Two levels without what is hidden. The tool prints them in the order of the file system, which is not known here. */
function listing({ workspace, path, shown }: Desk): string {
  const base = resolved(path) === '' ? [] : fromBytes(resolved(path)).split('/');
  const found = new Set<string>();
  for (const file of workspace.paths()) {
    const parts = file.split('/');
    if (!base.every((part, i) => parts[i] === part)) continue;
    const below = parts.slice(base.length);
    const hidden = below.findIndex((part) => part.startsWith('.'));
    const depth = Math.min(2, hidden < 0 ? below.length : hidden, below.length);
    for (let i = 1; i <= depth; i++) found.add(below.slice(0, i).join('/'));
  }
  const names = [...found].sort(byComponents).map((name) => `${shown}/${name}\n`);
  return `Here's the files and directories up to 2 levels deep in ${shown}, excluding hidden items:\n${shown}\n${names.join('')}\n`;
}

const byComponents = (a: string, b: string) => {
  const [left, right] = [a, b].map((name) => name.replaceAll('/', '\0'));
  return left! < right! ? -1 : 1;
};
