const context = 4;

const numbered = (lines: readonly string[], first: number) =>
  lines.map((line, i) => `${String(i + first).padStart(6)}\t${line}`).join('\n');

/** The reply to a replacement: the lines around it. `head` is the text before it, `after` the whole result. */
export function editedSnippet(path: string, head: string, inserted: string, after: string): string {
  const line = head.split('\n').length - 1;
  const from = Math.max(0, line - context);
  const to = line + context + inserted.split('\n').length - 1;
  const lines = after.split('\n').slice(from, to + 1);
  return `The file ${path} has been edited. Here's the result of running \`cat -n\` on a snippet of ${path}:\n${numbered(lines, from + 1)}\nReview the changes and make sure they are as expected. Edit the file again if necessary.`;
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
  const first = Math.max(1, at - context + 1);
  return `The file ${path} has been edited. Here's the result of running \`cat -n\` on a snippet of the edited file:\n${numbered(lines, first)}\nReview the changes and make sure they are as expected (correct indentation, no duplicate lines, etc). Edit the file again if necessary.`;
}
