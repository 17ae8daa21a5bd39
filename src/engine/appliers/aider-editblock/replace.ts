import type { LineRule } from '../../search/line-rules.ts';
import { trimmedStartPython } from '../../search/text-rules.ts';
import { pythonBlank, pythonLines, pythonStrip } from '../../text/blanks.ts';
import type { Attempt, Span } from '../shared/text-report.ts';

export interface Replaced {
  /** Null when nothing fits. An empty text counts as nothing, as in the tool. */
  readonly after: string | null;
  readonly attempts: readonly Attempt[];
  /** In the file with a final line feed forced on. */
  readonly span: Span | null;
}

const ended = (text: string) => (text !== '' && !text.endsWith('\n') ? `${text}\n` : text);

/** Replaces the first place that fits: equal lines, then lines that lack the same indentation, then `...` pieces. */
export function replaceMostSimilar(whole: string, search: string, replacement: string): Replaced {
  const text = ended(whole);
  const lines = pythonLines(text);
  const part = pythonLines(ended(search));
  const put = pythonLines(ended(replacement));
  const attempts: Attempt[] = [];
  const isBlankFirst = part.length > 2 && pythonStrip.both(part[0]!) === '';
  for (const wanted of isBlankFirst ? [part, part.slice(1)] : [part]) {
    const tried = (label: string, place: Found | null, rule?: LineRule): Found | null => {
      const found = place ? [spanOf(lines, place.at, wanted.length)] : [];
      attempts.push({
        label: wanted === part ? label : `${label}, without the blank first line`,
        ...(rule && { rule }),
        found,
        until: 'first',
      });
      return place;
    };
    const found =
      tried('equal lines', equalLines(lines, wanted, put)) ??
      tried('the same indentation missing', sameIndent(lines, wanted, put), trimmedStartPython);
    if (!found) continue;
    const after = [...lines.slice(0, found.at), ...found.texts, ...lines.slice(found.at + wanted.length)].join('');
    if (after !== '') return { after, attempts, span: spanOf(lines, found.at, wanted.length) };
  }
  const pieces = byPieces(text, ended(search), ended(replacement));
  attempts.push({ label: 'pieces between "..." lines', found: pieces ? [pieces.span] : [], until: 'first' });
  return { after: pieces?.after || null, attempts, span: pieces?.span ?? null };
}

function spanOf(lines: readonly string[], at: number, count: number): Span {
  const length = (from: number, to: number) => lines.slice(from, to).reduce((sum, line) => sum + line.length, 0);
  const start = length(0, at);
  return { start, end: start + length(at, at + count) };
}

interface Found {
  readonly at: number;
  readonly texts: readonly string[];
}

function equalLines(lines: readonly string[], wanted: readonly string[], put: readonly string[]): Found | null {
  for (let at = 0; at + wanted.length <= lines.length; at++) {
    if (wanted.every((line, i) => line === lines[at + i])) return { at, texts: put };
  }
  return null;
}

const indentOf = (line: string) => line.length - pythonStrip.start(line).length;
const isInk = (line: string) => pythonStrip.both(line) !== '';

/** The indentation that search and replacement share is removed; what the file has more must be one and the same. */
function sameIndent(lines: readonly string[], wanted: readonly string[], put: readonly string[]): Found | null {
  const shared = Math.min(...[...wanted, ...put].filter(isInk).map(indentOf));
  const cut = (line: string) => (isInk(line) && Number.isFinite(shared) ? line.slice(shared) : line);
  const part = wanted.map(cut);
  for (let at = 0; at + part.length <= lines.length; at++) {
    const lead = missingLead(lines, part, at);
    if (lead !== null) return { at, texts: put.map(cut).map((line) => (isInk(line) ? lead + line : line)) };
  }
  return null;
}

function missingLead(lines: readonly string[], part: readonly string[], at: number): string | null {
  const leads = new Set<string>();
  for (const [i, line] of part.entries()) {
    const there = lines[at + i]!;
    if (pythonStrip.start(there) !== pythonStrip.start(line)) return null;
    // A line that the file has less indented counts from the end, as Python slices.
    if (isInk(there)) leads.add([...there].slice(0, there.length - line.length).join(''));
  }
  const [lead] = leads;
  return leads.size === 1 && lead !== undefined ? lead : null;
}

const dots = new RegExp(`(?<![^\\n])(${pythonBlank}*\\.\\.\\.\\n)`);

/**
 * Pieces between `...` lines, which must pair up on both sides; each piece must be in the file once. Where there is
 * nothing to look for, the new piece goes to the end.
 */
function byPieces(whole: string, search: string, replacement: string): { after: string; span: Span } | null {
  const from = search.split(dots);
  const to = replacement.split(dots);
  if (from.length !== to.length || from.length === 1) return null;
  if (!from.every((piece, i) => i % 2 === 0 || piece === to[i])) return null;
  let after = whole;
  let first: Span | null = null;
  for (let i = 0; i < from.length; i += 2) {
    const [piece, put] = [from[i]!, to[i]!];
    if (piece === '' && put === '') continue;
    if (piece === '') {
      after = (after.endsWith('\n') ? after : `${after}\n`) + put;
      continue;
    }
    const start = after.indexOf(piece);
    if (start < 0 || after.indexOf(piece, start + piece.length) >= 0) return null;
    first ??= { start, end: start + piece.length };
    after = after.slice(0, start) + put + after.slice(start + piece.length);
  }
  return { after, span: first ?? { start: whole.length, end: whole.length } };
}
