import type { ByteText } from '../../text/bytes.ts';
import type { Change } from './edits.ts';
import type { Lines } from './texts.ts';
import { rowText } from './write-unified.ts';

/** Changes as plain `diff` writes them. */
export function normalHunks(lines: Lines, changes: readonly Change[]): ByteText {
  let grown = 0;
  return changes
    .map(({ at, removed, inserted }) => {
      const old = range(removed === 0 ? at : at + 1, removed);
      const next = range(at + grown + (inserted.length === 0 ? 0 : 1), inserted.length);
      grown += inserted.length - removed;
      const command = removed === 0 ? 'a' : inserted.length === 0 ? 'd' : 'c';
      const before = lines.slice(at, at + removed).map((line) => rowText('< ', line));
      const after = inserted.map((line) => rowText('> ', line));
      return [`${old}${command}${next}\n`, ...before, ...(command === 'c' ? ['---\n'] : []), ...after].join('');
    })
    .join('');
}

const range = (start: number, count: number) => (count <= 1 ? `${start}` : `${start},${start + count - 1}`);
