const wrappers = ['%%bash', 'apply_patch', 'EOF', '```'];

export type PatchLines =
  /** `skipped`: lines of the pasted text before the first. */
  | { readonly ok: true; readonly lines: readonly string[]; readonly skipped: number }
  | { readonly ok: false; readonly message: string };

/**
 * The lines between the markers, whatever stands around them. A text without any marker counts as a whole patch once
 * what is around it is gone; one marker without the other is refused.
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

/** Without markers, lines of a shell around the patch are left out first, and then empty ones. */
function unmarked(lines: readonly string[]): PatchLines {
  const inner = trimmed(lines, 0, (line) => line.trim() !== '' && wrappers.some((wrapper) => line.startsWith(wrapper)));
  return { ok: true, ...trimmed(inner.lines, inner.skipped, (line) => line === '') };
}

/** Lines without those at both ends that are to go; `skipped` grows by those before the first. */
function trimmed(lines: readonly string[], skipped: number, goes: (line: string) => boolean) {
  const from = lines.findIndex((line) => !goes(line));
  if (from < 0) return { lines: [], skipped: skipped + lines.length };
  return { lines: lines.slice(from, lines.findLastIndex((line) => !goes(line)) + 1), skipped: skipped + from };
}
