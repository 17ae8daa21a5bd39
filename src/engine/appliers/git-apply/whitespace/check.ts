import type { ByteText } from '../../../text/bytes.ts';
import type { WhitespaceRules } from './rules.ts';

/** Git's own idea of a blank byte: SP, TAB, LF and CR; neither VT nor FF. Vector: ws-vtab-ff. */
const blanks = ' \t\n\r';

/** Length of a text without the blanks at its end. */
export function lengthWithoutBlankEnd(text: ByteText): number {
  let end = text.length;
  while (end > 0 && blanks.includes(text[end - 1]!)) end--;
  return end;
}

/** Whether a line holds nothing but blanks. */
export const isBlank = (line: ByteText): boolean => /^[ \t\n\r]*$/.test(line);

/**
 * What is wrong with the blanks of a line, in git's words and order; empty when all is well.
 * `line` is the line's data without its sign, with its line feed if it has one.
 */
export function whitespaceErrors(line: ByteText, rules: WhitespaceRules): string[] {
  let text = line.endsWith('\n') ? line.slice(0, -1) : line;
  if (rules.crAtEol && text.endsWith('\r')) text = text.slice(0, -1);
  const end = rules.blankAtEol ? lengthWithoutBlankEnd(text) : text.length;
  const indent = indentErrors(text.slice(0, end).match(/^[ \t]*/)![0], rules);
  return [
    end < text.length && 'trailing whitespace',
    indent.hasSpaceBeforeTab && 'space before tab in indent',
    indent.hasSpaces && 'indent with spaces',
    indent.hasTab && 'tab in indent',
    rules.incompleteLine && !line.endsWith('\n') && 'no newline at the end of file',
  ].filter((text) => text !== false);
}

function indentErrors(indent: ByteText, rules: WhitespaceRules) {
  const runs = indent.split('\t');
  const spaces = runs.pop()!;
  // A TAB behind spaces is one error, not two, as long as that rule is on.
  const isJudged = (run: string) => rules.spaceBeforeTab && run !== '';
  return {
    hasSpaceBeforeTab: runs.some(isJudged),
    hasTab: rules.tabInIndent && runs.some((run) => !isJudged(run)),
    hasSpaces: rules.indentWithNonTab && spaces.length >= rules.tabWidth,
  };
}
