import type { Row } from '../patch/row.ts';
import type { ByteText } from '../text/bytes.ts';
import { Image } from '../text/image.ts';
import type { EditHunk, LineSpan, Telling } from './edit.ts';

const width = 3;

/** Lines put in after line `after` (1-based; 0 is the top), with the lines around them as context. */
export function insertion(image: Image, after: number, added: ByteText, lines: LineSpan, told: Telling): EditHunk {
  const at = Math.max(0, Math.min(Math.trunc(after), image.count));
  const row = (kind: Row['kind']) => (text: ByteText) => ({ kind, text, patchLine: lines.from });
  const from = Math.max(0, at - width);
  const above = new Image(image.slice(from, at)).lines();
  const below = new Image(image.slice(at, at + width)).lines();
  const whole = added.endsWith('\n') ? added : `${added}\n`;
  if (above.length + below.length > 0) told.invent('The lines around the insertion: taken from the file.');
  return {
    rows: [...above.map(row('context')), ...new Image(whole).lines().map(row('insert')), ...below.map(row('context'))],
    stated: above.length + below.length === 0 ? 0 : from + 1,
    section: '',
    anchors: [],
    atEnd: false,
    lines,
  };
}
