import { stripped } from '../../formats/unified/names.ts';
import { readUnified } from '../../formats/unified/read.ts';
import type { UnifiedFile, UnifiedHunk } from '../../formats/unified/reading.ts';
import type { Move } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { plainFile, type TreeFile } from '../../text/tree.ts';
import type { RunInput } from '../applier.ts';
import type { Chunk, FileReport, Question, Run } from '../run.ts';
import { readArguments, type Settings } from './arguments.ts';
import { contextOf, type Hunk, rejectText, turned } from './hunk.ts';
import { PatchedFile } from './patched-file.ts';

const nowhere = '/dev/null';

/** Runs the command with the patch on standard input. What it says beside its words on hunks is left out. */
export function runFreebsd({ tree, edit, args }: RunInput): Run {
  const files = new Map(tree);
  const parsed = readArguments(args);
  if (!parsed.ok) {
    const output: Chunk[] = [{ stream: 'stderr', text: `${parsed.message}\n` }];
    return { exit: 2, ok: false, output, filesAfter: files, reports: [], questions: [], problem: null };
  }
  const job = new Job(files, parsed.settings);
  for (const file of readUnified(edit).files) if (file.hunks.length > 0 && !job.isGarbled) job.patch(file);
  const { output, reports, questions } = job;
  const exit = job.isGarbled ? 2 : job.hasFailed ? 1 : 0;
  return { exit, ok: exit === 0, output, filesAfter: files, reports, questions, problem: null };
}

/** Applies the files of a patch one by one. */
class Job {
  readonly output: Chunk[] = [];
  readonly reports: FileReport[] = [];
  readonly questions: Question[] = [];
  hasFailed = false;
  /** Changes came out of order: the tool ends there, with the file as it was. */
  isGarbled = false;
  readonly #files: Map<string, TreeFile>;
  readonly #settings: Settings;

  constructor(files: Map<string, TreeFile>, settings: Settings) {
    this.#files = files;
    this.#settings = settings;
  }

