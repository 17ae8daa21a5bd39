import { type Entry, newEntry } from '../entry.ts';
import type { Session } from '../session.ts';
import { type Fault, fatal } from './fault.ts';
import { readGitHeader } from './git-header.ts';
import { hunkHeader } from './hunk-header.ts';
import type { Input } from './input.ts';
import { readTraditionalHeader } from './traditional-header.ts';

/** Shortest line that may begin a header; shorter ones are passed over. */
const shortest = 6;
/** Least that must follow the `+++` line: the shortest hunk header. */
const hunkRoom = 14;

/**
 * Finds the next header from `input.at` on, reads it and moves behind it. Mail text, signatures and anything
 * else that is no header is passed over without a word. Null: there is no further header.
 */
export function nextHeader(session: Session, input: Input): Entry | Fault | null {
  const { text } = input;
  const entry = newEntry(input.name);
  while (input.at < text.length) {
    const end = input.lineEnd();
    const length = end - input.at;
    if (length >= shortest) {
      if (input.startsWith('@@ -') && hunkHeader(text, input.at) !== null) return strayHunk(input, end);
      if (input.rest < length + shortest) return null;
      if (input.startsWith('diff --git ')) {
        const found = readGitHeader(session, input, entry);
        if (found === true) return entry;
        if (found !== false) return found;
        // Git has counted the line already and counts it again: later line numbers are one too high.
        input.line++;
        continue;
      }
      if (beginsTraditional(input, end)) return readTraditionalHeader(session, input, entry) ?? entry;
    }
    input.at = end;
    input.line++;
  }
  return null;
}

function strayHunk(input: Input, end: number): Fault {
  const line = input.text.slice(input.at, end - 1);
  return fatal('stray-hunk', `patch fragment without header ${input.where(input.line)}: ${line}`, input.at);
}

function beginsTraditional(input: Input, second: number): boolean {
  if (!input.startsWith('--- ') || !input.startsWith('+++ ', second)) return false;
  const third = input.lineEnd(second);
  const room = third - second + hunkRoom;
  return input.rest >= room && input.startsWith('@@ -', third);
}
