import type { ByteText } from '../../../text/bytes.ts';
import type { Entry } from '../entry.ts';
import type { Session } from '../session.ts';
import { isEpoch, nameBeforeTimestamp } from '../timestamps.ts';
import { type Fault, fatal } from './fault.ts';
import type { Input } from './input.ts';
import { inDirectory, type NameRule, quotedName, strippedName } from './names.ts';

/**
 * Reads the `---` and `+++` lines at `input.at` into the entry and moves behind them. Both lines together
 * say which name counts, and whether the file is created or deleted.
 */
export function readTraditionalHeader(session: Session, input: Input, entry: Entry): Fault | null {
  const middle = input.lineEnd();
  const end = input.lineEnd(middle);
  const first = sideAt(input, input.at + 4);
  const second = sideAt(input, middle + 4);
  guessStrip(session, first, second);
  const rule: NameRule = { strip: session.strip.value, directory: session.settings.directory, endsAtTab: true };
  const name = decide(entry, first, second, rule);
  if (name === null) {
    return fatal('no-name', `unable to find filename in patch ${input.where(input.line)}`, input.at);
  }
  input.at = end;
  input.line += 2;
  return null;
}

/** What follows `--- ` or `+++ `. */
interface Side {
  readonly text: ByteText;
  /** Byte offset of the line's rest in the text. */
  readonly at: number;
  readonly line: ByteText;
}

const sideAt = (input: Input, at: number): Side => ({
  text: input.text,
  at,
  line: input.text.slice(at, input.lineEnd(at)),
});

function decide(entry: Entry, first: Side, second: Side, rule: NameRule): ByteText | null {
  if (isDevNull(first)) {
    entry.isNew = 1;
    entry.isDelete = 0;
    entry.newName = datedName(second, rule, null);
    return entry.newName;
  }
  if (isDevNull(second)) {
    entry.isNew = 0;
    entry.isDelete = 1;
    entry.oldName = datedName(first, rule, null);
    return entry.oldName;
  }
  const name = datedName(second, rule, datedName(first, rule, null));
  if (isEpoch(first.line)) {
    entry.isNew = 1;
    entry.isDelete = 0;
    entry.newName = name;
  } else if (isEpoch(second.line)) {
    entry.isNew = 0;
    entry.isDelete = 1;
    entry.oldName = name;
  } else {
    entry.oldName = name;
    entry.newName = name;
  }
  return name;
}

const isDevNull = ({ line }: Side) => /^\/dev\/null[ \t\r\n]/.test(line);

/**
 * The name in a line that may end in a date. `fallback` (the other line's name) is taken when nothing is left,
 * and when it is the start of the name: `f.c` against `f.c.orig`.
 */
function datedName({ text, at, line }: Side, rule: NameRule, fallback: ByteText | null): ByteText | null {
  const quoted = quotedName(text, at, rule);
  if (quoted !== null) return quoted;
  const dated = nameBeforeTimestamp(line);
  const raw = line.slice(0, dated ?? line.search(/[\n\r\t]|$/));
  const bare = strippedName(raw, rule.strip);
  if (bare === null || bare === '') return fallback;
  if (fallback !== null && fallback.length < bare.length && bare.startsWith(fallback)) return fallback;
  return inDirectory(bare, rule.directory);
}

function guessStrip({ strip, prefix, settings }: Session, first: Side, second: Side): void {
  if (!strip.isGuess) return;
  const guess = (side: Side) => (isDevNull(side) ? -1 : slashesToDrop(side, prefix, settings.directory));
  const one = guess(first);
  const two = guess(second);
  // Only the first line may be without a guess: a deletion, whose second line is /dev/null, settles nothing.
  const agreed = one < 0 || one === two ? two : -1;
  if (agreed < 0) return;
  strip.value = agreed;
  strip.isGuess = false;
}

/**
 * The strip level at which the line names something here: 0 without a slash, or past the prefix; -1 unknown.
 * `--directory` is put in front first, so that nothing is guessed with it.
 */
function slashesToDrop(side: Side, prefix: ByteText, directory: ByteText): number {
  const name = datedName(side, { strip: 0, directory, endsAtTab: true }, null);
  if (name === null) return -1;
  const slash = name.indexOf('/');
  if (slash < 0) return 0;
  if (prefix === '') return -1;
  const depth = prefix.split('/').length - 1;
  if (name.startsWith(prefix)) return depth;
  return name.startsWith(prefix, slash + 1) ? depth + 1 : -1;
}
