import { type ByteText, isUtf8 } from '../../engine/index.ts';

/** Of longer texts the beginning is looked at: this is said at every keystroke. */
const largest = 4_000_000;

/** What a person must know about how lines end and how bytes are shown; empty when all is ordinary. */
export function remarks(text: ByteText): string[] {
  if (text.length > largest) return remarks(text.slice(0, text.lastIndexOf('\n', largest - 1) + 1));
  const lineFeeds = count(text, '\n');
  const both = count(text, '\r\n');
  return [
    both > 0 && both === lineFeeds ? 'CR LF' : '',
    both > 0 && both < lineFeeds ? `mixed line ends: ${both} CR LF, ${lineFeeds - both} LF` : '',
    /\r(?!\n)/.test(text) ? 'carriage returns inside lines' : '',
    text.startsWith('\xef\xbb\xbf') ? 'byte order mark' : '',
    text !== '' && !text.endsWith('\n') ? 'no newline at the end' : '',
    text.includes('\0') ? 'NUL bytes' : '',
    isUtf8(text) ? '' : 'not UTF-8: shown byte by byte, kept unchanged',
  ].filter((remark) => remark !== '');
}

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found++;
  return found;
}
