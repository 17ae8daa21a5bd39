import type { ByteText } from '../../engine/index.ts';
import { type Encoding, shown } from './text-view.ts';

/** A long text is read in pieces of so many bytes, each in a few milliseconds. */
const piece = 1_000_000;

/** Pieces of a text, none of which ends within a character or between CR and LF. Joined they are the text. */
export function* piecesOf(text: ByteText, size = piece): Generator<ByteText> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + size, text.length);
    while (to < text.length && isWithin(text, to)) to++;
    yield text.slice(from, to);
    from = to;
  }
}

/** Continuation bytes belong to what is before them, and so does a line feed after its carriage return. */
const isWithin = (text: ByteText, at: number): boolean =>
  (text.charCodeAt(at) & 0xc0) === 0x80 || (text[at] === '\n' && text[at - 1] === '\r');

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What a piece is made of. Natively: the engine's own way is for texts of ordinary length. */
export function encodingOfPiece(bytes: ByteText): Encoding {
  if (!/[^\x00-\x7f]/.test(bytes)) return 'ascii';
  return decoded(bytes) === null ? 'bytes' : 'utf-8';
}

/** A piece as the editor takes it, in the encoding of the whole text. */
export function shownPiece(bytes: ByteText, encoding: Encoding, isFirst: boolean): string {
  if (encoding === 'utf-8' && /[^\x00-\x7f]/.test(bytes)) return shown(decoded(bytes) ?? bytes, 'bytes', isFirst);
  return shown(bytes, 'bytes', isFirst);
}

function decoded(bytes: ByteText): string | null {
  const units = new Uint8Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) units[i] = bytes.charCodeAt(i);
  try {
    return strict.decode(units);
  } catch {
    return null;
  }
}
