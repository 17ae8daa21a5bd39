import type { ByteText } from '../../text/bytes.ts';
import type { Chunk } from '../run.ts';

/** Longest `error:` or `warning:` line, line feed not counted. */
const longest = 4095;

/**
 * What a run prints, in order. Silent runs drop everything but `fatal` texts and those of option errors;
 * standard output is the caller's business.
 */
export class Messages {
  readonly chunks: Chunk[] = [];
  verbosity: number;

  constructor(verbosity = 0) {
    this.verbosity = verbosity;
  }

  get isSilent(): boolean {
    return this.verbosity < 0;
  }

  get isVerbose(): boolean {
    return this.verbosity > 0;
  }

  error(text: ByteText): void {
    if (!this.isSilent) this.stderr(diagnostic('error: ', text));
  }

  warning(text: ByteText): void {
    if (!this.isSilent) this.stderr(diagnostic('warning: ', text));
  }

  /** A line shown unless silent; `text` has its line feed. */
  tell(text: ByteText): void {
    if (!this.isSilent) this.stderr(text);
  }

  /** A line shown only when verbose; `text` has its line feed. */
  tellVerbose(text: ByteText): void {
    if (this.isVerbose) this.stderr(text);
  }

  stderr(text: ByteText): void {
    this.chunks.push({ stream: 'stderr', text });
  }

  stdout(text: ByteText): void {
    this.chunks.push({ stream: 'stdout', text });
  }
}

/**
 * A diagnostic line as git prints it: cut to 4,095 bytes, ended at the first NUL, control bytes but tab and
 * line feed shown as `?`. Vectors: fail-long-preimage, fail-control-chars, msg-fail-nul.
 */
export function diagnostic(prefix: 'error: ' | 'warning: ' | 'fatal: ', text: ByteText): ByteText {
  const end = text.indexOf('\0');
  const cut = (prefix + (end < 0 ? text : text.slice(0, end))).slice(0, longest);
  return `${cut.replace(/[\x01-\x08\x0b-\x1f\x7f]/g, '?')}\n`;
}

/** Git's plural rule: the singular only for exactly 1, so that -1 is a plural. */
export const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many);
