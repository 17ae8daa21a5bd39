import type { ByteText } from '../../text/bytes.ts';
import { plainFile, type TreeFile } from '../../text/tree.ts';
import type { RunInput } from '../applier.ts';
import type { FileReport, Run } from '../run.ts';
import { rootOf } from '../shared/workspace.ts';
import { readArguments, type Settings } from './arguments.ts';
import { audited, type Chosen, chooseFile, stripped, unstrippable } from './choose.ts';
import { type Hunk, miscount } from './hunk.ts';
import { partsOf } from './parts.ts';
import { PatchedFile } from './patched-file.ts';
import { type Entry, hint, holdsDiff, readPatch } from './read.ts';

/** Runs the command with `-v` in a clean working copy in which every file is tracked; the patch lies in `.hg`. */
export function runHgImport({ tree, edit, args, scene }: RunInput): Run {
  const files = new Map(tree);
  const printed = { stdout: '', stderr: '' };
  const reports: FileReport[] = [];
  const finish = (exit: number): Run => {
    const chunks = (['stdout', 'stderr'] as const).map((stream) => ({ stream, text: printed[stream] }));
    const output = chunks.filter(({ text }) => text !== '');
    return { exit, ok: exit === 0, output, filesAfter: files, reports, questions: [], problem: null };
  };
  const parsed = readArguments(args);
  if (!parsed.ok) {
    printed.stderr += parsed.message;
    return finish(255);
  }
  const name = `${rootOf(scene)}/.hg/p.diff`;
  printed.stdout += `applying ${name}\n`;
  const abort = (message: string): Run => {
    printed.stderr += `${message}\n`;
    return finish(255);
  };
  // A last line that was cut gets its line feed back before the patch is read.
  const parts = partsOf(edit.endsWith('\n') ? edit : `${edit}\n`).filter(({ text }) => holdsDiff(text));
  if (parts.length === 0) return abort(`abort: ${name}: no diffs found`);
  for (const { text, skipped } of parts) {
    const known = new Set(files.keys());
    const { entries, fault } = readPatch(text, skipped);
    const job = new Job(files, printed, parsed.settings, reports);
    const refusal = firstOf(entries, (entry) =>
      // What is being patched when the text cannot be read further is never written.
      job.apply(entry, fault === null || entry !== entries.at(-1)),
    );
    for (const path of job.untracked) printed.stderr += `${path} not tracked!\n`;
    if (refusal !== null) return abort(`abort: ${refusal}`);
    if (fault !== null) return abort(fault);
    const added = [...files.keys()].filter(
      (path) => !(known.has(path) || job.rejects.has(path) || job.copies.has(path)),
    );
    for (const path of added.sort()) printed.stdout += `adding ${path}\n`;
    if (job.rejects.size > 0) return abort('abort: patch failed to apply');
    printed.stdout += 'applied to working directory\n';
  }
  return finish(0);
}

/** The first answer that is not null; what follows is not asked. */
function firstOf<T, U>(items: readonly T[], ask: (item: T) => U | null): U | null {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== null) return answer;
  }
  return null;
}

type Place = Extract<Chosen, { ok: true }>;

/** Applies the entries of a patch one by one: what one writes, the next finds. */
class Job {
  /** Files of rejected hunks. */
  readonly rejects = new Set<string>();
  /** Files that came from another: they are not said to be added. */
  readonly copies = new Set<string>();
  /** Files that a header renames or removes and that are not there. */
  readonly untracked: string[] = [];
  readonly #files: Map<string, TreeFile>;
  readonly #printed: { stdout: string; stderr: string };
  readonly #settings: Settings;
  readonly #reports: FileReport[];

  constructor(
    files: Map<string, TreeFile>,
    printed: { stdout: string; stderr: string },
    settings: Settings,
    reports: FileReport[],
  ) {
    this.#files = files;
    this.#printed = printed;
    this.#settings = settings;
    this.#reports = reports;
  }

