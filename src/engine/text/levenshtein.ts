/** Rows of the distance table that one machine word holds. */
const word = 32;

/**
 * The edit distance of two texts in UTF-16 units, as JavaScript libraries count it.
 *
 * A column of the table is kept as the differences of neighbouring cells, a bit each, so that 32 cells cost a few
 * operations. Source: G. Myers, "A fast bit-vector algorithm for approximate string matching based on dynamic
 * programming", 1999.
 */
export function levenshtein(a: string, b: string): number {
  if (a === b) return 0;
  return a.length <= b.length ? distancesTo(a)(b) : distancesTo(b)(a);
}

/** The edit distances of many texts to one, of which the tables are made once. */
export function distancesTo(pattern: string): (text: string) => number {
  const blocks = Math.ceil(pattern.length / word);
  const masks = masksOf(pattern, blocks);
  const none = new Int32Array(blocks);
  const rises = new Int32Array(blocks);
  const falls = new Int32Array(blocks);
  return (text) => (pattern === '' || text === '' ? Math.max(pattern.length, text.length) : distance(text));

  function distance(text: string): number {
    rises.fill(-1);
    falls.fill(0);
    const lastBit = 1 << ((pattern.length - 1) % word);
    let result = pattern.length;
    for (let i = 0; i < text.length; i++) {
      const equal = masks.get(text.charCodeAt(i)) ?? none;
      // The difference that comes in from the block above; the top row of the table grows by one each column.
      let carry = 1;
      for (let k = 0; k < blocks; k++) {
        const rise = rises[k]!;
        const fall = falls[k]!;
        const hit = equal[k]! | (carry < 0 ? 1 : 0);
        const vertical = equal[k]! | fall;
        const horizontal = (((hit & rise) + rise) ^ rise) | hit;
        let up = fall | ~(horizontal | rise);
        let down = rise & horizontal;
        const edge = k === blocks - 1 ? lastBit : -2147483648;
        const out = (up & edge) !== 0 ? 1 : (down & edge) !== 0 ? -1 : 0;
        up = (up << 1) | (carry > 0 ? 1 : 0);
        down = (down << 1) | (carry < 0 ? 1 : 0);
        rises[k] = down | ~(vertical | up);
        falls[k] = up & vertical;
        carry = out;
      }
      result += carry;
    }
    return result;
  }
}

/** For every unit of a pattern, the bits of the rows where it stands. */
function masksOf(pattern: string, blocks: number): ReadonlyMap<number, Int32Array> {
  const masks = new Map<number, Int32Array>();
  for (let i = 0; i < pattern.length; i++) {
    const unit = pattern.charCodeAt(i);
    const mask = masks.get(unit) ?? new Int32Array(blocks);
    mask[Math.floor(i / word)]! |= 1 << (i % word);
    masks.set(unit, mask);
  }
  return masks;
}