  patch(file: UnifiedFile): void {
    const { strip, isReversed } = this.#settings;
    const names = [file.oldName, file.newName].filter((name) => name !== null && name !== nowhere) as ByteText[];
    const paths = names.flatMap((name) => (strip === null ? [baseOf(name)] : (stripped(name, strip) ?? [])));
    const path = paths.find((known) => this.#files.has(known)) ?? paths[0];
    const before = path === undefined ? undefined : this.#files.get(path);
    const creates = (isReversed ? file.newName : file.oldName) === nowhere || createsAll(file.hunks, isReversed);
    if (path === undefined || (before === undefined && !creates)) {
      this.hasFailed = true;
      const sentence = 'The file is not there.';
      const missing = new PatchedFile('');
      for (const hunk of file.hunks.map(hunkOf)) missing.refuse(hunk, { reason: 'other', sentence }, []);
      this.reports.push({ ...missing.report('', null), path: path ?? null });
      return;
    }
    const patched = new PatchedFile(before?.text ?? '');
    const { rejects, isSkipped } = this.#applyAll(file.hunks.map(hunkOf), patched);
    if (this.isGarbled || !(isSkipped || patched.isOrdered)) {
      this.isGarbled = true;
      this.reports.push(patched.report(path, null));
      this.output.push({ stream: 'stderr', text: 'patch: **** misordered hunks! output would be garbled\n' });
      return;
    }
    const after = isSkipped ? (before?.text ?? '') : patched.result();
    const removes = after === '' && (isReversed ? file.oldName : file.newName) === nowhere;
    if (removes) this.#files.delete(path);
    else if (!isSkipped) this.#files.set(path, { ...(before ?? plainFile('')), text: after });
    this.reports.push(patched.report(path, removes ? null : after));
    if (rejects.length === 0) return;
    this.hasFailed = true;
    const what = isSkipped ? 'ignored' : 'failed';
    this.#say(`${rejects.length} out of ${file.hunks.length} hunks ${what}--saving rejects to ${path}.rej`);
    this.#files.set(`${path}.rej`, plainFile(rejects.join('')));
  }

  /** What the hunks that found no place leave. The first one is tried backwards too, for each amount of fuzz. */
  #applyAll(hunks: readonly Hunk[], file: PatchedFile): { readonly rejects: ByteText[]; readonly isSkipped: boolean } {
    let { isReversed } = this.#settings;
    let isSkipped = false;
    const rejects: ByteText[] = [];
    for (const [i, given] of hunks.entries()) {
      let hunk = isReversed ? turned(given) : given;
      const moves: Move[] = [file.read(hunk)];
      const most = Math.min(hunk.context, this.#settings.fuzz);
      let place: number | null = null;
      let fuzz = 0;
      while (!isSkipped) {
        place = file.try(hunk, fuzz, moves);
        const backwards = place === null && i === 0 ? file.try(turned(hunk), fuzz, moves) : null;
        if (backwards !== null) {
          this.#tellReversal(!isReversed, moves);
          isSkipped = this.#settings.skipsApplied;
          if (!isSkipped) {
            isReversed = !isReversed;
            hunk = turned(hunk);
            place = backwards;
          }
        }
        if (isSkipped || place !== null || fuzz >= most) break;
        fuzz++;
      }
      const line = hunk.newFirst + file.lastOffset;
      if (place !== null && !file.land(hunk, place, fuzz, moves)) {
        this.isGarbled = true;
        const sentence = 'It lies above what a hunk before it has changed; the tool ends here.';
        file.refuse(hunk, { reason: 'misordered', sentence }, moves);
        return { rejects, isSkipped };
      }
      if (place !== null) {
        this.#say(`Hunk #${i + 1} succeeded at ${line}${fuzzWords(fuzz)}${offsetWords(file.lastOffset)}.`);
        continue;
      }
      const [reason, sentence, what] = isSkipped
        ? (['skipped', 'The patch seems to be applied already.', 'ignored'] as const)
        : (['no-match', 'No place fits, with context dropped or not.', 'failed'] as const);
      file.refuse(hunk, { reason, sentence }, moves);
      this.#say(`Hunk #${i + 1} ${what} at ${line}.`);
      rejects.push(rejectText(hunk, file.lastOffset));
    }
    return { rejects, isSkipped };
  }

  /** Backwards the first hunk has a place; `isReversed` is the direction that it has then. */
  #tellReversal(isReversed: boolean, moves: Move[]): void {
    const { skipsApplied } = this.#settings;
    if (skipsApplied) this.#say('Ignoring previously applied (or reversed) patch.');
    else {
      const found = `${isReversed ? 'Reversed' : 'Unreversed'} (or previously applied) patch detected!`;
      const text = `${found}  ${isReversed ? 'Assume' : 'Ignore'} -R? [y] `;
      this.questions.push({ text, answer: null });
      this.#say(text.trimEnd());
    }
    const sentence = skipsApplied
      ? 'Backwards the hunk fits, so the patch counts as applied and is passed over.'
      : 'Backwards the hunk fits, so the patch is taken back.';
    moves.push({ kind: 'note', code: 'reversed', sentence, at: null });
  }

  #say(text: ByteText): void {
    this.output.push({ stream: 'stdout', text: `${text}\n` });
  }
}

const baseOf = (name: ByteText) => name.slice(name.lastIndexOf('/') + 1);
const fuzzWords = (fuzz: number) => (fuzz === 0 ? '' : ` with fuzz ${fuzz}`);
const offsetWords = (offset: number) => (offset === 0 ? '' : ` (offset ${offset} line${offset === 1 ? '' : 's'})`);

const createsAll = (hunks: readonly UnifiedHunk[], isReversed: boolean) =>
  hunks.every(({ header }) => {
    const range = isReversed ? header?.new : header?.old;
    return range?.start === 0 && range.count === 0;
  });

function hunkOf({ header, rows, extra, from, to }: UnifiedHunk): Hunk {
  const counted = rows.slice(0, rows.length - extra);
  const isInsertion = counted.every((row) => row.kind === 'insert');
  return {
    rows: counted,
    first: (header?.old.start ?? 0) + (isInsertion ? 1 : 0),
    newFirst: header?.new.start ?? 0,
    context: contextOf(counted),
    isTurned: false,
    section: header?.section ?? '',
    from,
    to,
  };
}
