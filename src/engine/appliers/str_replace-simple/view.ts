import { barePythonLines } from '../../text/blanks.ts';
import type { Said } from '../shared/answer-call.ts';
import type { Fields } from '../shared/call.ts';
import type { Workspace } from '../shared/workspace.ts';

/** The lines of a file, numbered from 1, or of its part; or what lies in a directory. Pictures are not shown. */
export function view(workspace: Workspace, fields: Fields, path: string): Said {
  if (workspace.isDirectory(path)) return { ok: true, message: listing(workspace, path) };
  const text = workspace.read(path);
  if (text === null) return { ok: false, message: `${path} does not exist` };
  if (path.toLowerCase().endsWith('.pdf')) return { ok: true, message: `${path} (PDF)` };
  const lines = barePythonLines(text.replace(/\r\n?/g, '\n'));
  const [from, to] = rangeOf(fields.view_range, lines.length);
  const shown = lines.slice(from - 1, to).map((line, i) => `${String(from + i).padStart(6)}\t${line}`);
  return { ok: true, message: `${path} (lines ${from}-${to} of ${lines.length})\n${shown.join('\n')}` };
}

/** From 1, both included; −1 is the last line. What lies beyond the file is cut off. */
function rangeOf(asked: unknown, count: number): readonly [number, number] {
  const [from, to] = Array.isArray(asked) ? asked : [];
  if (typeof from !== 'number' || typeof to !== 'number') return [1, count];
  return [Math.max(1, from), to === -1 ? count : Math.min(count, to)];
}

function listing(workspace: Workspace, path: string): string {
  const base = path === '.' ? '' : `${path}/`;
  const names = workspace
    .paths()
    .filter((file) => file.startsWith(base))
    .map((file) => /^[^/]*\/?/.exec(file.slice(base.length))![0]);
  return `${path}/\n${[...new Set(names)].sort().join('\n') || '(empty)'}`;
}
