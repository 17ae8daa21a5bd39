import type { ByteText } from '../../text/bytes.ts';

/** No file may lie where another one needs a directory. */
export const apart = (files: ReadonlyMap<string, ByteText>): Map<string, ByteText> =>
  new Map([...files].filter(([path]) => ![...files.keys()].some((other) => other.startsWith(`${path}/`))));
