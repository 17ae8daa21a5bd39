/** Characters are counted in so many classes: more would bound better, and no bound need be sharp. */
const classes = 128;

/** Lines from `from` to `to` (exclusive) at which a window of `height` lines may begin. */
export interface Windows {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/**
 * The most that the window at each place can be like `wanted`, from 0 to 1: characters that one of them has more
 * often than the other cost an edit each. The window slides, so all places cost no more than the text is long.
 *
 * `lines` are normalised; those of a window are joined by a blank, empty ones left out. Index 0 is place `from`.
 */
export function similarityBounds(
  count: number,
  lineAt: (i: number) => string,
  wanted: string,
  { from, to, height }: Windows,
): Float64Array {
  const surplus = new Int32Array(classes);
  let length = 0;
  let tooMany = 0;
  let tooFew = 0;
  const put = (text: string) => {
    for (let i = 0; i < text.length; i++)
      if (++surplus[text.charCodeAt(i) % classes]! > 0) tooMany++;
      else tooFew--;
    length += text.length;
  };
  const take = (text: string) => {
    for (let i = 0; i < text.length; i++)
      if (surplus[text.charCodeAt(i) % classes]!-- > 0) tooMany--;
      else tooFew++;
    length -= text.length;
  };
  const each = (at: number, change: (text: string) => void) => {
    if (at >= count || lineAt(at) === '') return;
    change(lineAt(at));
    change(' ');
  };
  // Both texts end in a blank, which is one for each line.
  take(wanted);
  take(' ');
  length = 0;
  const bounds = new Float64Array(Math.max(0, to - from));
  for (let at = from; at < from + height; at++) each(at, put);
  for (let at = from; at < to; at++) {
    const longest = Math.max(length - 1, wanted.length);
    bounds[at - from] = length === 0 ? 0 : 1 - Math.max(tooMany, tooFew) / longest;
    each(at, take);
    each(at + height, put);
  }
  return bounds;
}
