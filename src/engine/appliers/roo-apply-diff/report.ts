import { changedRows } from '../../patch/changed-rows.ts';
import type { Move } from '../../search/trace.ts';
import { toBytes } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import type { HunkReport } from '../run.ts';
import { editsAt } from '../shared/edits.ts';
import type { Result } from './apply-block.ts';
import { type Block, linesOf } from './blocks.ts';

/** A 1-based line as an index; null for 0, and for one that was moved above the file. */
const lineAt = (line: number) => (line > 0 ? lineIndex(line - 1) : null);

/** The report of a block that was sought from the 1-based `startLine` (0: from none). */
export function reportOf(block: Block, index: number, startLine: number, result: Result): HunkReport {
  const said = block.startLine || (block.numberedLine ?? 0);
  const stated = lineAt(said);
  const expected = lineAt(startLine);
  const read: Move = { kind: 'read', stated, expected, carry: startLine === 0 ? 0 : startLine - said };
  const joined = (texts: readonly string[]) => texts.map((line) => `${toBytes(line)}\n`).join('');
  const isPlaced = !('failure' in result);
  const search = linesOf(block.search);
  const asked = joined(search);
  const given = joined(linesOf(block.replacement));
  // Found by what is alike, line for line: the rows are those of the edit, and the whole window is written.
  const isLenient = isPlaced && asked !== joined(result.old) && search.length === result.old.length;
  const rows =
    isPlaced && !isLenient
      ? changedRows(joined(result.old), joined(result.texts), block.from)
      : changedRows(asked, given, block.from);
  const base = {
    number: index + 1,
    patchLines: { from: block.from, to: block.to },
    section: '',
    rows,
    stated,
    expected,
  };
  if (!isPlaced) {
    const { reject } = result;
    const moves: Move[] = [read, ...result.moves, { kind: 'reject', reject }];
    return { ...base, moves, outcome: { kind: 'rejected', reject } };
  }
  const landing = {
    places: [lineIndex(result.at)],
    printed: null,
    offset: expected === null ? null : result.at - expected,
    fuzz: 0,
    dropped: { head: 0, tail: 0 },
    edits: isLenient
      ? [
          {
            at: lineIndex(result.at),
            removed: result.old.length,
            inserted: result.texts.length,
            text: joined(result.texts),
          },
        ]
      : editsAt(rows, result.at),
  };
  return { ...base, moves: [read, ...result.moves, { kind: 'land', landing }], outcome: { kind: 'landed', landing } };
}
