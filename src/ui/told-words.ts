import type { Told } from '../engine/index.ts';

/** What a conversion did to the edit, line by line. */
export function toldWords({ invented, dropped }: Told): string {
  const lines = [
    ...invented.map((sentence) => `Invented: ${sentence}`),
    ...dropped.map((sentence) => `Dropped: ${sentence}`),
  ];
  return lines.length > 0 ? lines.join('\n') : 'Nothing was invented and nothing dropped.';
}
