import type { Detected } from './detected.ts';
import type { ReadHunk } from './hunk.ts';
import { readContext } from './read-context.ts';
import { readNormal } from './read-normal.ts';
import { readUnified } from './read-unified.ts';
import type { Session } from './session.ts';

/** Reads the next hunk in the syntax of its patch. */
export function readHunk({ reader, settings }: Session, { kind }: Detected): ReadHunk {
  switch (kind) {
    case 'unified':
      return readUnified(reader, settings.version === '2.8');
    case 'context':
    case 'new-context':
      return readContext(reader);
    case 'ed':
      return { kind: 'end' };
    case 'normal':
      return readNormal(reader);
  }
}
