import type { ByteText } from '../../text/bytes.ts';
import { isEpoch } from './dates.ts';
import { indentOf, isEdCommand, isNormalCommand, startsAtZero } from './detect-lines.ts';
import { type Detected, type Mark, noSide, type Side } from './detected.ts';
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
  /** Before the first line that may be the beginning of an ed script. */
  #edStart: ReaderPlace | null = null;

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
    let previous: { text: ByteText; place: ReaderPlace; columns: number } | null = null;
    for (;;) {
      const place = this.#reader.place();
      const line = this.#reader.next();
      if (line === null) return this.#atEnd(place);
      const { columns, at } = indentOf(line);
      const text = line.slice(at);
      const isAfterStars = previous?.text.startsWith('********') ?? false;
      if (this.#allows('ed') && this.#edStart === null && isEdCommand(text)) this.#edStart = place;
      if (this.#git?.isExtended && text.startsWith('diff --git ')) return this.#found('unified', place, columns, false);
      this.#readHeader(text, place, isAfterStars);
      if (!this.#needsHeader) {
        if (this.#allows('ed') && this.#edStart !== null && text === '.\n')
          return this.#found('ed', this.#edStart, columns);
        if (this.#allows('unified') && text.startsWith('@@ -'))
          return this.#found('unified', place, columns, true, text);
        if (
          previous !== null &&
          this.#allows('context') &&
          isAfterStars &&
          previous.columns === columns &&
          text.startsWith('*** ')
        ) {
          this.#stripsCr = endsInCr(text);
          const isNew = text.charAt(text.length - (this.#stripsCr ? 3 : 2)) === '*';
          return this.#found(isNew ? 'new-context' : 'context', previous.place, columns, true, text);
        }
        if (previous !== null && this.#allows('normal') && isNormalCommand(previous.text) && /^[<>] /.test(text)) {
          return this.#found('normal', previous.place, previous.columns);
        }
      }
      previous = { text, place, columns };
    }
  }

  #allows(kind: Settings['kind']): boolean {
    return this.#kind === null || this.#kind === kind;
  }

  #atEnd(place: ReaderPlace): Detected | null {
    if (this.#git?.isExtended) return this.#found('unified', place, 0, false);
    if (!this.#needsHeader && this.#allows('ed') && this.#edStart !== null) return this.#found('ed', this.#edStart, 0);
    return null;
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
      this.#dashes = this.#side(text.slice(dashed.length), this.#dashes);
      if (this.#dashes.seconds !== null) this.#nesting = (dashed.length - 4) / 2;
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
    return { ...read, name: read.name ?? before.name };
  }

  #readPrereq(text: ByteText, place: ReaderPlace): void {
    const [, word = '', more = ''] = /^\s*(\S*)\s*(\S*)/.exec(text)!;
    if (word === '') return;
    this.#requires = word;
    if (more === '') return;
    const line = this.#settings.version === '2.7.6' ? place.at : 0;
    this.#say(`Prereq: with multiple words at line ${line} of patch\n`);
  }

  #startGitSection(text: ByteText): void {
    const names = readGitNames(text, this.#settings.strip);
    this.#starOrPlus = { ...noSide, name: names?.[0] ?? null };
    this.#dashes = { ...noSide, name: names?.[1] ?? null };
    this.#git = emptySection;
  }

  #found(kind: Detected['kind'], start: ReaderPlace, indent: number, hasHunks = true, text: ByteText = ''): Detected {
    const isUnified = kind === 'unified' && hasHunks;
    const [old, next] = isUnified ? [this.#dashes, this.#starOrPlus] : [this.#starOrPlus, this.#dashes];
    const git = this.#git;
    const zero = zeroOf(kind, hasHunks, text);
    const marks = {
      old: this.#markOf(old, zero.old, git?.oldMark ?? 0),
      new: this.#markOf(next, zero.new, git?.newMark ?? 0),
    };
    return {
      kind,
      hasHunks,
      from: this.#from,
      start,
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

  #markOf({ seconds }: Side, isZero: boolean, fromGit: Mark): Mark {
    if (!isZero) return fromGit;
    return isEpoch(seconds, this.#settings.setsTime !== null) ? 2 : 1;
  }
}

const endsInCr = (text: ByteText) => text.endsWith('\r\n');

function zeroOf(kind: Detected['kind'], hasHunks: boolean, text: ByteText): { old: boolean; new: boolean } {
  if (!hasHunks) return { old: false, new: false };
  if (kind === 'unified') return startsAtZero(text);
  return { old: /^\*\*\* 0(?!\d)/.test(text), new: false };
}
