import type { ByteText } from '../../../text/bytes.ts';
import { lengthWithoutBlankEnd } from './check.ts';
import type { WhitespaceRules } from './rules.ts';

/** A line after `--whitespace=fix`. A dropped CR alone does not count as a fix. */
export interface Cleaned {
  readonly text: ByteText;
  readonly isFixed: boolean;
}

/** What `--whitespace=fix` makes of a line (data without its sign, with its line feed). Vectors: ws-fix-… */
export function cleanLine(line: ByteText, rules: WhitespaceRules): Cleaned {
  const { text, ending, isFixed } = cutTail(line, rules);
  const indent = text.match(/^[ \t]*/)![0];
  const cleaned = cleanIndent(indent, rules);
  const isCompleted = rules.incompleteLine && /[^\n]$/.test(line);
  return {
    text: (cleaned ?? indent) + text.slice(indent.length) + (isCompleted ? '\n' : ending),
    isFixed: isFixed || isCompleted || cleaned !== null,
  };
}

function cutTail(line: ByteText, rules: WhitespaceRules): { text: ByteText; ending: ByteText; isFixed: boolean } {
  if (!rules.blankAtEol) return { text: line, ending: '', isFixed: false };
  const [end] = line.match(/\r?\n$|$/)!;
  const data = line.slice(0, line.length - end.length);
  const text = data.slice(0, lengthWithoutBlankEnd(data));
  return { text, ending: rules.crAtEol ? end : end.slice(-1), isFixed: text !== data };
}

/** The indent as it should be; null when nothing is wrong with it. */
function cleanIndent(indent: ByteText, rules: WhitespaceRules): ByteText | null {
  const tabs = indent.lastIndexOf('\t') + 1;
  if (isMisaligned(indent, rules)) {
    const upTo = rules.indentWithNonTab ? indent.length : tabs;
    return packed(indent.slice(0, upTo), rules.tabWidth) + indent.slice(upTo);
  }
  return rules.tabInIndent && tabs > 0 ? expanded(indent.slice(0, tabs), rules.tabWidth) + indent.slice(tabs) : null;
}

function isMisaligned(indent: ByteText, rules: WhitespaceRules): boolean {
  const space = indent.indexOf(' ');
  const hasSpaceBeforeTab = rules.spaceBeforeTab && space >= 0 && space < indent.lastIndexOf('\t');
  if (hasSpaceBeforeTab || !rules.indentWithNonTab) return hasSpaceBeforeTab;
  return indent.split('\t').some((run) => run.length >= rules.tabWidth);
}

/** Every `width` spaces in a row become a TAB; fewer vanish before a TAB and stay at the end. */
const packed = (indent: ByteText, width: number): ByteText =>
  indent.replace(/( +)(\t?)/g, (_, spaces: string, tab: string) => {
    const rest = tab === '' ? spaces.length % width : 0;
    return '\t'.repeat(Math.floor(spaces.length / width)) + ' '.repeat(rest) + tab;
  });

/** Every TAB becomes spaces up to the next tab stop. */
function expanded(indent: ByteText, width: number): ByteText {
  let out = '';
  for (const byte of indent) out += byte === '\t' ? ' '.repeat(width - (out.length % width)) : byte;
  return out;
}
