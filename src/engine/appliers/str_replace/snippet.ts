const context = 4;

/** Characters of a text that are shown; what is longer is cut, and the agent told so. */
const most = 16_000;
const clipped =
  '<response clipped><NOTE>To save on context only part of this file has been shown to you. You should retry this tool after you have searched inside the file with `grep -n` in order to find the line numbers of what you are looking for.</NOTE>';

function cut(text: string): string {
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length <= most ? text : characters.slice(0, most).join('') + clipped;
}

/** A text as `cat -n` shows it, its first line called `first`, and ended by a line feed. */
export function numberedLines(name: string, text: string, first: number): string {
  const lines = expandTabs(cut(text)).split('\n');
  const numbered = lines.map((line, i) => `${String(i + first).padStart(6)}\t${line}`).join('\n');
  return `Here's the result of running \`cat -n\` on ${name}:\n${numbered}\n`;
}

/** The reply to a replacement: the lines around it. `head` is the text before it, `after` the whole result. */
export function editedSnippet(path: string, head: string, inserted: string, after: string): string {
  const line = head.split('\n').length - 1;
  const from = Math.max(0, line - context);
  const to = line + context + inserted.split('\n').length - 1;
  const lines = after.split('\n').slice(from, to + 1);
  return `The file ${path} has been edited. ${numberedLines(`a snippet of ${path}`, lines.join('\n'), from + 1)}Review the changes and make sure they are as expected. Edit the file again if necessary.`;
}

/** The reply to an insertion after line `at`: four lines on each side. */
export function insertedSnippet(
  path: string,
  before: readonly string[],
  inserted: readonly string[],
  at: number,
): string {
  const from = Math.max(0, at - context);
  const lines = [...before.slice(from, at), ...inserted, ...before.slice(at, at + context)];
  const shown = numberedLines('a snippet of the edited file', lines.join('\n'), Math.max(1, at - context + 1));
  return `The file ${path} has been edited. ${shown}Review the changes and make sure they are as expected (correct indentation, no duplicate lines, etc). Edit the file again if necessary.`;
}

/** Python's `expandtabs()`: columns of 8, counted anew on every line. */
export function expandTabs(text: string): string {
  let column = 0;
  return text.replace(/[\t\n\r]|[^\t\n\r]+/g, (piece) => {
    if (piece === '\t') {
      const blanks = 8 - (column % 8);
      column += blanks;
      return ' '.repeat(blanks);
    }
    column = piece === '\n' || piece === '\r' ? 0 : column + [...piece].length;
    return piece;
  });
}
