import { type ByteText, toBytes } from '../../engine/index.ts';

/** Longer texts are encoded by the browser, in pieces between which the page answers. */
const long = 100_000;
const piece = 2_000_000;

/** A pasted text as the engine holds it. */
export async function bytesOfText(text: string): Promise<ByteText> {
  if (text.length < long) return toBytes(text);
  const parts: Blob[] = [];
  for (let from = 0; from < text.length; ) {
    const to = from + piece + (isHighSurrogate(text.charCodeAt(from + piece - 1)) ? 1 : 0);
    parts.push(new Blob([text.slice(from, to)]));
    from = to;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return bytesOf(new Blob(parts));
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00;

/** Bytes as the engine holds them. The old reader does natively what would be a slow loop here. */
export const bytesOf = (blob: Blob): Promise<ByteText> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsBinaryString(blob);
  });
