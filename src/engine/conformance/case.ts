import type { ByteText } from '../text/bytes.ts';

/** A run of a command in a directory: the patch comes on standard input, nobody is at a terminal. */
export interface Case {
  readonly files: ReadonlyMap<string, ByteText>;
  readonly patch: ByteText;
  readonly args: readonly string[];
  /** Given: the directory is a git repository with every file added, and with these contents beside them. */
  readonly versions?: readonly ByteText[];
}
