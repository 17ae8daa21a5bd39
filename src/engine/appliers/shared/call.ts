import { type ByteText, fromBytes } from '../../text/bytes.ts';

/** The fields of a tool call. Values are as the caller wrote them: check each before use. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads a pasted tool call: a JSON object, or null when the text is anything else. */
export function fieldsOf(edit: ByteText): Fields | null {
  const text = fromBytes(edit).trim();
  if (!text.startsWith('{')) return null;
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** JSON, or undefined when it is none. The one place where the engine has to catch: the language gives no other way. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text field; null when it is missing or no text. */
export const textField = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
};

/** Options of a function, given as arguments `--name=value` (`--name` alone is "true"). The last of a name counts. */
export function optionsOf(args: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    args
      .filter((arg) => arg.startsWith('--'))
      .map((arg) => {
        const at = arg.indexOf('=');
        return at < 0 ? [arg.slice(2), 'true'] : [arg.slice(2, at), arg.slice(at + 1)];
      }),
  );
}
