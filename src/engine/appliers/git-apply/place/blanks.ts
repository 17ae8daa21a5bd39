import type { LineRule } from '../../../search/line-rules.ts';
import type { ByteText } from '../../../text/bytes.ts';

/** What git's line hash looks at: everything but spaces, tabs and line ends. */
export const withoutBlanks = (line: ByteText): ByteText => line.replace(/[ \t\r\n]+/g, '');

/** The screen that every line must pass whatever else is compared. Never named in a trace. */
export const screened: LineRule = { id: 'screened', forgives: 'all blanks', key: withoutBlanks };
