import type { Row } from './rows.ts';

/** Says what the folded rows agree with: "4 more agree with one above: jsdiff lands in refund(), BusyBox refuses". */
export function agreement(folded: readonly Row[], shown: readonly Row[]): string {
  const groups = new Map<string, string[]>();
  for (const row of folded) {
    const fate = fateOf(row);
    groups.set(fate, [...(groups.get(fate) ?? []), row.applier.name]);
  }
  const parts = [...groups].map(([fate, names]) => `${listed(names)} ${names.length > 1 ? plural(fate) : fate}`);
  const whom = shown.length > 1 ? 'one above' : 'the one above';
  return `${folded.length} more ${folded.length > 1 ? 'agree' : 'agrees'} with ${whom}: ${parts.join(', ')}`;
}

function fateOf({ verdict, places, symbols }: Row): string {
  if (verdict === 'refused') return 'refuses';
  if (verdict === 'silent-no-op') return 'does nothing';
  if (places.length === 0) return 'does not place it';
  return symbols[0] ? `lands in ${symbols[0]}()` : `lands at ${places[0]! + 1}`;
}

const plural = (fate: string): string => fate.replace(/^(refuse|land)s\b/, '$1').replace(/^does\b/, 'do');

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
