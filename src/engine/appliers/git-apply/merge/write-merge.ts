import type { ByteText } from '../../../text/bytes.ts';
import type { MergeStyle } from './merge.ts';
import type { Region, Span } from './regions.ts';

/** The lines of three texts, line feeds included. */
export interface Texts {
  readonly base: readonly ByteText[];
  readonly ours: readonly ByteText[];
  readonly theirs: readonly ByteText[];
}

/** The text of a merge: ours where nothing is said, and what each region takes. */
export function writeMerge(regions: readonly Region[], texts: Texts, style: MergeStyle): ByteText {
  const parts: ByteText[] = [];
  let written = 0;
  for (const region of regions) {
    const { takes, ours, theirs } = region;
    if (takes === 'same') continue;
    parts.push(texts.ours.slice(written, ours.from).join(''));
    written = ours.from + ours.count;
    const ending = lineEnding(region, texts);
    if (takes === 'conflict') parts.push(conflictText(region, texts, style, ending));
    if (takes === 'ours') parts.push(spanOf(texts.ours, ours));
    if (takes === 'both') parts.push(completed(spanOf(texts.ours, ours), ending));
    if (takes === 'theirs' || takes === 'both') parts.push(spanOf(texts.theirs, theirs));
  }
  parts.push(texts.ours.slice(written).join(''));
  return parts.join('');
}

function conflictText(region: Region, texts: Texts, style: MergeStyle, ending: ByteText): ByteText {
  const { labels, markerSize } = style;
  const marker = (sign: string, label: ByteText) => `${sign.repeat(markerSize)}${label && ` ${label}`}${ending}`;
  const side = (lines: readonly ByteText[], span: Span) => completed(spanOf(lines, span), ending);
  const base = style.conflicts === 'merge' ? '' : marker('|', labels.base) + side(texts.base, region.base);
  return [
    marker('<', labels.ours),
    side(texts.ours, region.ours),
    base,
    marker('=', ''),
    side(texts.theirs, region.theirs),
    marker('>', labels.theirs),
  ].join('');
}

const spanOf = (lines: readonly ByteText[], { from, count }: Span): ByteText =>
  lines.slice(from, from + count).join('');

/** An incomplete last line gets its line end, so that a marker can follow. */
const completed = (text: ByteText, ending: ByteText): ByteText =>
  text === '' || text.endsWith('\n') ? text : text + ending;

/** Markers end as the lines around do: CR LF only if all three texts agree, or do not object. */
function lineEnding({ ours, theirs }: Region, texts: Texts): ByteText {
  const votes = [
    endsInCrLf(texts.ours, Math.max(0, ours.from - 1)),
    endsInCrLf(texts.theirs, Math.max(0, theirs.from - 1)),
    endsInCrLf(texts.base, 0),
  ];
  return votes.includes(false) || votes[2] === null ? '\n' : '\r\n';
}

/** Whether line `i` ends in CR LF; an incomplete line is like the one before it, and alone says nothing. */
function endsInCrLf(lines: readonly ByteText[], i: number): boolean | null {
  const line = lines[i]?.endsWith('\n') ? lines[i] : lines[i - 1];
  return line === undefined ? null : line.endsWith('\r\n');
}
