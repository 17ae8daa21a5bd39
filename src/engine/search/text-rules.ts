import { pythonStrip, rustTrim } from '../text/blanks.ts';
import { type ByteText, fromBytes } from '../text/bytes.ts';
import type { LineRule } from './line-rules.ts';

function withoutEnd(line: ByteText): ByteText {
  if (!line.endsWith('\n')) return line;
  return line.slice(0, line.endsWith('\r\n') ? -2 : -1);
}

/** A rule of a tool that reads characters: the line without its ending, decoded, then reduced. */
const textRule = (id: string, forgives: string, reduce: (line: string) => string): LineRule => ({
  id,
  forgives,
  key: (line: ByteText) => reduce(fromBytes(withoutEnd(line))),
});

/** Typographic dashes, quotes and spaces as their plain ASCII kin, one character for one. */
export const foldPunctuation = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/[\u00a0\u2002-\u200a\u202f\u205f\u3000]/g, ' ');

/** The characters of the line, its ending aside. */
export const characters = textRule('characters', '', (line) => line);

/** A line of a tool that cuts at line feeds alone: a carriage return before one is a character of the line. */
export const fedLine: LineRule = {
  id: 'fed-line',
  forgives: 'a line feed missing at the end of the file',
  key: (line) => (line.endsWith('\n') ? line.slice(0, -1) : line),
};

export const trimmedEndRust = textRule('trimmed-end-rust', 'blanks at the end', rustTrim.end);
export const trimmedRust = textRule('trimmed-rust', 'blanks at both ends', rustTrim.both);
export const foldedRust = textRule('folded-rust', 'blanks at both ends and typographic punctuation', (line) =>
  foldPunctuation(rustTrim.both(line)),
);
export const trimmedEndPython = textRule('trimmed-end-python', 'blanks at the end', pythonStrip.end);
export const trimmedPython = textRule('trimmed-python', 'blanks at both ends', pythonStrip.both);
export const trimmedEndJs = textRule('trimmed-end-js', 'blanks at the end', (line) => line.trimEnd());
export const trimmedJs = textRule('trimmed-js', 'blanks at both ends', (line) => line.trim());
export const collapsedJs = textRule('collapsed-js', 'the amount of blank space', (line) =>
  line.replace(/\s+/g, ' ').trim(),
);
export const inkJs = textRule('ink-js', 'blanks', (line) => line.replace(/\s+/g, ''));
export const trimmedStartJs = textRule('trimmed-start-js', 'indentation', (line) => line.trimStart());
export const trimmedStartPython = textRule('trimmed-start-python', 'indentation', pythonStrip.start);
/** Lines of only blanks are alike, others equal as they are. */
export const blankLinesAlike = textRule('blank-lines-alike', 'what blanks an empty line holds', (line) =>
  pythonStrip.both(line) === '' ? '' : line,
);

/** As Cline reads: composed characters, plain dashes, quotes and spaces, and no backslash before a quote. */
const plainForCline = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u00ab\u00bb\u201c-\u201e]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\\([`'"])/g, '$1');

export const plainCline = textRule('plain-cline', 'typographic signs and escaped quotes', plainForCline);
export const trimmedEndCline = textRule('trimmed-end-cline', 'blanks at the end and typographic signs', (line) =>
  plainForCline(line).trimEnd(),
);
export const trimmedCline = textRule('trimmed-cline', 'blanks at both ends and typographic signs', (line) =>
  plainForCline(line).trim(),
);

export const textRules: readonly LineRule[] = [
  characters,
  fedLine,
  trimmedEndRust,
  trimmedRust,
  foldedRust,
  trimmedEndPython,
  trimmedPython,
  trimmedEndJs,
  trimmedJs,
  plainCline,
  trimmedEndCline,
  trimmedCline,
  collapsedJs,
  inkJs,
  trimmedStartJs,
  trimmedStartPython,
  blankLinesAlike,
];
