import type { Row } from '../../patch/row.ts';

/** One stretch of changes of an update. Row texts are bytes with a line feed. */
export interface Chunk {
  /** The line after `@@`, sought first; null for a bare `@@`. */
  readonly anchor: string | null;
  readonly rows: readonly Row[];
  /** Closed by `*** End of File`: sought at the end. */
  readonly atEnd: boolean;
  /** 1-based lines of the edit that it spans. */
  readonly from: number;
  readonly to: number;
}

export type Operation =
  | { readonly kind: 'add'; readonly path: string; readonly text: string }
  | { readonly kind: 'delete'; readonly path: string }
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly moveTo: string | null;
      readonly chunks: readonly Chunk[];
    };

export type Parsed =
  | { readonly ok: true; readonly operations: readonly Operation[] }
  /** `line` is 1-based within the pasted text; null when the whole is meant. */
  | { readonly ok: false; readonly message: string; readonly line: number | null };
