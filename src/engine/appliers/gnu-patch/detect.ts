import type { ByteText } from '../../text/bytes.ts';
import { cString } from './c-string.ts';
import { isEpoch } from './dates.ts';
import { indentOf, isNormalCommand, startsAtZero } from './detect-lines.ts';
import { type Detected, type Mark, noSide, type Side } from './detected.ts';
import { isEdCommand } from './ed-script.ts';
import { emptySection, type GitSection, readGitLine } from './git-header.ts';
import { readGitNames, readHeaderName } from './header-name.ts';
import type { PatchReader, ReaderPlace } from './patch-reader.ts';
import type { Settings } from './settings.ts';

/** What is already known when a scan begins. */
export interface Expectation {
  /** The one kind that is allowed; null for any. */
  readonly kind: Settings['kind'];
  /** Whether hunks count only behind a header that names a file. */
  readonly needsHeader: boolean;
}

/**
 * Scans for the next patch from where the reader stands. Null when there is none: the input is at its end.
 * The reader is left anywhere; `Detected.start` says where to go on.
 *
 * `say` is for what the tool prints while it scans.
 *
 * Source: GNU patch 2.7.6; spec vectors 001 to 036, 138, 166 to 168, 434.
 */
export function detect(
  reader: PatchReader,
  settings: Settings,
  expectation: Expectation,
  say: (text: ByteText) => void,
): Detected | null {
  reader.indent = 0;
  reader.nesting = 0;
  reader.stripsCr = false;
  return new Scan(reader, settings, expectation, say).run();
}

class Scan {
  readonly #reader: PatchReader;
  readonly #settings: Settings;
  readonly #kind: Settings['kind'];
  readonly #say: (text: ByteText) => void;
  #needsHeader: boolean;
  readonly #from: ReaderPlace;
  /** The name of a `*** ` or `+++ ` line, and of a `--- ` line: which is old depends on the kind found later. */
  #starOrPlus: Side = noSide;
  #dashes: Side = noSide;
  #index: Side = noSide;
  #requires: ByteText | null = null;
  #nesting = 0;
  #stripsCr = false;
  #git: GitSection | null = null;
  /** A range of a normal diff was seen; its lines need not follow at once. */
  #hasRange = false;
  /** Before the line that is taken for the first command. */
  #commandStart: ReaderPlace | null = null;
  #commandColumns = 0;
  /** That line can begin an ed script. */
  #isEd = false;

  constructor(
    reader: PatchReader,
    settings: Settings,
    { kind, needsHeader }: Expectation,
    say: (text: ByteText) => void,
  ) {
    this.#reader = reader;
    this.#from = reader.place();
    this.#settings = settings;
    this.#kind = kind;
    this.#needsHeader = needsHeader;
    this.#say = say;
  }

