import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { fileNameAbove } from './filename.ts';

/** A SEARCH/REPLACE block of a chat reply. */
export interface Block {
  readonly path: string;
  readonly search: string;
  readonly replacement: string;
  /** 1-based lines of the reply. */
  readonly from: number;
  readonly to: number;
}

export type ReadBlocks =
  | { readonly ok: true; readonly blocks: readonly Block[] }
  | { readonly ok: false; readonly message: string; readonly line: number };

const isHead = (line: string | undefined) => /^<{5,9} SEARCH>?\s*$/.test(pythonStrip.both(line ?? ''));
const isDivider = (line: string | undefined) => /^={5,9}\s*$/.test(pythonStrip.both(line ?? ''));
const isEnd = (line: string | undefined) => /^>{5,9} REPLACE\s*$/.test(pythonStrip.both(line ?? ''));
const shell = /^```(bash|sh|shell|cmd|batch|powershell|ps1|zsh|fish|ksh|csh|tcsh)/;

const missingName = 'Bad/missing filename. The filename must be alone on the line before the opening fence ```';

/** Reads the blocks of a reply. `known` are the files of the chat. Shell commands in fences are passed over. */
export function readBlocks(reply: string, known: readonly string[]): ReadBlocks {
  const lines = pythonLines(reply);
  const blocks: Block[] = [];
  let path: string | null = null;
  for (let i = 0; i < lines.length; i++) {
    if (shell.test(pythonStrip.both(lines[i]!)) && !isHead(lines[i + 1]) && !isHead(lines[i + 2])) {
      i = closingFence(lines, i + 1);
      continue;
    }
    if (!isHead(lines[i])) continue;
    const from = i;
    path = fileNameAbove(lines.slice(Math.max(0, i - 3), i), isDivider(lines[i + 1]) ? [] : known) ?? path;
    if (path === null) return refuse(lines, i, missingName);
    const divider = next(lines, i + 1, isDivider);
    if (divider === null) return refuse(lines, lines.length, 'Expected `=======`');
    const end = next(lines, divider + 1, (line) => isEnd(line) || isDivider(line));
    if (end === null) return refuse(lines, lines.length, 'Expected `>>>>>>> REPLACE` or `=======`');
    const search = lines.slice(from + 1, divider).join('');
    const replacement = lines.slice(divider + 1, end).join('');
    blocks.push({ path, search, replacement, from: from + 1, to: end + 1 });
    i = end;
  }
  return { ok: true, blocks };
}

/** The line that closes a fence, or the last line. */
function closingFence(lines: readonly string[], from: number): number {
  const at = lines.findIndex((line, i) => i >= from && pythonStrip.both(line).startsWith('```'));
  return at < 0 ? lines.length : at;
}

function next(lines: readonly string[], from: number, test: (line: string) => boolean): number | null {
  for (let i = from; i < lines.length; i++) if (test(lines[i]!)) return i;
  return null;
}

/** The tool shows what it has read so far, and what it wanted. */
function refuse(lines: readonly string[], at: number, wanted: string): ReadBlocks {
  const read = lines.slice(0, at + 1).join('');
  return { ok: false, message: `${read}\n^^^ ${wanted}`, line: Math.min(at + 1, lines.length) };
}
