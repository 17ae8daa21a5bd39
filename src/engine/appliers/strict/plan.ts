import { stripped } from '../../formats/unified/names.ts';
import type { UnifiedFile } from '../../formats/unified/reading.ts';
import { postimage } from '../../patch/row.ts';
import type { Reject } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import { plainFile, type Tree, type TreeFile } from '../../text/tree.ts';
import type { Scene } from '../applier.ts';
import type { FileReport, HunkReport } from '../run.ts';
import { type Demands, symbolFor } from './arguments.ts';
import { type Placing, placeHunk } from './place.ts';

/** What would be done with one file, and every reason not to. */
export interface Plan {
  readonly report: FileReport;
  /** Lines for stderr; a plan without any may be carried out. */
  readonly refusals: readonly string[];
  /** Files to write, or to remove when null. */
  readonly writes: readonly (readonly [path: string, file: TreeFile | null])[];
}

const nowhere = '/dev/null';

/** Plans one file of the edit on the tree as it was; `firstNumber` is its first hunk's number in the whole edit. */
export function planFile(file: UnifiedFile, tree: Tree, scene: Scene, demands: Demands, firstNumber: number): Plan {
  const oldName = file.oldName ?? file.git?.oldName ?? null;
  const newName = file.newName ?? file.git?.newName ?? null;
  const creates = oldName === nowhere || (file.git?.isNew ?? false);
  const deletes = newName === nowhere || (file.git?.isDeleted ?? false);
  const from = file.git?.renameFrom ?? pathOf(creates ? newName : oldName, demands.strip);
  const to = file.git?.renameTo ?? pathOf(deletes ? oldName : newName, demands.strip);
  if (from === null || to === null) return refusedPlan(file, { path: to ?? from, says: 'no file is named' });
  const source = tree.get(from);
  if (file.git?.isBinary) return refusedPlan(file, { path: to, says: 'binary changes are not read' });
  if (creates && source !== undefined) {
    return refusedPlan(file, {
      path: to,
      says: 'the patch creates it, but it is there',
      reason: 'already-exists',
      source,
    });
  }
  if (!creates && source === undefined) return refusedPlan(file, { path: from, says: 'no such file' });
  if (from !== to && tree.has(to)) return refusedPlan(file, { path: to, says: 'it would be overwritten', source });
  const image = new Image(source?.text ?? '');
  const outline = scene.outline?.(from) ?? null;
  const placings = file.hunks.map((hunk, i) =>
    placeHunk({ path: from, image, hunk, number: i + 1, symbol: symbolFor(demands, firstNumber + i), outline }),
  );
  const refusals = placings.flatMap((placing) => placing.printed);
  if (refusals.length === 0) refusals.push(...outOfOrder(from, placings));
  const after = refusals.length > 0 ? null : written(image, file, placings);
  if (deletes && after !== null && after !== '')
    refusals.push(`REJECT ${from}: the patch deletes it, but lines would be left`);
  const result = after === null || refusals.length > 0 ? null : plainFile(after, file.git?.newMode ?? source?.mode);
  const writes: Plan['writes'] = [
    ...(from !== to && !file.git?.isCopy ? [[from, null] as const] : []),
    [to, deletes ? null : result],
  ];
  return {
    refusals,
    writes: result === null ? [] : writes,
    report: {
      path: from,
      writtenTo: from === to ? null : to,
      before: image.text,
      after: deletes ? null : (result?.text ?? null),
      searches: 'input',
      hunks: placings.map((placing, i) => hunkReport(file, i, placing)),
    },
  };
}

/** A report in which nothing was written, since some hunk of the edit was refused. */
export const withheld = (report: FileReport): FileReport => ({
  ...report,
  after: null,
  hunks: report.hunks.map((hunk) => (hunk.outcome.kind === 'landed' ? heldBack(hunk) : hunk)),
});

const heldBack = (hunk: HunkReport): HunkReport => {
  const sentence = 'It fits at its line, but another part of the edit is refused, so nothing is written.';
  const at = hunk.expected;
  return {
    ...hunk,
    moves: [...hunk.moves.filter((move) => move.kind !== 'land'), { kind: 'note', code: 'held-back', sentence, at }],
    outcome: { kind: 'untried', sentence },
  };
};

const pathOf = (name: ByteText | null, strip: number) =>
  name === null || name === nowhere ? null : stripped(name, strip);

interface Refusal {
  readonly path: string | null;
  /** As printed, after the path. */
  readonly says: string;
  readonly reason?: Reject['reason'];
  /** The file that is there, when there is one. */
  readonly source?: TreeFile | undefined;
}

/** A file of which no hunk is placed. */
function refusedPlan(file: UnifiedFile, { path, says, reason = 'other', source }: Refusal): Plan {
  const reject = { reason, sentence: `${says.charAt(0).toUpperCase()}${says.slice(1)}.` };
  const hunks = file.hunks.map((_, i) =>
    hunkReport(file, i, { moves: [{ kind: 'reject', reject }], stated: null, landing: null, reject }),
  );
  const before = source?.text ?? '';
  const report = {
    path: source ? path : null,
    writtenTo: null,
    before,
    after: null,
    searches: 'input',
    hunks,
  } as const;
  return { refusals: [`REJECT ${path ?? '?'}: ${says}`], writes: [], report };
}

function hunkReport(
  file: UnifiedFile,
  index: number,
  {
    moves,
    stated,
    landing,
    reject,
  }: Pick<Placing, 'moves' | 'landing' | 'reject'> & { stated: Placing['stated'] | null },
): HunkReport {
  const { rows, from, to, header } = file.hunks[index]!;
  return {
    number: index + 1,
    patchLines: { from, to },
    section: header?.section ?? '',
    rows,
    stated,
    expected: stated,
    moves: landing === null ? moves : [...moves, { kind: 'land', landing }],
    outcome: landing === null ? { kind: 'rejected', reject: reject! } : { kind: 'landed', landing },
  };
}

/** Hunks must come from the top and not touch each other's lines. */
function outOfOrder(path: string, placings: readonly Placing[]): string[] {
  let free = 0;
  for (const [i, { landing }] of placings.entries()) {
    const edits = landing?.edits ?? [];
    if (edits.some((edit) => edit.at < free)) {
      return [`REJECT ${path}: hunk #${i + 1} lies above the hunk before it; write the hunks from the top`];
    }
    free = Math.max(free, ...edits.map((edit) => edit.at + edit.removed));
  }
  return [];
}

function written(image: Image, file: UnifiedFile, placings: readonly Placing[]): ByteText {
  let text = '';
  let done = 0;
  for (const [i, { stated }] of placings.entries()) {
    const { rows } = file.hunks[i]!;
    text += image.slice(done, stated) + postimage(rows).join('');
    done = stated + rows.filter((row) => row.kind !== 'insert').length;
  }
  return text + image.slice(done, image.count);
}
