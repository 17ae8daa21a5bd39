import {
  type ByteText,
  fromBytes,
  hunksOf,
  isCall,
  kindOfText,
  readUnified,
  type UnifiedReading,
} from '../../engine/index.ts';

export type StretchKind = 'patch' | 'file' | 'log' | 'page' | 'talk';

/** Lines `from` to `to` (from 1, both included) of what was pasted, and what they are. */
export interface Stretch {
  readonly kind: StretchKind;
  readonly from: number;
  readonly to: number;
  /** The lines as they are put on the table. */
  readonly text: ByteText;
}

/** What was found in a pasted text. Every line belongs to one stretch. */
export interface Recognised {
  readonly stretches: readonly Stretch[];
  /** The patches, one after the other; empty when there is none. */
  readonly edit: ByteText;
  readonly hunks: number;
  /** Files that the patches speak of, as their headers name them, without a leading `a/` or `b/`. */
  readonly paths: readonly string[];
  readonly file: { readonly path: string; readonly text: ByteText } | null;
}

/** Texts are looked at line by line up to here; of longer ones the beginning decides. */
const largest = 2_000_000;

const fence = /^\s*(?:```|~~~)/;
const log =
  /^(?:[$%#>] |patching file |checking file |Hunk #\d+ |\d+ out of \d+ hunks? |can't find file to patch|patch: |error: |warning: |Applied (?:patch|edit)|Applying patch|applying |Reversed \(or previously|Hmm\.\.\.|Only garbage was found|REJECT )/;
const page = /^\s*(?:<!doctype html|<html[\s>])/i;

/** Whether a text begins as web pages do. */
export const isWebPage = (text: string): boolean => page.test(text.slice(0, 2000));

/** Edits of coding agents, from their first line to their last. */
const blocks: readonly (readonly [RegExp, RegExp])[] = [
  [/^\*\*\* Begin Patch\s*$/, /^\*\*\* End Patch\s*$/],
  [/^[<-]{3,9} SEARCH>?\s*$/, /^[>+]{3,9} REPLACE>?\s*$/],
  [/^<<<<<<< ORIGINAL\s*$/, /^>>>>>>> UPDATED\s*$/],
];

/** Tells apart the patch, the file, the log and the talk around them, in any order. */
export function recognise(text: ByteText): Recognised {
  if (text.length > largest) return ofLong(text);
  const lines = text.split(/(?<=\n)/);
  const reading = readUnified(text);
  const kinds = lines.map((line, i) => kindOf(line, reading.kinds[i] ?? 'text'));
  markBlocks(lines, kinds);
  markCalls(lines, kinds);
  markFile(lines, kinds);
  const stretches = runs(lines, kinds);
  const edit = joined(stretches, 'patch');
  const named = pathsOf(reading);
  const paths = named.length > 0 ? named : pathsSaid(edit);
  const file = joined(stretches, 'file');
  return {
    stretches,
    edit,
    hunks: hunksOf(reading).length,
    paths,
    file: file === '' ? null : { path: paths[0] ?? 'file.txt', text: file },
  };
}

const kindOf = (line: string, kind: string): StretchKind =>
  kind !== 'text' ? 'patch' : page.test(line) ? 'page' : log.test(line) ? 'log' : 'talk';

function markBlocks(lines: readonly string[], kinds: StretchKind[]): void {
  for (const [begin, end] of blocks) {
    for (let i = 0; i < lines.length; i++) {
      if (!begin.test(lines[i]!)) continue;
      const last = lines.findIndex((line, j) => j > i && end.test(line));
      if (last < 0) break;
      // A block of search and replace is preceded by the name of its file.
      const first = i > 0 && kinds[i - 1] === 'talk' && /^\S+\.\w+\s*$/.test(lines[i - 1]!) ? i - 1 : i;
      kinds.fill('patch', first, last + 1);
      i = last;
    }
  }
}

const isCallText = (text: ByteText) => isCall(kindOfText(text).kind);

/** Tool calls: objects from an opening bracket at the start of a line to the closing one; a broken one to the end. */
function markCalls(lines: readonly string[], kinds: StretchKind[]): void {
  for (let i = 0; i < lines.length; i++) {
    if (kinds[i] !== 'talk' || !lines[i]!.startsWith('{')) continue;
    const closing = /\}\s*$/.test(lines[i]!) ? i : lines.findIndex((line, j) => j > i && /^\}\s*$/.test(line));
    const last = closing < 0 ? lines.length - 1 : closing;
    if (!isCallText(lines.slice(i, last + 1).join(''))) continue;
    kinds.fill('patch', i, last + 1);
    i = last;
  }
}

/** The longest stretch of lines that are nothing else is the file, when it looks like one. */
function markFile(lines: readonly string[], kinds: StretchKind[]): void {
  const pageAt = kinds.indexOf('page');
  if (pageAt >= 0 && !kinds.includes('patch')) {
    kinds.fill('page', pageAt);
    return;
  }
  const candidates = runs(lines, kinds, (line) => fence.test(line)).filter(
    ({ kind, text }) => kind === 'talk' && text.trim() !== '',
  );
  const longest = candidates.reduce<Stretch | null>(
    (best, next) => (best && best.to - best.from >= next.to - next.from ? best : next),
    null,
  );
  const hasPatch = kinds.includes('patch');
  if (!longest || (hasPatch && !looksLikeCode(longest.text))) return;
  const first = lines.findIndex((line, i) => i >= longest.from - 1 && line.trim() !== '');
  kinds.fill('file', hasPatch ? first : longest.from - 1, longest.to);
}

/** Code is indented, or full of signs; talk is neither. */
function looksLikeCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 3) return false;
  const codeLike = lines.filter((line) =>
    /^\s{2,}\S|^\t|[{}();=[\]<>#:]\s*$|^\s*(?:import|from|def|class|#|\/\/)/.test(line),
  );
  return codeLike.length * 3 > lines.length;
}

function runs(
  lines: readonly string[],
  kinds: readonly StretchKind[],
  breaks: (line: string) => boolean = () => false,
): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (let i = 1; i <= lines.length; i++) {
    const isOver = i === lines.length || kinds[i] !== kinds[from] || breaks(lines[i]!) || breaks(lines[from]!);
    if (!isOver) continue;
    found.push({ kind: kinds[from]!, from: from + 1, to: i, text: lines.slice(from, i).join('') });
    from = i;
  }
  return found.filter(({ text }) => !breaks(text));
}

const joined = (stretches: readonly Stretch[], kind: StretchKind): string =>
  stretches
    .filter((stretch) => stretch.kind === kind)
    .map(({ text }) => (text.endsWith('\n') || kind === 'file' ? text : `${text}`))
    .join('');

function pathsOf({ files }: UnifiedReading): string[] {
  const names = files.flatMap(({ oldName, newName, git }) => {
    const name = [newName, oldName, git?.newName ?? null].find((one) => one !== null && one !== '/dev/null');
    return name ? [fromBytes(name).replace(/^[ab]\//, '')] : [];
  });
  return [...new Set(names)];
}

/** Of edits that are no diffs: what a call, a V4A header or the line above a block names. */
const pathsSaid = (edit: ByteText): string[] => [
  ...new Set(
    [
      ...edit.matchAll(
        /"(?:path|filePath|file_path)"\s*:\s*"([^"\\]+)"|^\*\*\* (?:Update|Add|Delete) File: (.+?)\s*$|^(\S+\.\w+)\s*\n[<-]{3,9} SEARCH/gm,
      ),
    ].map(([, call, header, above]) => fromBytes((call ?? header ?? above)!)),
  ),
];

function ofLong(text: ByteText): Recognised {
  const head = text.slice(0, largest).replace(/[^\n]*$/, '');
  const reading = readUnified(head);
  const hunks = hunksOf(reading).length;
  const isPatch = hunks > 0 && reading.kinds.slice(0, 50).some((kind) => kind !== 'text');
  const stretch: Stretch = { kind: isPatch ? 'patch' : page.test(head) ? 'page' : 'file', from: 1, to: 0, text };
  const paths = isPatch ? pathsOf(reading) : [];
  const file = stretch.kind === 'file' ? { path: 'file.txt', text } : null;
  return { stretches: [stretch], edit: isPatch ? text : '', hunks, paths, file };
}

/** How a patch may begin. Tried first, since most texts are none. */
const opening =
  /^\s*(?:diff |Index: |--- |\+\+\+ |@@ |From [0-9a-f]{7}|Only in |\*\*\* |[<-]{3,9} SEARCH|<<<<<<< ORIGINAL|\{[\s\S]*"(?:path|filePath|file_path|patches)"\s*:)/;

/** Whether the text, as bytes or not, is a patch from end to end, so that there is no doubt where it belongs. */
export function isWholePatch(text: string): boolean {
  if (!opening.test(text.slice(0, 2000))) return false;
  const { edit, stretches } = recognise(text);
  return edit !== '' && stretches.every(({ kind, text: part }) => kind === 'patch' || part.trim() === '');
}
