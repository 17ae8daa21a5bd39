import { stripped } from '../../formats/unified/names.ts';
import { readUnified } from '../../formats/unified/read.ts';
import type { UnifiedFile, UnifiedHunk } from '../../formats/unified/reading.ts';
import type { Move } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { plainFile, type TreeFile } from '../../text/tree.ts';
import type { RunInput } from '../applier.ts';
import type { Chunk, FileReport, Question, Run } from '../run.ts';
import { readArguments, type Settings } from './arguments.ts';
import { type Hunk, mostFuzz, PatchedFile, turned } from './patched-file.ts';

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
  for (const file of readUnified(edit).files) if (file.hunks.length > 0) job.patch(file);
  const { output, reports, questions } = job;
  const exit = job.hasFailed ? 1 : 0;
  return { exit, ok: exit === 0, output, filesAfter: files, reports, questions, problem: null };
}

/** Applies the files of a patch one by one. */
class Job {
  readonly output: Chunk[] = [];
  readonly reports: FileReport[] = [];
  readonly questions: Question[] = [];
  hasFailed = false;
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
    const failed = this.#applyAll(file.hunks.map(hunkOf), patched);
    const after = patched.result();
    const removes = after === '' && (isReversed ? file.oldName : file.newName) === nowhere;
    if (removes) this.#files.delete(path);
    else this.#files.set(path, { ...(before ?? plainFile('')), text: after });
    this.reports.push(patched.report(path, removes ? null : after));
    if (failed.length === 0) return;
    this.hasFailed = true;
    this.#say(`${failed.length} out of ${file.hunks.length} hunks failed--saving rejects to ${path}.rej`);
    this.#files.set(`${path}.rej`, plainFile(`--- ${path}\n+++ ${path}\n${failed.map(rejectText).join('')}`));
  }

  /** The hunks that found no place. The first one is tried backwards too, for each amount of fuzz. */
  #applyAll(hunks: readonly Hunk[], file: PatchedFile): Hunk[] {
    let isReversed = this.#settings.isReversed;
    let isSkipped = false;
    const failed: Hunk[] = [];
    for (const [i, given] of hunks.entries()) {
      let hunk = isReversed ? turned(given) : given;
      const moves: Move[] = [file.read(hunk)];
      let place: number | null = null;
      let fuzz = 0;
      for (const most = mostFuzz(hunk, this.#settings.fuzz); !isSkipped; fuzz++) {
        place = file.try(hunk, fuzz, isReversed, moves);
        if (place !== null || (i === 0 && this.#fitsBackwards(file, turned(hunk), fuzz, !isReversed, moves))) break;
        if (fuzz === most) break;
      }
      if (place === null && i === 0 && moves.some(isReversalNote)) {
        isSkipped = this.#settings.skipsApplied;
        if (!isSkipped) {
          isReversed = !isReversed;
          hunk = turned(hunk);
          place = file.try(hunk, fuzz, isReversed, []);
        }
      }
      const line = hunk.newStart + file.lastOffset;
      if (isSkipped) {
        file.refuse(hunk, { reason: 'skipped', sentence: 'The patch seems to be applied already.' }, moves);
        this.#say(`Hunk #${i + 1} ignored at ${line}.`);
      } else if (place === null) {
        const sentence = 'No place fits, with context dropped or not.';
        file.refuse(hunk, { reason: 'no-match', sentence }, moves);
        this.#say(`Hunk #${i + 1} failed at ${line}.`);
      } else {
        file.land(hunk, place, fuzz, moves);
        this.#say(`Hunk #${i + 1} succeeded at ${line}${fuzzWords(fuzz)}${offsetWords(file.lastOffset)}.`);
        continue;
      }
      failed.push(hunk);
    }
    return failed;
  }

  #fitsBackwards(file: PatchedFile, hunk: Hunk, fuzz: number, isReversed: boolean, moves: Move[]): boolean {
    if (hunk.rows.every((row) => row.kind === 'insert')) return false;
    if (file.try(hunk, fuzz, isReversed, moves) === null) return false;
    const start = isReversed ? 'Reversed' : 'Unreversed';
    const found = `${start} (or previously applied) patch detected!`;
    const { skipsApplied } = this.#settings;
    if (skipsApplied) this.#say('Ignoring previously applied (or reversed) patch.');
    else {
      const text = `${found}  ${isReversed ? 'Assume' : 'Ignore'} -R? [y] `;
      this.questions.push({ text, answer: null });
      this.#say(text.trimEnd());
    }
    const sentence = skipsApplied
      ? 'Backwards the hunk fits, so the patch counts as applied and is passed over.'
      : 'Backwards the hunk fits, so the patch is taken back.';
    moves.push({ kind: 'note', code: 'reversed', sentence, at: null });
    return true;
  }

  #say(text: ByteText): void {
    this.output.push({ stream: 'stdout', text: `${text}\n` });
  }
}

const isReversalNote = (move: Move) => move.kind === 'note' && move.code === 'reversed';

const baseOf = (name: ByteText) => name.slice(name.lastIndexOf('/') + 1);
const fuzzWords = (fuzz: number) => (fuzz === 0 ? '' : ` with fuzz ${fuzz}`);
const offsetWords = (offset: number) => (offset === 0 ? '' : ` (offset ${offset} line${offset === 1 ? '' : 's'})`);

const createsAll = (hunks: readonly UnifiedHunk[], isReversed: boolean) =>
  hunks.every(({ header }) => {
    const range = isReversed ? header?.new : header?.old;
    return range?.start === 0 && range.count === 0;
  });

const hunkOf = ({ header, rows, extra, from, to }: UnifiedHunk): Hunk => ({
  rows: rows.slice(0, rows.length - extra),
  oldStart: header?.old.start ?? 0,
  newStart: header?.new.start ?? 0,
  section: header?.section ?? '',
  from,
  to,
});

const signs = { context: ' ', insert: '+', delete: '-' } as const;

function rejectText({ rows, oldStart, newStart }: Hunk): ByteText {
  const count = (kind: 'insert' | 'delete') => rows.filter((row) => row.kind !== kind).length;
  const lines = rows.map(({ kind, text }) =>
    text.endsWith('\n') ? signs[kind] + text : `${signs[kind]}${text}\n\\ No newline at end of file\n`,
  );
  return `@@ -${oldStart},${count('insert')} +${newStart},${count('delete')} @@\n${lines.join('')}`;
}
