import type { Row } from './rows.ts';

/** Appliers to which the same happened: they put the hunk in the same places, or nowhere. */
export interface Camp {
  /** Stands for the others. */
  readonly row: Row;
  readonly names: readonly string[];
}

/** The camps among rows, in the order of the first of each. */
export function camps(rows: readonly Row[]): readonly Camp[] {
  const found = new Map<string, { row: Row; names: string[] }>();
  for (const row of rows) {
    const camp = found.get(campOf(row)) ?? { row, names: [] };
    camp.names.push(row.applier.name);
    found.set(campOf(row), camp);
  }
  return [...found.values()];
}

/** What makes rows one camp, whatever they print and whether anybody would notice. */
export const campOf = ({ verdict, places }: Pick<Row, 'verdict' | 'places'>): string => [verdict, ...places].join(' ');
