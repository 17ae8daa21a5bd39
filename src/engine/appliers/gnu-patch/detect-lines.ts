import type { ByteText } from '../../text/bytes.ts';

/** Columns of blanks and `X` before a line's text, and where the text begins. */
export function indentOf(line: ByteText): { readonly columns: number; readonly at: number } {
  let columns = 0;
  let at = 0;
  for (; ; at++) {
    const code = line.charCodeAt(at);
    if (code === 0x20 || code === 0x58) columns++;
    else if (code === 0x09) columns += 8 - (columns % 8);
    else return { columns, at };
  }
}

/** A line that may begin a hunk of a normal diff: whether its numbers are all there is not looked at yet. */
export const isNormalCommand = (text: ByteText): boolean => /^\d[\d,]*[acd][\d,]*[ \t]*\r?\n$/.test(text);

/** Which sides of a unified hunk header start at line 0. */
export function startsAtZero(text: ByteText): { readonly old: boolean; readonly new: boolean } {
  const [, old = '', next = ''] = /^@@ -(0(?!\d))?[^ \n]* *(\+0(?!\d))?/.exec(text)!;
  return { old: old !== '', new: next !== '' };
}