  /** The reason to stop everything; null when there is none. A file is written after its last hunk, or not at all. */
  apply(entry: Entry, isWhole: boolean): string | null {
    const { git, hunks } = entry;
    const chosen = git
      ? this.#chooseByGit(entry)
      : chooseFile(entry, this.#settings.strip, (path) => this.#files.has(path));
    if (!chosen.ok) return chosen.message;
    const { path, creates, removes, isMissing } = chosen;
    const illegal = git ? audited(path) : null;
    if (illegal !== null) return illegal;
    const source = git?.from ?? path;
    const before = this.#files.get(source);
    if (git?.op === 'rename' || git?.op === 'copy') this.copies.add(path);
    const file = new PatchedFile(creates ? '' : (before?.text ?? ''), this.#settings);
    if (hunks.length > 0) this.#printed.stdout += `patching file ${path}\n`;
    const comesFrom = git?.op === 'rename' || git?.op === 'copy';
    const blocked = this.#blockedBy(entry, chosen, before);
    if (hunks.length === 0 && blocked !== null) return blocked;
    const exists = blocked !== null;
    if (isMissing) {
      this.#printed.stderr += `unable to find '${path}' for patching\n(use '--prefix' to apply patch relative to the current directory)\n`;
    }
    const rejected: Hunk[] = [];
    let isRemoved = removes && hunks.length === 0;
    let isChanged = false;
    for (const hunk of hunks) {
      const wrong = miscount(hunk);
      if (wrong !== null) return `bad hunk #${hunk.number}${wrong}\n${hint}`;
      if (isMissing || exists) {
        if (exists && (source === path || hunk.number === 1)) this.#printed.stderr += `${blocked}\n`;
        const sentence = exists ? 'The patch creates the file, but it is there.' : 'The file is not there.';
        file.refuse(hunk, { reason: exists ? 'already-exists' : 'other', sentence });
        rejected.push(hunk);
        continue;
      }
      const { ok, note, warning, removes: foundAtOnce } = file.apply(hunk);
      if (note !== null) this.#printed.stdout += `${note}\n`;
      if (warning !== null) this.#printed.stderr += `${warning}\n`;
      if (!ok) rejected.push(hunk);
      else if (removes && foundAtOnce) isRemoved = true;
      else isChanged = true;
    }
    if (!isWhole) {
      this.#reports.push(file.report(before ? source : null, null, null));
      return null;
    }
    const moves = hunks.length === 0 && (comesFrom || git?.op === 'add');
    const writes = isChanged || moves;
    if (isRemoved && !this.#files.delete(path)) this.untracked.push(path);
    else if (writes) this.#files.set(path, written(file.result(), before, git?.isExecutable ?? null));
    this.#reject(path, rejected, hunks.length);
    const after = isRemoved || !writes ? null : file.result();
    this.#reports.push(file.report(before ? source : null, path === source ? null : path, after));
    return null;
  }

  /** Why nothing can be written there, as printed. What is renamed is gone all the same. */
  #blockedBy({ git, hunks }: Entry, { path, creates }: Place, before: TreeFile | undefined): string | null {
    if (git?.op === 'rename') {
      if (before === undefined) this.untracked.push(git.from ?? path);
      this.#files.delete(git.from ?? path);
    }
    const source = git?.from ?? null;
    if (source !== null && before === undefined && hunks.length === 0) return `source file '${source}' does not exist`;
    const isThere = source === path ? false : this.#files.has(path);
    if (source !== null && isThere) return `cannot create ${path}: destination already exists`;
    if (git?.op === 'add' && isThere && hunks.length === 0) return `cannot create ${path}: destination already exists`;
    return creates && isThere ? `file ${path} already exists` : null;
  }

  #chooseByGit({ git, hunks }: Entry): Chosen {
    const { op } = git!;
    const strip = Math.max(0, this.#settings.strip - 1);
    const path = stripped(git!.path, strip);
    if (typeof path !== 'string') return unstrippable(git!.path, strip, path.left);
    const creates = op === 'add';
    const removes = op === 'delete';
    // Hunks for a file that is moved from nowhere are tried on nothing.
    const isMissing = !creates && git!.from === null && hunks.length > 0 && !this.#files.has(path);
    return { ok: true, path, creates, removes, isMissing };
  }

  #reject(path: string, rejected: readonly Hunk[], total: number): void {
    if (rejected.length === 0) return;
    this.#printed.stderr += `${rejected.length} out of ${total} hunks FAILED -- saving rejects to file ${path}.rej\n`;
    const base = path.slice(path.lastIndexOf('/') + 1);
    const text = `--- ${base}\n+++ ${base}\n${rejected.map(rejectText).join('')}`;
    this.rejects.add(`${path}.rej`);
    this.#files.set(`${path}.rej`, plainFile(text));
  }
}

const rejectText = ({ header, rows, signs }: Hunk): ByteText =>
  header +
  rows
    .map(({ text }, i) => signs[i]! + text + (text.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'))
    .join('');

function written(text: ByteText, before: TreeFile | undefined, isExecutable: boolean | null): TreeFile {
  const mode = isExecutable === null ? (before?.mode ?? 0o644) : isExecutable ? 0o755 : 0o644;
  return { ...plainFile(text), mode };
}
