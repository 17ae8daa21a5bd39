const wrappers = ['%%bash', 'apply_patch', 'EOF', '```'];

export type PatchLines =
  /** `skipped`: lines of the pasted text before the first. */
  | { readonly ok: true; readonly lines: readonly string[]; readonly skipped: number }
  | { readonly ok: false; readonly message: string };

/**
 * The lines between the markers, whatever stands around them. A text without any marker counts as a whole patch once
 * the empty lines around it, and the shell's lines before it, are gone; one marker without the other is refused.
 */
export function linesOf(text: string): PatchLines {
  const lines = text.split(/\r?\n/);
  const begin = lines.findIndex((line) => line.startsWith('*** Begin Patch'));
  const end = lines.findLastIndex((line) => line.startsWith('*** End Patch'));
  if (begin < 0 && end < 0) return unmarked(lines);
  if (begin < 0 || end < begin) {
    return { ok: false, message: 'Invalid patch text - incomplete sentinels. Try breaking it into smaller patches.' };
  }
  return { ok: true, lines: lines.slice(begin + 1, end + 1), skipped: begin + 1 };
}

function unmarked(lines: readonly string[]): PatchLines {
  const isWrapping = (line: string) => line === '' || wrappers.some((wrapper) => line.startsWith(wrapper));
  const from = lines.findIndex((line) => !isWrapping(line));
  if (from < 0) return { ok: true, lines: [], skipped: lines.length };
  const to = lines.findLastIndex((line) => line !== '');
  return { ok: true, lines: lines.slice(from, to + 1), skipped: from };
}
