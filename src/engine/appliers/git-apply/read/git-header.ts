import type { Entry } from '../entry.ts';
import type { Session } from '../session.ts';
import { type Fault, fatal } from './fault.ts';
import { defaultName } from './git-name.ts';
import { headerFields } from './header-fields.ts';
import type { Input } from './input.ts';
import { untilNul } from './names.ts';

/** What a header line's handler may use beside the entry. */
export interface HeaderReading {
  readonly session: Session;
  readonly input: Input;
  readonly entry: Entry;
  /** The name on which both halves of the `diff --git` line agree. */
  readonly defaultName: string | null;
  /** Line that messages give; in 2.39.5 the one after `diff --git`, whichever line is at fault. */
  readonly faultLine: () => number;
}

/**
 * Reads a git header whose `diff --git` line is at `input.at`, and moves behind it. False: nothing followed
 * that belongs to it, and only its own line is consumed; names and flags then stay in the entry, as in git.
 */
export function readGitHeader(session: Session, input: Input, entry: Entry): boolean | Fault {
  entry.isNew = 0;
  entry.isDelete = 0;
  const { text } = input;
  const begin = input.at;
  const end = input.lineEnd();
  const line = text.slice(begin + 'diff --git '.length, end);
  const name = defaultName(line, session.strip.value, session.version);
  input.at = end;
  input.line++;
  const firstLine = input.line;
  const reading: HeaderReading = {
    session,
    input,
    entry,
    defaultName: name === null ? null : session.settings.directory + untilNul(name),
    faultLine: () => (session.version === 'newest' ? input.line : firstLine),
  };
  const fault = readFields(reading) ?? settleNames(reading);
  return fault ?? input.at > end;
}

function readFields(reading: HeaderReading): Fault | null {
  const { input, entry } = reading;
  let operationLine = 0;
  while (input.rest > 0) {
    const end = input.lineEnd();
    if (input.text[end - 1] !== '\n' || input.startsWith('@@ -')) break;
    const field = headerFields.find(([start]) => input.startsWith(start));
    if (field === undefined) break;
    const [start, read] = field;
    const fault = read(reading, input.text.slice(input.at + start.length, end));
    if (fault !== null) return fault;
    const operations = [entry.isDelete === 1, entry.isNew === 1, entry.isRename, entry.isCopy].filter(Boolean).length;
    if (operations > 0 && operationLine === 0) operationLine = input.line;
    if (operations > 1) return inconsistentLines(input, operationLine);
    input.at = end;
    input.line++;
  }
  return null;
}

const inconsistentLines = (input: Input, first: number): Fault =>
  fatal('names-disagree', `inconsistent header lines ${first} and ${input.line}`, input.at);

function settleNames({ session, input, entry, defaultName: name }: HeaderReading): Fault | null {
  const lacks = 'git diff header lacks filename information';
  const isNewest = session.version === 'newest';
  const at = isNewest ? ` ${input.where(input.line)}` : ` (line ${input.line})`;
  if (entry.oldName === null && entry.newName === null) {
    if (name === null) {
      const { value } = session.strip;
      const components = value === 1 ? 'component' : 'components';
      const text = `${lacks} when removing ${value} leading pathname ${components}${at}`;
      return fatal('no-name', text, input.at);
    }
    entry.oldName = name;
    entry.newName = name;
  }
  const isIncomplete =
    (entry.newName === null && entry.isDelete !== 1) || (entry.oldName === null && entry.isNew !== 1);
  if (isIncomplete) return fatal('no-name', `${lacks}${at}`, input.at);
  entry.isGit = true;
  return null;
}
