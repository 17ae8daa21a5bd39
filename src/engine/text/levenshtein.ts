/** The edit distance of two texts in UTF-16 units, as JavaScript libraries count it. O(a × b) time, O(b) space. */
export function levenshtein(a: string, b: string): number {
  if (a === b) return 0;
  if (a === '' || b === '') return Math.max(a.length, b.length);
  let row = Uint32Array.from({ length: b.length + 1 }, (_, j) => j);
  let next = new Uint32Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    next[0] = i;
    const unit = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (unit === b.charCodeAt(j - 1) ? 0 : 1);
      next[j] = Math.min(replaced, row[j]! + 1, next[j - 1]! + 1);
    }
    [row, next] = [next, row];
  }
  return row[b.length]!;
}
