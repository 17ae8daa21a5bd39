import type { Applier } from '../appliers/applier.ts';
import { isCall } from '../formats/tool-call/dialects.ts';
import { toBytes } from '../text/bytes.ts';
import { isRecord, readText } from './portable.ts';

/** The text that a person would paste: the fields as JSON for a tool that is called with fields. */
export function editText(applier: Applier, edit: unknown): string {
  if (!isRecord(edit)) return readText(edit);
  if (applier.formats.some(isCall)) return toBytes(JSON.stringify(edit));
  return readText(edit.text ?? edit.patch ?? edit.diff ?? edit.input);
}

/** Options of a function as arguments; a list under `args` is arguments already. */
export function callArguments(options: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === 'args' && Array.isArray(value)) return value.map((arg) => toBytes(String(arg)));
    return [toBytes(`--${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)];
  });
}
