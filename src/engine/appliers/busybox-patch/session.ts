import { reversed } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { FileReport, HunkReport } from '../run.ts';
import type { Settings } from './arguments.ts';
import type { Disk } from './disk.ts';
import { Draft } from './draft.ts';
import { nowhere, type Ranges, readName, stripped } from './header.ts';
import { type Hunk, OpenFile } from './open-file.ts';

/** How a file came to be settled before its hunks were through. */
interface Fate {
  readonly after: ByteText | null;
  /** What becomes of the hunks that follow. */
  readonly sentence: string;
}

/**
 * Reads a patch line by line and applies each hunk as soon as its counts are used up.
 * Source: specification section 11, and runs of BusyBox 1.35.0.
 */
export class Session {
  readonly reports: FileReport[] = [];
  readonly #settings: Settings;
  readonly #disk: Disk;
  #hasFailed = false;
  #hasStopped = false;
  #oldName: ByteText;
  #newName: ByteText;
  /** Whether a hunk may begin: after a `+++` line, until something goes wrong. */
  #isOpen = false;
  #draft: Draft | null = null;
  #file: OpenFile | null = null;
  /** Set when nothing more will be written to the file. */
  #fate: Fate | null = null;
  /** A hunk that the tool passes over, read for the report alone. */
  #ignored: Draft | null = null;

  constructor(settings: Settings, disk: Disk) {
    this.#settings = settings;
    this.#disk = disk;
    const unnamed = settings.target ?? 'MISSING_FILENAME';
    this.#oldName = unnamed;
    this.#newName = unnamed;
  }

  get exit(): number {
    return this.#hasFailed || this.#hasStopped ? 1 : 0;
  }

  run(lines: readonly ByteText[]): void {
    for (let i = 0; i < lines.length && !this.#hasStopped; i++) {
      // An empty line is a context line that lost its blank on the way.
      this.#take(lines[i] === '' ? ' ' : lines[i]!, i + 1);
    }
    if (this.#draft) this.#leave(this.#draft, lines.length, untried('The patch ends before the hunk does.'));
    if (this.#hasStopped && this.#fate === null) this.#fate = { after: null, sentence: '' };
    this.#closeFile(lines.length);
  }

  #take(line: ByteText, number: number): void {
    if (this.#draft) this.#takeBody(this.#draft, line, number);
    else if (/^(---|\+\+\+) /.test(line)) this.#takeName(line, number);
    else if (line.startsWith('@@ -')) this.#begin(line, number);
    else if (this.#ignored && (this.#ignored.isWhole || !this.#ignored.take(line, number)))
      this.#endIgnored(number - 1);
  }

  #takeName(line: ByteText, number: number): void {
    this.#closeFile(number - 1);
    const name = this.#settings.target ?? readName(line);
    if (line.startsWith('+')) {
      this.#newName = name;
      this.#isOpen = true;
    } else this.#oldName = name;
  }

  #begin(line: ByteText, number: number): void {
    this.#endIgnored(number - 1);
    const draft = new Draft(line, number);
    if (!this.#isOpen) {
      this.#ignored = this.#file && draft;
      return;
    }
    const { oldCount, newCount } = draft.ranges;
    if (oldCount < 1n && newCount < 1n) {
      this.#stop(`Really? ${line}`);
      return;
    }
    if (this.#file === null && !this.#openFile(draft.ranges)) {
      this.#ignored = this.#file && draft;
      return;
    }
    this.#draft = draft;
  }

  /** Opens or makes the file that the hunk is for. False when no hunk of it will be looked at. */
  #openFile({ oldStart, oldCount, newStart, newCount }: Ranges): boolean {
    const { isReversed, strip, target, removesEmpty, isDryRun } = this.#settings;
    const disk = this.#disk;
    // The sum is kept in 32 bits.
    const isNothing = (start: bigint, count: bigint) => BigInt.asIntN(32, start + count) === 0n;
    const nothingBefore = isNothing(oldStart, oldCount);
    const nothingAfter = isNothing(newStart, newCount);
    const empties = this.#newName === nowhere || (isReversed ? nothingBefore : nothingAfter);
    const written = empties ? this.#oldName : this.#newName;
    const name = target ?? stripped(written, strip);
    if (!empties) {
      const creates = !isReversed && (this.#oldName === nowhere || nothingBefore);
      disk.say(`${creates ? 'creating' : 'patching file'} ${name}`);
      const opened = creates ? disk.create(name) : disk.open(name);
      if (!opened.ok) this.#stop(`can't open '${name}': ${opened.error}`);
      else this.#file = new OpenFile(name, opened.text);
      return opened.ok;
    }
    this.#isOpen = false;
    disk.say(`${removesEmpty ? 'removing' : 'patching file'} ${name}`);
    const opened = disk.openToEmpty(name);
    if (!opened.ok && isDryRun) return false;
    if (!opened.ok) {
      this.#stop(`can't ${removesEmpty ? 'remove file' : 'open'} '${name}': ${opened.error}`);
      return false;
    }
    if (removesEmpty) disk.remove(name);
    else disk.write(name, '');
    this.#file = new OpenFile(name, opened.text);
    this.#fate = { after: removesEmpty ? null : '', sentence: 'The file was emptied already.' };
    return false;
  }

  #takeBody(draft: Draft, line: ByteText, number: number): void {
    const file = this.#file!;
    if (!draft.take(line, number)) {
      this.#draft = null;
      this.#isOpen = false;
      this.#leave(draft, number - 1, broken);
      // A hunk without any line yet is passed over without a word.
      if (draft.rows.length > 0) this.#giveUp(draft, file.hunkCount);
      return;
    }
    if (!draft.isWhole) return;
    this.#draft = null;
    const { oldCount, newCount } = draft.ranges;
    if ((this.#settings.isReversed ? oldCount : newCount) === 0n) {
      this.#leave(draft, number, skipped);
      return;
    }
    const { ok, looksReversedAt } = file.apply(this.#hunkOf(draft, number), this.#settings.skipsApplied);
    if (ok) return;
    if (looksReversedAt !== null) this.#disk.tell(`Possibly reversed hunk ${file.hunkCount} at ${looksReversedAt}`);
    this.#giveUp(draft, file.hunkCount);
  }

  /** Tells of a failed hunk and gives up its file. */
  #giveUp({ ranges, lines }: Draft, number: number): void {
    this.#disk.tell(`Hunk ${number} FAILED ${ranges.oldStart}/${ranges.newStart}.`);
    for (const line of lines) this.#disk.tell(line);
    this.#hasFailed = true;
    this.#isOpen = false;
    this.#fate = { after: null, sentence: 'A hunk of this file failed before; the tool passes over the others.' };
  }

  #stop(message: ByteText): void {
    this.#disk.complain(message);
    this.#hasStopped = true;
  }

