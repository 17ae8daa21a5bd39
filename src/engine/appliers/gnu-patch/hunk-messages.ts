import type { ByteText } from '../../text/bytes.ts';

/** `Hunk #N succeeded at L[ with fuzz K][ (offset D line[s])].` Only an offset of 1 is a line; -1 is "-1 lines". */
export function succeeded(number: number, line: bigint, fuzz: number, offset: bigint): ByteText {
  const withFuzz = fuzz === 0 ? '' : ` with fuzz ${fuzz}`;
  const atOffset = offset === 0n ? '' : ` (offset ${offset} line${offset === 1n ? '' : 's'})`;
  return `Hunk #${number} succeeded at ${line}${withFuzz}${atOffset}.\n`;
}

export function failed(number: number, line: bigint, hasOtherLineEndings: boolean): ByteText {
  return `Hunk #${number} FAILED at ${line}${hasOtherLineEndings ? ' (different line endings)' : ''}.\n`;
}

export const ignored = (number: number, line: bigint): ByteText => `Hunk #${number} ignored at ${line}.\n`;

/** `F out of N hunk[s] FAILED`, or `ignored`; without what follows on the line. */
export const summary = (count: number, total: number, isSkipped: boolean): ByteText =>
  `${count} out of ${total} hunk${total === 1 ? '' : 's'} ${isSkipped ? 'ignored' : 'FAILED'}`;
