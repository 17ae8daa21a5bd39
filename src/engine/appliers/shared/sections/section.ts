import type { Row } from '../../../patch/row.ts';

/** A stretch of an update between two `@@` lines. Row texts are bytes with a line feed. */
export interface Section {
  /** The texts after `@@`, one for each such line in a row; a bare `@@` gives none. */
  readonly anchors: readonly string[];
  /** How many `@@` lines stand above it, bare ones too. */
  readonly markers: number;
  /** The line below them. */
  readonly first?: string;
  readonly rows: readonly Row[];
  /** Closed by `*** End of File`. */
  readonly atEnd: boolean;
  /** 1-based lines of the edit that it spans. */
  readonly from: number;
  readonly to: number;
}

/**
 * The sections of one update, and the index of the line after them; or the tool's own words of refusal,
 * which are only said when the sections before have found their places.
 */
export type SectionsRead =
  | { readonly ok: true; readonly sections: readonly Section[]; readonly next: number }
  | { readonly ok: false; readonly message: string; readonly line: number; readonly sections: readonly Section[] };
