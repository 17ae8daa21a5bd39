import type { ByteText } from '../../../text/bytes.ts';
import type { Problem } from '../../run.ts';

/** What git may find wrong with a patch, in our words: what it is, and what to do. */
const told = {
  'corrupt-hunk': {
    sentence: 'A hunk breaks off here: its header promises other lines than follow, or a line begins with no sign.',
    remedy: 'Count the lines of the hunk again, or let --recount do it.',
  },
  'stray-hunk': {
    sentence: 'A hunk starts here, but no --- and +++ lines say which file it is for.',
    remedy: 'Put a file header in front, or correct the counts of the hunk before it.',
  },
  'no-name': {
    sentence: 'No file name is left in this header once leading directories are dropped.',
    remedy: 'Give the right -p.',
  },
  'names-disagree': {
    sentence: 'The lines of this git header contradict each other about the file.',
    remedy: 'Make the names agree, with /dev/null only beside "new file mode" or "deleted file mode".',
  },
  'bad-mode': {
    sentence: 'A mode in this header is not an octal number.',
    remedy: 'Write it as git does: 100644 or 100755.',
  },
  'sides-disagree': {
    sentence: 'A created file cannot have old lines, nor a deleted one new lines.',
    remedy: 'Correct the /dev/null side, or the counts of the hunk.',
  },
  'only-garbage': {
    sentence: 'This header is followed by nothing that could be applied.',
    remedy: 'Add the hunks, or remove the header.',
  },
  'broken-binary': {
    sentence: 'The binary data of this file cannot be decoded.',
    remedy: 'Make the patch again with git diff --binary, and do not let mail reflow it.',
  },
} as const;

export type FaultCode = keyof typeof told;

/**
 * Why reading stopped. 'fatal': nothing of this input is used. 'broken': a binary section that cannot be
 * read; the entries before it stay. `text` follows `error: `; `at` is a byte offset of the input.
 */
export interface Fault {
  readonly kind: 'fatal' | 'broken';
  readonly code: FaultCode;
  readonly text: ByteText;
  readonly at: number;
}

export const fatal = (code: FaultCode, text: ByteText, at: number): Fault => ({ kind: 'fatal', code, text, at });

export const isFault = (value: object): value is Fault => 'code' in value;

/** The fault for people; `line` is its true line in the input. */
export const problemOf = ({ code }: Fault, line: number): Problem => ({ code, line, ...told[code] });
