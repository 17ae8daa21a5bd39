/** A size of QR code, with error correction of level M (15 %). */
export interface Version {
  readonly number: number;
  /** Modules along a side. */
  readonly size: number;
  readonly checkBytesPerBlock: number;
  /** Data bytes of each block. */
  readonly blocks: readonly number[];
  /** Middles of the small alignment squares, along both axes. */
  readonly alignment: readonly number[];
}

const version = (
  number: number,
  checkBytesPerBlock: number,
  blocks: readonly number[],
  alignment: readonly number[],
): Version => ({ number, size: 17 + 4 * number, checkBytesPerBlock, blocks, alignment });

const times = (count: number, bytes: number): number[] => new Array<number>(count).fill(bytes);

/** ISO/IEC 18004, tables 7, 9 and E.1, level M. */
export const versions: readonly Version[] = [
  version(1, 10, [16], []),
  version(2, 16, [28], [6, 18]),
  version(3, 26, [44], [6, 22]),
  version(4, 18, times(2, 32), [6, 26]),
  version(5, 24, times(2, 43), [6, 30]),
  version(6, 16, times(4, 27), [6, 34]),
  version(7, 18, times(4, 31), [6, 22, 38]),
  version(8, 22, [...times(2, 38), ...times(2, 39)], [6, 24, 42]),
  version(9, 22, [...times(3, 36), ...times(2, 37)], [6, 26, 46]),
  version(10, 26, [...times(4, 43), 44], [6, 28, 50]),
];

export const dataBytes = ({ blocks }: Version): number => blocks.reduce((sum, bytes) => sum + bytes, 0);
