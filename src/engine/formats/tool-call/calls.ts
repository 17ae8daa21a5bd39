import { type ByteText, fromBytes } from '../../text/bytes.ts';
import type { LineSpan } from '../edit.ts';
import { readJson } from './json.ts';

/** The fields of a tool call. Values are as the caller wrote them: check each before use. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A call in a pasted text. */
export interface FoundCall {
  readonly fields: Fields;
  /** Its JSON, as characters. */
  readonly text: string;
  /** Of the pasted text. */
  readonly lines: LineSpan;
}

/**
 * The calls in a text, in order: JSON objects one after the other, in a list, in fences or among talk. Braces that
 * hold no JSON are passed over. Linear.
 */
export function callsIn(edit: ByteText): FoundCall[] {
  const text = fromBytes(edit);
  const calls: FoundCall[] = [];
  let line = 1;
  let counted = 0;
  for (let at = text.indexOf('{'); at >= 0; ) {
    const end = endOfObject(text, at);
    if (end === null) break;
    const json = text.slice(at, end);
    const read = readJson(json);
    if (read.ok && isFields(read.node.value)) {
      const fields = read.node.value;
      line += feeds(text, counted, at);
      counted = at;
      calls.push({ fields, text: json, lines: { from: line, to: line + feeds(text, at, end) } });
    }
    at = text.indexOf('{', end);
  }
  return calls;
}

/** The offset after the brace that closes the one at `start`; null when none does. */
function endOfObject(text: string, start: number): number | null {
  const sign = /["{}]|\\./gs;
  sign.lastIndex = start;
  let depth = 0;
  let isText = false;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const [mark] = found;
    if (mark === '"') isText = !isText;
    else if (isText || mark.length > 1) continue;
    else if (mark === '{') depth++;
    else if (--depth === 0) return sign.lastIndex;
  }
  return null;
}

function feeds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
