import { rustTrim } from '../../text/blanks.ts';
import { readClassicUpdate } from './classic-update.ts';
import type { Operation, Parsed } from './operations.ts';
import { UpdateReader } from './update-reader.ts';

const markers = {
  add: '*** Add File: ',
  delete: '*** Delete File: ',
  update: '*** Update File: ',
  environment: '*** Environment ID:',
};

/**
 * Reads a V4A patch as Codex does: markers at both ends, perhaps inside a here-document, then one operation after
 * the other. `isClassic` is the parser of before June 2026, which knows no environment line.
 *
 * Errors are the tool's own words; line numbers in them count after the here-document is unwrapped.
 * Source: specification section 2.2, held against runs of 0.115, 0.160 and 0.171.
 */
export function parsePatch(text: string, isClassic: boolean): Parsed {
  const framed = unwrapped(rustTrim.both(text).split('\n').map(withoutCr));
  if (!framed.ok) return framed;
  return new PatchReader(framed.lines, framed.skipped, isClassic).read();
}

const withoutCr = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);

type Framed = { readonly ok: true; readonly lines: readonly string[]; readonly skipped: number };
type Refused = Parsed & { readonly ok: false };

function unwrapped(lines: readonly string[]): Framed | Refused {
  const fault = frameFault(lines);
  if (fault === null) return { ok: true, lines, skipped: 0 };
  const isDocument = /^<<(EOF|'EOF'|"EOF")$/.test(lines[0] ?? '') && lines.at(-1)!.endsWith('EOF') && lines.length >= 4;
  if (!isDocument) return { ok: false, message: `Invalid patch: ${fault}`, line: null };
  const inner = lines.slice(1, -1);
  const innerFault = frameFault(inner);
  return innerFault === null
    ? { ok: true, lines: inner, skipped: 1 }
    : { ok: false, message: `Invalid patch: ${innerFault}`, line: null };
}

/** An empty text has a last line that is wrong, but no first. */
function frameFault(lines: readonly string[]): string | null {
  const [first = ''] = lines;
  const isEmpty = lines.length === 1 && first === '';
  if (!isEmpty && rustTrim.both(first) !== '*** Begin Patch') {
    return "The first line of the patch must be '*** Begin Patch'";
  }
  if (rustTrim.both(lines.at(-1) ?? '') !== '*** End Patch') {
    return "The last line of the patch must be '*** End Patch'";
  }
  return null;
}

/** Walks the lines between the markers. */
class PatchReader {
  readonly #lines: readonly string[];
  readonly #skipped: number;
  readonly #isClassic: boolean;
  readonly #operations: Operation[] = [];
  #at = 1;

  constructor(lines: readonly string[], skipped: number, isClassic: boolean) {
    this.#lines = lines;
    this.#skipped = skipped;
    this.#isClassic = isClassic;
  }

  read(): Parsed {
    const fault = this.#environment() ?? this.#body();
    return fault ?? { ok: true, operations: this.#operations };
  }

  #environment(): Refused | null {
    const [id, again] = [this.#lines[1], this.#lines[2]].map((line) => environmentId(line ?? ''));
    if (this.#isClassic || id === null || id === undefined) return null;
    if (id === '') return this.#refuse('Invalid patch: apply_patch environment_id cannot be empty', 2);
    if (again !== null) {
      return this.#refuse('Invalid patch: apply_patch environment_id cannot be specified more than once', 3);
    }
    this.#at = 2;
    return null;
  }

  #body(): Refused | null {
    const last = this.#lines.length - 1;
    while (this.#at < last) {
      const header = rustTrim.both(this.#lines[this.#at]!);
      if (header === '*** End Patch' && !this.#isClassic) return this.#afterEnd(last);
      const fault = this.#operation(header, last);
      if (fault) return fault;
    }
    return null;
  }

  /** Only blank lines may stand between an early end marker and the last one. */
  #afterEnd(last: number): Refused | null {
    const rest = this.#lines.slice(this.#at + 1, last);
    if (rest.every((line) => rustTrim.both(line) === '')) return null;
    return this.#refuse("Invalid patch: The last line of the patch must be '*** End Patch'", null);
  }

  #operation(header: string, last: number): Refused | null {
    if (header.startsWith(markers.add)) {
      this.#at++;
      this.#operations.push({ kind: 'add', path: header.slice(markers.add.length), text: this.#added(last) });
    } else if (header.startsWith(markers.delete)) {
      this.#at++;
      this.#operations.push({ kind: 'delete', path: header.slice(markers.delete.length) });
    } else if (header.startsWith(markers.update)) {
      const path = header.slice(markers.update.length);
      return this.#isClassic ? this.#classicUpdate(path, last) : this.#update(path, last);
    } else {
      return this.#refuseHunk(this.#at, badHeader(header));
    }
    return null;
  }

  #added(last: number): string {
    let text = '';
    while (this.#at < last && this.#lines[this.#at]!.startsWith('+')) {
      text += `${this.#lines[this.#at++]!.slice(1)}\n`;
    }
    return text;
  }

  #classicUpdate(path: string, last: number): Refused | null {
    const read = readClassicUpdate(path, this.#lines, { header: this.#at, last, skipped: this.#skipped });
    if (!read.ok) return this.#refuseHunk(read.at, read.message);
    this.#operations.push(read.operation);
    this.#at = read.at;
    return null;
  }

  #update(path: string, last: number): Refused | null {
    const reader = new UpdateReader(path, this.#at, this.#skipped);
    for (this.#at++; this.#at < last; this.#at++) {
      const line = rustTrim.end(this.#lines[this.#at]!);
      if (isHeader(line)) break;
      const fault = reader.take(this.#lines[this.#at]!, this.#at);
      if (fault) return this.#refuseHunk(fault.at, fault.message);
    }
    const isEnd = this.#at >= last || rustTrim.end(this.#lines[this.#at]!) === '*** End Patch';
    const done = reader.close(this.#at, isEnd, rustTrim.end(this.#lines[Math.min(this.#at, last)]!));
    if (!done.ok) return this.#refuseHunk(done.at, done.message);
    this.#operations.push(done.operation);
    return null;
  }

  #refuseHunk(index: number, message: string): Refused {
    return this.#refuse(`Invalid patch hunk on line ${index + 1}: ${message}`, index + 1);
  }

  #refuse(message: string, line: number | null): Refused {
    return { ok: false, message, line: line === null ? null : line + this.#skipped };
  }
}

const environmentId = (line: string): string | null => {
  const trimmed = rustTrim.both(line);
  return trimmed.startsWith(markers.environment) ? rustTrim.both(trimmed.slice(markers.environment.length)) : null;
};

/** In an update only the right end is trimmed, so a header must begin in column 1. */
const isHeader = (line: string) =>
  line === '*** End Patch' || [markers.add, markers.delete, markers.update].some((marker) => line.startsWith(marker));

const badHeader = (header: string) =>
  `'${header}' is not a valid hunk header. Valid hunk headers: '*** Add File: {path}', '*** Delete File: {path}', '*** Update File: {path}'`;
