import type { Edit } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import type { Alignment } from './align.ts';
import type { Draft } from './draft.ts';
import { crash, emptyWrite, type Fatal, type HunkLine, type Sign } from './hunk.ts';
import type { MergeKind } from './merge-report.ts';

/** What a merge weaves together: a hunk, and the block of the file with which it is aligned. */
export interface Fabric {
  readonly draft: Draft;
  readonly oldLines: readonly HunkLine[];
  readonly newLines: readonly HunkLine[];
  readonly alignment: Alignment;
  /** See `Hunk`. */
  readonly hasSpareLine: boolean;
  readonly style: 'merge' | 'diff3';
  /** Whether line `line` of the file (0-based) is equal to a text. */
  same(line: number, text: ByteText): boolean;
  /** Tells of `lines` lines from line `from` (1-based) of the result. */
  tell(kind: MergeKind, from: number, lines: number): void;
}

/** A change of the hunk that was dealt with in one piece. `edit.at` to `edit.at + edit.removed` lie in the file. */
export interface Woven {
  readonly kind: MergeKind;
  readonly edit: Edit;
  /** The lines that the message names: `lines` of the result from 1-based line `from` on. */
  readonly told: { readonly from: number; readonly lines: number };
}

/** Where the walk stands in old lines, new lines, and the block of the file. */
interface Cursor {
  readonly old: number;
  readonly next: number;
  readonly block: number;
}

/**
 * Walks hunk and block together and writes the result: a change goes in where the block has what the hunk expects;
 * where it has not, both versions go in, between markers.
 *
 * Source: GNU patch 2.7.6, `--merge`; vectors 403 to 422, 498 to 504.
 */
export class Weaver {
  readonly woven: Woven[] = [];
  readonly #fabric: Fabric;
  /** 1-based line of the file at which the walk stands. */
  #where: number;
  #old = 0;
  #next = 0;
  #block = 0;
  /** Why the walk can not go on. */
  #stop: Fatal | null = null;

  constructor(fabric: Fabric, where: number) {
    this.#fabric = fabric;
    this.#where = where;
  }

  /**
   * 'misordered' when lines are to be copied that are behind already; 'behind' when the hunk lies there, but gets
   * through. Halves of a damaged context diff that do not go together make the real tool crash.
   */
  weave(): 'woven' | 'misordered' | 'behind' | Fatal {
    const { draft } = this.#fabric;
    draft.copyTo(Math.max(draft.eaten, this.#where - 1));
    while (this.#stop === null) {
      const from = this.#cursor();
      if (this.#isDeletion() || this.#isAddition()) {
        this.#change(from);
      } else if (this.#isGone()) {
        if (!this.#passGone()) this.#conflict(from);
      } else {
        // Lines of the file behind the last row are none of the hunk's business.
        if (!this.#isContext()) return this.#atEnd();
        if (this.#isExtra()) this.#passExtras();
        else this.#passContext();
        if (!this.#advance(this.#block - from.block)) return 'misordered';
      }
    }
    return this.#stop;
  }

  #atEnd(): 'woven' | 'behind' | Fatal {
    const { draft } = this.#fabric;
    if (!this.#isLevel()) return failedAssertion(377, bothAtEnd);
    return draft.eaten === this.#where - 1 ? 'woven' : 'behind';
  }

  #cursor(): Cursor {
    return { old: this.#old, next: this.#next, block: this.#block };
  }

  get #oldSign(): Sign | undefined {
    return this.#fabric.oldLines[this.#old]?.sign;
  }

  get #newSign(): Sign | undefined {
    return this.#fabric.newLines[this.#next]?.sign;
  }

  #isDeletion(): boolean {
    return this.#oldSign === '-' || this.#oldSign === '!';
  }

  #isAddition(): boolean {
    return this.#newSign === '+' || this.#newSign === '!';
  }

  #isContext(): boolean {
    return this.#oldSign === ' ' && this.#newSign === ' ';
  }

  /** Both halves stand at context, or both at their end. */
  #isLevel(): boolean {
    const { hasSpareLine } = this.#fabric;
    return this.#isContext() || (this.#oldSign === undefined && this.#newSign === undefined && !hasSpareLine);
  }

