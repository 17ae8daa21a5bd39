/** Words as a shell would split them, or what stands in the way. */
export type Split =
  | { readonly ok: true; readonly words: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/** Signs by which a shell would do more than split: nothing of the sort happens here. */
const shellOnly = /^(?:[|;&<>]|\$\(|`)/;

/** Splits a typed line: blanks, single and double quotes, backslashes. No variables, no globs. */
export function splitWords(line: string): Split {
  const words: string[] = [];
  let word: string | null = null;
  let i = 0;
  while (i < line.length) {
    const char = line[i]!;
    if (/\s/.test(char)) {
      if (word !== null) words.push(word);
      word = null;
      i++;
    } else if (char === '\\') {
      if (i + 1 >= line.length) return problem('The line ends in a backslash.');
      word = (word ?? '') + line[i + 1];
      i += 2;
    } else if (char === '"' || char === "'") {
      const end = closing(line, i + 1, char);
      if (end < 0) return problem(`The quote ${char} at column ${i + 1} is never closed.`);
      const inside = line.slice(i + 1, end);
      word = (word ?? '') + (char === '"' ? inside.replace(/\\(["\\$`])/g, '$1') : inside);
      i = end + 1;
    } else if (word === null && shellOnly.test(line.slice(i))) {
      return problem(
        `“${char}” is for a shell: type only the command and its arguments. The patch is on standard input.`,
      );
    } else {
      word = (word ?? '') + char;
      i++;
    }
  }
  if (word !== null) words.push(word);
  return { ok: true, words };
}

const problem = (text: string): Split => ({ ok: false, problem: text });

function closing(line: string, from: number, quote: string): number {
  for (let i = from; i < line.length; i++) {
    if (quote === '"' && line[i] === '\\') i++;
    else if (line[i] === quote) return i;
  }
  return -1;
}

/** Words as a line that splits into them again. */
export const joinWords = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');

/** The arguments in a typed line, with or without the command before them; null when another command stands there. */
export function argumentsIn(words: readonly string[], command: readonly string[]): readonly string[] | null {
  if (command.every((word, i) => words[i] === word)) return words.slice(command.length);
  const first = words[0];
  return first === undefined || first.startsWith('-') ? words : null;
}
