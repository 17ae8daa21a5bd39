import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import type { LineSpan } from '../edit.ts';

/** A block as it is read here: by the marks of all tools. */
export interface ReadBlock {
  /** The name above it; null when there is none. */
  readonly path: ByteText | null;
  readonly search: ByteText;
  readonly replacement: ByteText;
  /** 1-based; null when none is given. */
  readonly stated: number | null;
  /** Of the text that was read. */
  readonly lines: LineSpan;
}

const searchMark = /^\s*(?:<{3,9}|-{3,9}) SEARCH>?\s*$/;
const dividerMark = /^\s*={3,9}\s*$/;
const replaceMark = /^\s*(?:>{3,9}|\+{3,9}) REPLACE>?\s*$/;
const startLine = /^:start_line:\s*(\d+)\s*$/;
const escaped = /^\\(<{7}|={7}|>{7}|-{7}|:start_line:|:end_line:)/;

/** The blocks of a text, wherever they stand in it. A text: what is wrong with one of them. */
export function readBlocks(text: ByteText): readonly ReadBlock[] | string {
  const image = new Image(text);
  const blocks: ReadBlock[] = [];
  for (let at = 0; at < image.count; at++) {
    if (!searchMark.test(image.line(at))) continue;
    const from = at + 1;
    const path = nameAbove(image, at);
    const number = startLine.exec(image.line(at + 1));
    let body = at + (number ? 2 : 1);
    if (/^:end_line:/.test(image.line(body))) body++;
    const hasRule = /^-{7}\s*$/.test(image.line(body));
    if (hasRule) body++;
    const divider = next(image, body, dividerMark);
    if (divider === null) return `The block at line ${from} has no ======= line.`;
    const end = next(image, divider + 1, replaceMark);
    if (end === null) return `The block at line ${from} has no REPLACE line.`;
    const plain = (part: ByteText) => (hasRule ? part.replace(/^.*$/gm, (line) => line.replace(escaped, '$1')) : part);
    blocks.push({
      path,
      search: plain(image.slice(body, divider)),
      replacement: plain(image.slice(divider + 1, end)),
      stated: number ? Number(number[1]) : null,
      lines: { from, to: end + 1 },
    });
    at = end;
  }
  return blocks.length > 0 ? blocks : 'No line marked SEARCH was found.';
}

function next(image: Image, from: number, mark: RegExp): number | null {
  for (let at = from; at < image.count; at++) if (mark.test(image.line(at))) return at;
  return null;
}

/** The name of a file on one of the lines above, past fences, without what replies put around it. */
function nameAbove(image: Image, at: number): ByteText | null {
  for (let above = at - 1; above >= Math.max(0, at - 3); above--) {
    const line = image.line(above).trim();
    const isFence = line.startsWith('```');
    const name = isFence
      ? line.slice(3)
      : line
          .replace(/:+$/, '')
          .replace(/^#+/, '')
          .trim()
          .replace(/^[`*]+|[`*]+$/g, '');
    const isName = /^\S+$/.test(name) && /[./]/.test(name);
    if (isName || (!isFence && /^[\w.\-/]+$/.test(name))) return name;
    if (!isFence) return null;
  }
  return null;
}
