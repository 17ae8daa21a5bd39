import type { ByteText } from '../../text/bytes.ts';
import { plainFile, type TreeFile } from '../../text/tree.ts';
import type { FileReport } from '../run.ts';
import type { Settings } from './arguments.ts';
import { audited, type Chosen, chooseByGit, chooseFile, unstrippable, withoutSide } from './choose.ts';
import { type Hunk, miscount } from './hunk.ts';
import { PatchedFile } from './patched-file.ts';
import { type Entry, type GitHeader, hint, type Reading, type Step } from './read.ts';
import type { WorkingCopy } from './working-copy.ts';

type Place = Extract<Chosen, { ok: true }>;

/** A file whose hunks are being applied. */
interface OpenFile {
  readonly place: Place;
  readonly before: TreeFile | undefined;
  readonly patched: PatchedFile;
  readonly git: GitHeader | null;
  readonly total: number;
  readonly rejected: Hunk[];
  isChanged: boolean;
  isRemoved: boolean;
}

/**
 * Applies the steps of a patch one by one. A file is written when the next one is begun, and not at all when the
 * patch breaks off before; a removal is done at once.
 *
 * Methods that may be refused give the reason as printed after `abort: `, or null.
 */
export class Job {
  hasRejects = false;
  readonly #copy: WorkingCopy;
  readonly #printed: { stdout: string; stderr: string };
  readonly #settings: Settings;
  readonly #reports: FileReport[];
  #open: OpenFile | null = null;

  constructor(
    copy: WorkingCopy,
    printed: { stdout: string; stderr: string },
    settings: Settings,
    reports: FileReport[],
  ) {
    this.#copy = copy;
    this.#printed = printed;
    this.#settings = settings;
    this.#reports = reports;
  }

  run({ steps, fault }: Reading): string | null {
    for (const step of steps) {
      const refusal = this.#take(step);
      if (refusal === null) continue;
      this.#drop();
      return refusal;
    }
    if (fault === null) return this.#close();
    this.#drop();
    return fault;
  }

