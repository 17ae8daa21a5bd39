import type { Detected } from './detected.ts';
import { fatal, type ReadHunk } from './hunk.ts';
import { readUnified } from './read-unified.ts';
import type { Session } from './session.ts';

/** Reads the next hunk in the syntax of its patch. */
export function readHunk({ reader, settings }: Session, { kind }: Detected): ReadHunk {
  switch (kind) {
    case 'unified':
      return readUnified(reader, settings.version === '2.8');
    default:
      return fatal('not yet');
  }
}