  #closeFile(line: number): void {
    this.#endIgnored(line);
    const file = this.#file;
    if (file === null) return;
    if (this.#fate === null) this.#disk.write(file.path, file.result());
    this.reports.push(file.report(this.#fate === null ? file.result() : this.#fate.after));
    this.#file = null;
    this.#fate = null;
  }

  #endIgnored(line: number): void {
    if (this.#ignored && this.#file) {
      const empties = this.#fate?.after !== null && this.#file.hunkCount === 0;
      const sentence = this.#fate?.sentence ?? 'The hunk before it was none; the tool passes over the others.';
      if (empties) this.#file.empty(this.#hunkOf(this.#ignored, line));
      else this.#leave(this.#ignored, line, untried(sentence));
    }
    this.#ignored = null;
  }

  #leave(draft: Draft, to: number, outcome: HunkReport['outcome']): void {
    this.#file?.note(this.#hunkOf(draft, to), outcome, [], null);
  }

  #hunkOf({ rows, ranges, section, from }: Draft, to: number): Hunk {
    const { isReversed } = this.#settings;
    const { oldStart, oldCount, newStart, newCount } = ranges;
    const start = Number(isReversed ? newStart : oldStart);
    const stated = (isReversed ? newCount : oldCount) === 0n ? start : start - 1;
    return { rows: isReversed ? reversed(rows) : rows, stated, section, from, to };
  }
}

const untried = (sentence: string): HunkReport['outcome'] => ({ kind: 'untried', sentence });

const broken: HunkReport['outcome'] = {
  kind: 'rejected',
  reject: { reason: 'other', sentence: 'The hunk breaks off before its counts are used up.' },
};

/** Runs show it: whatever the file holds, such a hunk changes nothing, and the exit status is 0. */
const skipped = untried(
  'By its header the hunk leaves no line, and such hunks are passed over: nothing is looked for or deleted, nothing is said.',
);
