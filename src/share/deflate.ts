/** Compresses bytes (code units 0 to 255), without a header. */
export const deflate = async (bytes: string): Promise<string> =>
  (await pump(bytes, new CompressionStream('deflate-raw'))).bytes;

/** Decompresses as far as it goes: of a stream that was cut short, what came before the cut. */
export const inflate = (bytes: string): Promise<Pumped> => pump(bytes, new DecompressionStream('deflate-raw'));

interface Pumped {
  readonly bytes: string;
  readonly isWhole: boolean;
}

async function pump(bytes: string, stream: CompressionStream | DecompressionStream): Promise<Pumped> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  // A broken stream is told by the reader below; the writer would only tell it again.
  const written = writeAll(writer, bytes).catch(() => undefined);
  const parts: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(textOf(value));
    }
    await written;
    return { bytes: parts.join(''), isWhole: true };
  } catch {
    return { bytes: parts.join(''), isWhole: false };
  }
}

/** Browsers compress where they are asked to: of a long text piece by piece, so that the page answers in between. */
const piece = 300_000;

async function writeAll(writer: WritableStreamDefaultWriter<BufferSource>, bytes: string): Promise<void> {
  for (let from = 0; from < bytes.length; from += piece) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    await writer.write(unitsOf(bytes.slice(from, from + piece)));
  }
  await writer.close();
}

function unitsOf(bytes: string): Uint8Array<ArrayBuffer> {
  // What is ASCII is the same in UTF-8, and the encoder is fast.
  if (!/[^\x00-\x7f]/.test(bytes)) return new TextEncoder().encode(bytes);
  const units = new Uint8Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) units[i] = bytes.charCodeAt(i);
  return units;
}

/** Spreading a large array overflows the stack, so it goes by pieces. */
function textOf(units: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < units.length; i += 8192) parts.push(String.fromCharCode(...units.subarray(i, i + 8192)));
  return parts.join('');
}
