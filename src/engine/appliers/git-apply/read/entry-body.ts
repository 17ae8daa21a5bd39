import { readBinary } from '../binary/read.ts';
import type { Entry } from '../entry.ts';
import type { Session } from '../session.ts';
import { type Fault, fatal } from './fault.ts';
import { readHunk } from './hunk.ts';
import type { Input } from './input.ts';

/** Least that must remain for another hunk. */
const hunkRoom = 4;

/** Reads what follows a header: its hunks, a binary section, or nothing. Whether an unused entry reads well matters too. */
export function readBody(session: Session, input: Input, entry: Entry): Fault | null {
  while (input.rest > hunkRoom && input.startsWith('@@ -')) {
    const fault = readHunk(session, input, entry);
    if (fault !== null) return fault;
  }
  const fault = settle(entry, input);
  return fault ?? (entry.hunks.length > 0 ? null : readWithoutHunks(session, input, entry));
}

/** A traditional header leaves creation and deletion open until the hunks are known. */
function settle(entry: Entry, input: Input): Fault | null {
  const { hunks } = entry;
  const oldLines = hunks.reduce((sum, { oldCount }) => sum + oldCount, 0);
  const newLines = hunks.reduce((sum, { newCount }) => sum + newCount, 0);
  if (entry.isNew === -1 && (oldLines > 0 || hunks.length > 1)) entry.isNew = 0;
  if (entry.isDelete === -1 && (newLines > 0 || hunks.length > 1)) entry.isDelete = 0;
  const fault = (text: string) => fatal('sides-disagree', text, input.at);
  if (entry.isNew === 1 && oldLines > 0) return fault(`new file ${entry.newName} depends on old contents`);
  if (entry.isDelete === 1 && newLines > 0) return fault(`deleted file ${entry.oldName} still has contents`);
  return null;
}

function readWithoutHunks(session: Session, input: Input, entry: Entry): Fault | null {
  if (input.startsWith('GIT binary patch\n')) return readBinarySection(session, input, entry);
  const end = input.lineEnd();
  const line = input.text.slice(input.at, end);
  if (/^(?:Binary files|Files) [^\n]* differ\n$/.test(line)) {
    entry.binary = { forward: null, reverse: null };
    input.at = end;
    input.line++;
    return null;
  }
  if ((session.applies || session.settings.checks) && !changesMetadata(entry)) {
    return fatal('only-garbage', `patch with only garbage ${input.where(input.line)}`, input.at);
  }
  return null;
}

function readBinarySection(session: Session, input: Input, entry: Entry): Fault | null {
  const section = readBinary(input.text, input.at);
  if (section.kind === 'broken') {
    for (const error of section.errors) session.messages.error(error);
    const shown = section.shown === null ? '' : `: ${section.shown}`;
    const text = `${section.fault} ${input.where(input.line + section.line)}${shown}`;
    return { kind: 'broken', code: 'broken-binary', text, at: input.at };
  }
  entry.binary = section.body;
  input.at = section.end;
  input.line += section.lines;
  return null;
}

const changesMetadata = (entry: Entry) =>
  entry.isRename ||
  entry.isCopy ||
  entry.isNew === 1 ||
  entry.isDelete !== 0 ||
  (entry.oldMode !== 0 && entry.newMode !== 0 && entry.oldMode !== entry.newMode);
