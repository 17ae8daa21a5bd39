/**
 * "Trim" is three different functions: JavaScript's, Rust's and Python's disagree on the byte order mark, on
 * U+0085 and on the separators U+001C to U+001F. A model of a tool uses the one of the tool's language.
 */
const common = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const rust = `${common}\\u0085`;
const python = `${rust}\\u001c-\\u001f`;

const trimmer = (blank: string) => {
  const start = new RegExp(`^[${blank}]+`);
  const lastInk = new RegExp(`[^${blank}]`);
  const end = (text: string) => {
    let length = text.length;
    while (length > 0 && !lastInk.test(text[length - 1]!)) length--;
    return text.slice(0, length);
  };
  return {
    start: (text: string) => text.replace(start, ''),
    end,
    both: (text: string) => end(text).replace(start, ''),
  };
};

/** `trim_start`, `trim_end` and `trim` of Rust's `str`. */
export const rustTrim = trimmer(rust);
/** `lstrip`, `rstrip` and `strip` of Python's `str`. */
export const pythonStrip = trimmer(python);
/** What `\s` of Python's `re` matches, as a class of a regular expression. */
export const pythonBlank = `[${python}]`;

/** Ends of lines that are no line feed alone. */
const beyondFeeds = /[\v\f\r\x1c-\x1e\x85\u2028\u2029]/;
const pythonEnds = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/g;
const lastPythonEnd = /(?:\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029])$/;

/** Python's `str.splitlines(keepends=True)`, which breaks at more than line feeds. */
export function pythonLines(text: string): string[] {
  const lines: string[] = [];
  let from = 0;
  if (!beyondFeeds.test(text)) {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      lines.push(text.slice(from, end + 1));
      from = end + 1;
    }
    if (from < text.length) lines.push(text.slice(from));
    return lines;
  }
  for (const end of text.matchAll(pythonEnds)) {
    lines.push(text.slice(from, end.index + end[0].length));
    from = end.index + end[0].length;
  }
  if (from < text.length) lines.push(text.slice(from));
  return lines;
}

/** Python's `str.splitlines()`: the same lines, their ends left out. */
export const barePythonLines = (text: string): string[] =>
  pythonLines(text).map((line) => line.replace(lastPythonEnd, ''));
