const divider = '=======';
const replace = '>>>>>>> REPLACE';
const searchPattern = /^<<<<<<< SEARCH>?$/;
const isSearch = (marker: string) => searchPattern.test(marker);
/** The tool names the first marker by its pattern: whole when it was found, without the anchors when it was expected. */
const names = { found: searchPattern.source, expected: searchPattern.source.slice(1, -1) };

/** Checks the order of the markers before anything is read. Null when it is right, else the tool's words. */
export function markerFault(diff: string): string | null {
  const lines = diff.split('\n').map((line) => line.trim());
  const count = (test: (line: string) => boolean) => lines.filter(test).length;
  const searches = count(isSearch);
  const isLopsided = searches !== count((line) => line === replace) || count((line) => line === divider) < searches;
  let state: 'outside' | 'search' | 'replacement' = 'outside';
  for (const [i, marker] of lines.entries()) {
    const line = i + 1;
    const next = state === 'outside' ? names.expected : state === 'search' ? divider : replace;
    if (state === 'replacement' && /^:(start|end)_line:/.test(marker)) return lineMarker(marker, line);
    if (isSearch(marker)) {
      if (state !== 'outside') return malformed(names.found, next, line);
      state = 'search';
    } else if (marker.startsWith('<<<<<<<')) return unescapedMarker(marker, line);
    else if (marker === divider && state === 'search') state = 'replacement';
    else if (marker === divider) return isLopsided ? malformed(divider, next, line) : unescapedMarker(divider, line);
    else if (marker === replace) {
      if (state !== 'replacement') return malformed(replace, next, line);
      state = 'outside';
    } else if (marker.startsWith('>>>>>>>')) return unescapedMarker(marker, line);
  }
  if (state === 'outside') return null;
  return `ERROR: Unexpected end of sequence: Expected '${state === 'search' ? divider : replace}' was not found.`;
}

const malformed = (found: string, expected: string, line: number) =>
  `ERROR: Diff block is malformed: marker '${found}' found in your diff content at line ${line}. Expected: ${expected}\n\nCORRECT FORMAT:\n\n<<<<<<< SEARCH\n:start_line: (required) The line number of original content where the search block starts.\n-------\n[exact content to find including whitespace]\n=======\n[new content to replace with]\n>>>>>>> REPLACE\n`;

const lineMarker = (marker: string, line: number) =>
  `ERROR: Invalid line marker '${/^:\w+:/.exec(marker)?.[0]}' found in REPLACE section at line ${line}\n\nLine markers (:start_line: and :end_line:) are only allowed in SEARCH sections.

CORRECT FORMAT:
<<<<<<< SEARCH
:start_line:5
content to find
=======
replacement content
>>>>>>> REPLACE

INCORRECT FORMAT:
<<<<<<< SEARCH
content to find
=======
:start_line:5    <-- Invalid location
replacement content
>>>>>>> REPLACE
`;

const unescapedMarker = (found: string, line: number) =>
  `ERROR: Special marker '${found}' found in your diff content at line ${line}:

When removing merge conflict markers like '${found}' from files, you MUST escape them
in your SEARCH section by prepending a backslash (\\) at the beginning of the line:

CORRECT FORMAT:

<<<<<<< SEARCH
content before
\\${found}    <-- Note the backslash here in this example
content after
=======
replacement content
>>>>>>> REPLACE

Without escaping, the system confuses your content with diff syntax markers.
You may use multiple diff blocks in a single diff request, but ANY of ONLY the following separators that occur within SEARCH or REPLACE content must be escaped, as follows:
\\${names.expected}
\\=======
\\>>>>>>> REPLACE
`;