  run(): Detected | null {
    let previous: { text: ByteText; place: ReaderPlace; columns: number; isStars: boolean } | null = null;
    for (;;) {
      const place = this.#reader.place();
      const line = this.#reader.next();
      if (line === null) return this.#atEnd(place);
      const { columns, at } = indentOf(line);
      const text = line.slice(at);
      // Stars before any header are not remembered.
      const isAfterStars = previous?.isStars ?? false;
      if (this.#git?.isExtended && text.startsWith('diff --git '))
        return this.#found('unified', place, this.#commandColumns, null);
      this.#noteCommand(text, place, columns);
      this.#readHeader(text, place, isAfterStars);
      // The data is left to the next scan, which takes it for text.
      if (this.#git?.isBinary) return this.#found('unified', place, this.#commandColumns, null);
      if (!this.#needsHeader) {
        if (this.#commandStart !== null && this.#allows('ed') && text === '.\n') {
          return this.#found('ed', this.#commandStart, this.#commandColumns);
        }
        if (this.#allows('unified') && text.startsWith('@@ -')) {
          return this.#found('unified', this.#startAt(place, 1), columns, text);
        }
        if (
          previous !== null &&
          this.#allows('context') &&
          isAfterStars &&
          previous.columns === columns &&
          text.startsWith('*** ')
        ) {
          this.#stripsCr = endsInCr(text);
          const isNew = text.at(-2) === '*';
          return this.#found(isNew ? 'new-context' : 'context', this.#startAt(previous.place, 2), columns, text);
        }
        if (previous !== null && this.#allows('normal') && this.#hasRange && /^[<>] /.test(text)) {
          return this.#found('normal', this.#startAt(previous.place, 2), columns);
        }
      }
      previous = { text, place, columns, isStars: !this.#needsHeader && text.startsWith('********') };
    }
  }

  /** A range above the header makes the line behind it the first command, whatever that says. */
  #noteCommand(text: ByteText, place: ReaderPlace, columns: number): void {
    this.#hasRange ||= isNormalCommand(text);
    if (this.#needsHeader || this.#commandStart !== null) return;
    this.#isEd = isEdCommand(text);
    if (!this.#isEd && !this.#hasRange) return;
    this.#commandStart = place;
    this.#commandColumns = columns;
    this.#stripsCr = endsInCr(text);
  }

  /** Where the hunks start, `back` lines above the next one as the tool numbers it: `#` lines count twice. */
  #startAt(place: ReaderPlace, back: number): ReaderPlace {
    return { ...place, line: this.#reader.line - back };
  }

  #allows(kind: Settings['kind']): boolean {
    return this.#kind === null || this.#kind === kind;
  }

  #atEnd(place: ReaderPlace): Detected | null {
    // Here the kind that is asked for does not count.
    if (this.#commandStart !== null && this.#isEd) return this.#found('ed', this.#commandStart, this.#commandColumns);
    if (!this.#git?.isExtended) return null;
    return { ...this.#found('unified', place, this.#commandColumns, null), line: place.line };
  }

  #readHeader(text: ByteText, place: ReaderPlace, isAfterStars: boolean): void {
    const dashed = /^(?:- )*--- /.exec(text)?.[0] ?? null;
    if (text.startsWith('*** ') && !isAfterStars) {
      this.#starOrPlus = this.#side(text.slice(4), this.#starOrPlus);
    } else if (text.startsWith('+++ ')) {
      this.#starOrPlus = this.#side(text.slice(4), this.#starOrPlus);
      this.#stripsCr = endsInCr(text);
    } else if (text.startsWith('Index:')) {
      this.#index = this.#side(text.slice(6), this.#index, true);
      this.#stripsCr = endsInCr(text);
    } else if (text.startsWith('Prereq:')) {
      this.#readPrereq(text.slice(7), place);
      return;
    } else if (text.startsWith('diff --git ')) {
      this.#startGitSection(text.slice(11));
    } else if (dashed !== null) {
      const side = this.#side(text.slice(dashed.length), { ...this.#dashes, seconds: null });
      if (side.seconds !== null) this.#nesting = (dashed.length - 4) / 2;
      // Here a time stays until another can be read.
      this.#dashes = { ...side, seconds: side.seconds ?? this.#dashes.seconds };
      this.#stripsCr = endsInCr(text);
    } else {
      if (this.#git !== null) this.#git = readGitLine(this.#git, text) ?? this.#git;
      return;
    }
    this.#needsHeader = false;
  }

  /** What the name says; `before` where it cannot be read, and the name from before where it is `/dev/null`. */
  #side(text: ByteText, before: Side, isIndex = false): Side {
    const read = readHeaderName(text, { strip: this.#settings.strip, isIndex });
    if (read === null) return before;
    return read.name === null ? { ...before, seconds: read.seconds } : { ...read, name: read.name };
  }

  #readPrereq(text: ByteText, place: ReaderPlace): void {
    const [, word = '', more = ''] = /^\s*(\S*)\s*(\S*)/.exec(cString(text))!;
    this.#requires = word === '' ? null : word;
    if (more === '') return;
    const line = this.#settings.version === '2.7.6' ? place.at : 0;
    this.#say(`Prereq: with multiple words at line ${line} of patch\n`);
  }

  #startGitSection(text: ByteText): void {
    const names = readGitNames(text, this.#settings.strip);
    this.#starOrPlus = { ...this.#starOrPlus, name: names?.[0] ?? null };
    this.#dashes = { ...this.#dashes, name: names?.[1] ?? null };
    this.#git = emptySection;
  }

  /** `text` is the line that gave it away; null when there are no hunks. */
  #found(kind: Detected['kind'], start: ReaderPlace, indent: number, text: ByteText | null = ''): Detected {
    const hasHunks = text !== null;
    const isUnified = kind === 'unified' && hasHunks;
    const [old, next] = isUnified ? [this.#dashes, this.#starOrPlus] : [this.#starOrPlus, this.#dashes];
    const git = this.#git;
    const zero = hasHunks ? zeroSides(kind, text) : neither;
    const marks = {
      old: markOf(this.#settings, old, zero.old, git?.oldMark ?? 0),
      new: markOf(this.#settings, next, zero.new, git?.newMark ?? 0),
    };
    return {
      kind,
      hasHunks,
      from: this.#from,
      start,
      line: start.line + 1,
      indent,
      nesting: this.#nesting,
      stripsCr: this.#stripsCr && !this.#settings.isBinary,
      old,
      new: next,
      index: this.#index,
      marks,
      requires: this.#requires,
      git,
    };
  }
}

const endsInCr = (text: ByteText) => text.endsWith('\r\n');

const neither = { old: false, new: false };

/** Which sides of the first hunk start at line 0. The new side of a context diff is not known yet. */
function zeroSides(kind: Detected['kind'], text: ByteText): { old: boolean; new: boolean } {
  if (kind === 'unified') return startsAtZero(text);
  return { old: /^\*\*\* 0(?!\d)/.test(text), new: false };
}

/** How a side whose first hunk starts at line 0 was: not there if its time says so, else empty or not there. */
export const markOf = ({ setsTime }: Settings, { seconds }: Side, isZero: boolean, otherwise: Mark): Mark =>
  isZero ? (isEpoch(seconds, setsTime !== null) ? 2 : 1) : otherwise;
