import type { ByteText } from '../../../text/bytes.ts';
import type { Messages } from '../messages.ts';
import type { Input } from './input.ts';

/** Lines of each side, as counted from the body. */
export interface Counts {
  readonly oldCount: number;
  readonly newCount: number;
}

/**
 * `--recount`: counts the body that starts at byte `from`, up to the next `@@ ` or `diff `. Null, with a warning,
 * when a line that belongs to no hunk comes first: the header's counts then stand. A mail signature `-- ` is
 * counted as a removal.
 */
export function recount(input: Input, from: number, messages: Messages): Counts | null {
  const { text } = input;
  let oldCount = 0;
  let newCount = 0;
  for (let at = from; at < text.length; at = input.lineEnd(at)) {
    switch (text[at]) {
      case ' ':
      case '\n':
        oldCount++;
        newCount++;
        continue;
      case '-':
        oldCount++;
        continue;
      case '+':
        newCount++;
        continue;
      case '\\':
        continue;
    }
    if (ends(text, at)) break;
    messages.warning(`recount: unexpected line: ${text.slice(at, input.lineEnd(at))}`);
    return null;
  }
  return { oldCount, newCount };
}

const ends = (text: ByteText, at: number) => text.startsWith('@@ ', at) || text.startsWith('diff ', at);
