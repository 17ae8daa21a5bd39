import type { ByteText, FormatId } from '../../engine/index.ts';
import { readingOf } from '../reading.ts';

/** Only unified diffs have headers whose arithmetic can be wrong. `format` is what the edit is taken for. */
export const hasHeaders = (format: FormatId | null): boolean => format === 'unified';

/** How many faults the headers and bodies of the edit have. */
export const headerFaults = (edit: ByteText, format: FormatId | null): number =>
  hasHeaders(format) ? readingOf(edit).problems.length : 0;

/** The first of them. */
export const firstFault = (edit: ByteText, format: FormatId | null) =>
  hasHeaders(format) ? (readingOf(edit).problems[0] ?? null) : null;