  #take(step: Step): string | null {
    if (step.kind === 'keep') return this.#keep(step.sources);
    return this.#close() ?? this.#apply(step.entry);
  }

  #keep(names: readonly ByteText[]): string | null {
    const { strip } = this.#settings;
    const sources: string[] = [];
    for (const name of names) {
      const source = withoutSide(name, strip);
      if (typeof source !== 'string') return unstrippable(name, strip - 1, source.left);
      sources.push(source);
    }
    return this.#copy.keep(sources);
  }

  #apply(entry: Entry): string | null {
    const choose = entry.git ? chooseByGit : chooseFile;
    const chosen = choose(entry, this.#settings.strip, (path) => this.#copy.has(path));
    if (!chosen.ok) return chosen.message;
    if (entry.git && entry.hunks.length === 0) return this.#applyHeader(entry.git, chosen);
    return audited(chosen.path) ?? this.#applyHunks(entry, chosen);
  }

  /** A git header that no hunks follow. */
  #applyHeader({ op, isExecutable }: GitHeader, place: Place): string | null {
    const copy = this.#copy;
    const { path, source } = place;
    const before = source === null ? copy.file(path) : copy.original(source);
    const report = new PatchedFile(before?.text ?? '', this.#settings);
    const refusal = (() => {
      if (op === 'modify') return isExecutable === null ? null : copy.setExecutable(path, isExecutable);
      if (op === 'delete') return copy.remove(path);
      const unmoved = op === 'rename' ? copy.remove(source ?? path) : null;
      if (unmoved !== null) return unmoved;
      if (source !== null && before === undefined) return `source file '${source}' does not exist`;
      if (copy.has(path)) return cannotCreate(path);
      const text = op === 'add' ? '' : before!.text;
      return copy.write(path, written(text, before, isExecutable));
    })();
    const isWritten = refusal === null && op !== 'delete';
    if (isWritten && source !== null) copy.copied(path, source);
    this.#reports.push(
      report.report(
        before ? (source ?? path) : null,
        source === null ? null : path,
        isWritten ? (before?.text ?? '') : null,
      ),
    );
    return refusal;
  }

  #applyHunks({ git, hunks }: Entry, place: Place): string | null {
    const copy = this.#copy;
    const { path, source, creates, removes, isMissing } = place;
    const unmoved = git?.op === 'rename' ? copy.remove(source ?? path) : null;
    if (unmoved !== null) return unmoved;
    this.#printed.stdout += `patching file ${path}\n`;
    const before = source === null ? copy.file(path) : copy.original(source);
    const patched = new PatchedFile(creates ? '' : (before?.text ?? ''), this.#settings);
    const open: OpenFile = {
      place,
      before,
      patched,
      git,
      total: hunks.length,
      rejected: [],
      isChanged: false,
      isRemoved: false,
    };
    this.#open = open;
    const blocked = this.#blockedBy(place, before);
    if (isMissing) {
      this.#printed.stderr += `unable to find '${path}' for patching\n(use '--prefix' to apply patch relative to the current directory)\n`;
    }
    for (const hunk of hunks) {
      const wrong = miscount(hunk);
      if (wrong !== null) return `bad hunk #${hunk.number}${wrong}\n${hint}`;
      if (blocked !== null) this.#printed.stderr += `${blocked}\n`;
      if (isMissing || blocked !== null) {
        const sentence = isMissing ? 'The file is not there.' : 'The patch creates the file, but it is there.';
        patched.refuse(hunk, { reason: isMissing ? 'other' : 'already-exists', sentence });
        open.rejected.push(hunk);
        continue;
      }
      const { ok, note, warning, removesFile } = patched.apply(hunk, removes);
      if (note !== null) this.#printed.stdout += `${note}\n`;
      if (warning !== null) this.#printed.stderr += `${warning}\n`;
      if (!ok) open.rejected.push(hunk);
      else if (removesFile) {
        const refusal = copy.remove(path);
        if (refusal !== null) return refusal;
        open.isRemoved = true;
      } else open.isChanged = true;
    }
    return null;
  }

  /** Why none of the hunks can be written there, as printed for each of them. */
  #blockedBy({ path, source, creates }: Place, before: TreeFile | undefined): string | null {
    if (!this.#copy.has(path)) return null;
    if (source !== null) return before === undefined ? null : cannotCreate(path);
    return creates ? `file ${path} already exists` : null;
  }

  /** Writes the file whose hunks are through, and those that were rejected. */
  #close(): string | null {
    const open = this.#open;
    if (open === null) return null;
    const { place, before, patched, git, total, rejected, isChanged, isRemoved } = open;
    const { path, source } = place;
    const writes = isChanged && !isRemoved;
    const refusal = writes
      ? this.#copy.write(path, written(patched.result(), before, git?.isExecutable ?? null))
      : null;
    if (writes && source !== null) this.#copy.copied(path, source);
    this.#report(open, writes && refusal === null ? patched.result() : null);
    if (refusal !== null || rejected.length === 0) return refusal;
    this.#printed.stderr += `${rejected.length} out of ${total} hunks FAILED -- saving rejects to file ${path}.rej\n`;
    this.hasRejects = true;
    const base = path.slice(path.lastIndexOf('/') + 1);
    return this.#copy.writeRejects(`${path}.rej`, `--- ${base}\n+++ ${base}\n${rejected.map(rejectText).join('')}`);
  }

  /** Leaves the file unwritten. */
  #drop(): void {
    if (this.#open) this.#report(this.#open, null);
  }

  #report({ place: { path, source }, before, patched }: OpenFile, after: ByteText | null): void {
    const from = source ?? path;
    this.#reports.push(patched.report(before ? from : null, path === from ? null : path, after));
    this.#open = null;
  }
}

const cannotCreate = (path: string) => `cannot create ${path}: destination already exists`;

const rejectText = ({ header, rows, signs }: Hunk): ByteText =>
  [header, ...rows.map(({ text }, i) => signs[i]! + text)]
    .map((line) => line + (line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'))
    .join('');

function written(text: ByteText, before: TreeFile | undefined, isExecutable: boolean | null): TreeFile {
  const mode = isExecutable === null ? (before?.mode ?? 0o644) : isExecutable ? 0o755 : 0o644;
  return { ...plainFile(text), mode };
}
