import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';
import type { Session } from '../session.ts';
import { type Fault, fatal } from './fault.ts';
import { hunkHeader } from './hunk-header.ts';
import type { Input } from './input.ts';
import { judgeLine } from './judge-line.ts';
import { recount } from './recount.ts';

/** Shortest line that counts as `\ No newline at end of file`. */
const markerLength = 12;

/** Reads the hunk at `input.at` into the entry and moves behind it. */
export function readHunk(session: Session, input: Input, entry: Entry): Fault | null {
  const numbers = hunkHeader(input.text, input.at);
  if (numbers === null || (numbers.isHuge && session.version === 'newest')) return corrupt(input);
  const at = input.at;
  const line = input.line;
  input.at = input.lineEnd();
  input.line++;
  const recounted = session.settings.recount ? recount(input, input.at, session.messages) : null;
  const { oldCount, newCount } = recounted ?? numbers;
  const body = readBody(session, input, entry, { oldCount, newCount });
  if (body === null) return corrupt(input);
  const text = input.text.slice(at, input.at);
  const { oldStart, newStart, section } = numbers;
  const patchLine = input.trueLine(at);
  entry.hunks.push({ text, at, patchLine, line, section, oldStart, oldCount, newStart, newCount, ...body });
  return null;
}

const corrupt = (input: Input): Fault => fatal('corrupt-hunk', `corrupt patch ${input.where(input.line)}`, input.at);

interface Body {
  readonly leading: number;
  readonly trailing: number;
}

/** Null: a line that cannot belong to the hunk (at `input.at`), counts that are not used up, or no change at all. */
function readBody(
  session: Session,
  input: Input,
  entry: Entry,
  counts: { readonly oldCount: number; readonly newCount: number },
): Body | null {
  const { text } = input;
  let old = counts.oldCount;
  let new_ = counts.newCount;
  let leading = 0;
  let trailing = 0;
  let added = 0;
  let deleted = 0;
  while (input.at < text.length && (old !== 0 || new_ !== 0)) {
    const end = input.lineEnd();
    if (text[end - 1] !== '\n') return null;
    const sign = text[input.at];
    if (sign === '\\') {
      if (session.version === 'newest' || !isMarker(text, input.at, end)) return null;
    } else if (sign === ' ' || sign === '\n') {
      old--;
      new_--;
      if (added + deleted === 0) leading++;
      trailing++;
    } else if (sign === '-') {
      old--;
      deleted++;
      trailing = 0;
    } else if (sign === '+') {
      new_--;
      added++;
      trailing = 0;
    } else return null;
    if (sign !== '\\') judgeLine(session, input, entry, end);
    input.at = end;
    input.line++;
    if (session.version === 'newest' && skipMarker(input)) input.line++;
  }
  if (old !== 0 || new_ !== 0) return null;
  if (added + deleted === 0 && !session.settings.recount) return null;
  // In 2.39.5 the marker that ends a hunk is not counted: line numbers after it are one too low.
  if (session.version !== 'newest' && input.rest > markerLength && input.startsWith('\\ ')) input.at = input.lineEnd();
  entry.added += added;
  entry.deleted += deleted;
  return { leading, trailing };
}

const isMarker = (text: ByteText, at: number, end: number) => text.startsWith('\\ ', at) && end - at >= markerLength;

function skipMarker(input: Input): boolean {
  const end = input.lineEnd();
  if (!isMarker(input.text, input.at, end)) return false;
  input.at = end;
  return true;
}
