import type { ByteText } from '../../../text/bytes.ts';
import { isOn } from '../config.ts';
import type { Session } from '../session.ts';

/** What git does to the line ends of a file: LF inside, and perhaps CR LF in the directory. */
interface Conversion {
  /** 'auto': only texts, and none that would not come back as it was. */
  readonly kind: 'none' | 'auto' | 'always';
  readonly writesCrlf: boolean;
}

/** By the attributes `text` and `eol` of the path, else by `core.autocrlf` and `core.eol`. Vectors: cfg-autocrlf-… */
function conversionFor({ config, attribute }: Session, path: ByteText): Conversion {
  const text = attribute(path, 'text') ?? attribute(path, 'crlf');
  const eol = attribute(path, 'eol');
  const isInput = config.get('core.autocrlf')?.toLowerCase() === 'input';
  const isAuto = isOn(config, 'core.autocrlf', false);
  const hasEol = eol === 'crlf' || eol === 'lf';
  if (text === 'input' && !hasEol) return { kind: 'always', writesCrlf: false };
  const writesCrlf = hasEol ? eol === 'crlf' : isAuto || (!isInput && config.get('core.eol') === 'crlf');
  if (text === false) return { kind: 'none', writesCrlf };
  if (text === 'auto') return { kind: 'auto', writesCrlf };
  if (text === true || text === 'input' || hasEol) return { kind: 'always', writesCrlf };
  return { kind: isAuto || isInput ? 'auto' : 'none', writesCrlf };
}

/** A file's text as hunks see it. */
export function withoutCrlf(session: Session, path: ByteText, text: ByteText): ByteText {
  const { kind } = conversionFor(session, path);
  if (kind === 'none' || (kind === 'auto' && looksBinary(text))) return text;
  return text.replaceAll('\r\n', '\n');
}

/** A result as it is written. */
export function withCrlf(session: Session, path: ByteText, text: ByteText): ByteText {
  const { kind, writesCrlf } = conversionFor(session, path);
  if (kind === 'none' || !writesCrlf) return text;
  if (kind === 'auto' && (text.includes('\r') || looksBinary(text))) return text;
  return text.replace(/\r?\n/g, '\r\n');
}

/** A NUL or a lone CR, or more than one byte in 128 that no text has. */
function looksBinary(text: ByteText): boolean {
  if (/\0|\r(?!\n)/.test(text)) return true;
  const odd = text.match(/[\x01-\x07\x0b\x0e-\x1a\x1c-\x1f\x7f]/g)?.length ?? 0;
  return odd > 0 && text.replace(/[\r\n]/g, '').length - odd < odd * 128;
}