  #isGone(): boolean {
    return this.#fabric.alignment.isGone[this.#old] === true;
  }

  #isExtra(): boolean {
    return this.#fabric.alignment.isExtra[this.#block] === true;
  }

  #passAdditions(): void {
    while (this.#isAddition()) this.#next++;
  }

  #passExtras(): void {
    while (this.#isExtra()) this.#block++;
  }

  #passContext(): void {
    const isShared = () => this.#isContext() && !this.#isGone() && !this.#isExtra();
    for (; isShared(); this.#old++, this.#next++) this.#block++;
  }

  /** Passes context that the file no longer has; false when a change touches it. */
  #passGone(): boolean {
    for (; this.#isGone() && !this.#isDeletion(); this.#old++, this.#next++) {
      if (this.#isAddition()) return false;
    }
    return !this.#isDeletion() && !this.#isAddition();
  }

  /** Copies that many lines of the file. */
  #advance(lines: number): boolean {
    this.#where += lines;
    return this.#fabric.draft.copyTo(this.#where - 1);
  }

  #change(from: Cursor): void {
    while (this.#isDeletion()) {
      if (this.#isGone() || this.#isExtra()) break;
      this.#block++;
      this.#old++;
    }
    if (this.#isGone() || this.#isExtra()) {
      this.#conflict(from);
      return;
    }
    this.#passAdditions();
    const { draft, newLines } = this.#fabric;
    const removed = this.#old - from.old;
    const added = newLines.slice(from.next, this.#next);
    this.#tell('merged', added.length, removed);
    draft.drop(removed);
    this.#where += removed;
    draft.shift += added.length;
    this.#write(added);
  }

  #conflict(from: Cursor): void {
    this.#extendConflict();
    if (this.#stop !== null) return;
    const { draft, oldLines, newLines, style } = this.#fabric;
    let mine = this.#block - from.block;
    const old = oldLines.slice(from.old, this.#old);
    let theirs = newLines.slice(from.next, this.#next);
    const same = this.#sameAhead(mine, theirs);
    const isApplied = same === mine && same === theirs.length;
    if (isApplied) this.#tell('already applied', same, 0);
    // With diff3 the real tool forgets here that it passed these lines, which loses them (vector 498).
    if (style === 'merge') {
      this.#advance(same);
      mine -= same;
      theirs = theirs.slice(same);
    }
    if (isApplied) return;
    const sameBehind = style === 'merge' ? this.#sameBehind(mine, theirs) : 0;
    mine -= sameBehind;
    theirs = theirs.slice(0, theirs.length - sameBehind);
    const size = 3 + mine + theirs.length + (style === 'diff3' ? 1 + old.length : 0);
    this.#tell('NOT MERGED', size, mine);
    draft.shift += size - mine;
    this.#mark('<<<<<<<\n', []);
    this.#advance(mine);
    if (style === 'diff3') this.#mark('|||||||\n', old);
    this.#mark('=======\n', theirs);
    this.#mark('>>>>>>>\n', []);
    this.#advance(sameBehind);
  }

  /** Goes on to where hunk and block agree again. */
  #extendConflict(): void {
    for (;;) {
      if (this.#isDeletion()) {
        this.#passExtras();
        if (!this.#isGone()) this.#block++;
        this.#old++;
      } else if (this.#isGone()) {
        this.#passAdditions();
        this.#next++;
        this.#old++;
      } else if (this.#isAddition()) this.#passAdditions();
      else if (this.#isExtra()) this.#passExtras();
      else {
        if (!this.#isLevel()) this.#stop = failedAssertion(418, bothLevel);
        return;
      }
    }
  }

  /** How many of the next `mine` lines of the file are the first of `theirs`. */
  #sameAhead(mine: number, theirs: readonly HunkLine[]): number {
    const most = Math.min(mine, theirs.length);
    let same = 0;
    while (same < most && this.#fabric.same(this.#where - 1 + same, theirs[same]!.text)) same++;
    return same;
  }

  /** How many of the next `mine` lines of the file, from their end, are the last of `theirs`. */
  #sameBehind(mine: number, theirs: readonly HunkLine[]): number {
    const most = Math.min(mine, theirs.length);
    let same = 0;
    while (same < most && this.#fabric.same(this.#where - 2 + mine - same, theirs.at(-1 - same)!.text)) same++;
    return same;
  }

  #mark(marker: ByteText, lines: readonly HunkLine[]): void {
    const { draft } = this.#fabric;
    draft.repair();
    draft.write(marker);
    this.#write(lines);
  }

  #write(lines: readonly HunkLine[]): void {
    for (const { text } of lines) {
      if (text === '') this.#stop ??= emptyWrite;
      this.#fabric.draft.write(text);
    }
  }

  #tell(kind: MergeKind, inserted: number, removed: number): void {
    const { draft, tell } = this.#fabric;
    const from = this.#where + draft.shift;
    tell(kind, from, inserted);
    const told = { from, lines: inserted };
    this.woven.push({ kind, edit: { at: lineIndex(this.#where - 1), removed, inserted }, told });
  }
}

/** Conditions that the real tool asserts, in its words. */
const bothAtEnd = "pch_char (old) == '=' && pch_char (new) == '^'";
const bothLevel =
  "((pch_char (old) == ' ' && pch_char (new) == ' ') || (pch_char (old) == '=' && pch_char (new) == '^')) && ((oldin[old] == ' ' && oldin[in] == ' ') || (oldin[old] == '=' && oldin[in] == '^'))";

/** An assertion of the tool that does not hold. */
export const failedAssertion = (line: number, condition: string): Fatal =>
  crash(`merge.c:${line}: merge_hunk: Assertion \`${condition}' failed.`);
