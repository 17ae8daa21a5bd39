import type { Row } from './rows.ts';

/**
 * Says what the folded rows are: "4 more agree with one above: jsdiff lands in refund(), BusyBox refuses. 2 read other
 * kinds of edits: Aider and gptme".
 */
export function agreement(folded: readonly Row[], foreign: readonly Row[], shown: readonly Row[]): string {
  const agreeing = folded.filter((row) => !foreign.includes(row));
  const others = folded.filter((row) => foreign.includes(row)).map(({ applier }) => applier.name);
  return [agreeing.length > 0 ? agreeingWords(agreeing, shown) : '', others.length > 0 ? foreignWords(others) : '']
    .filter((part) => part !== '')
    .join('. ');
}

/** Names are given while they are few. */
const fewNames = 4;

const foreignWords = (names: readonly string[]): string =>
  `${names.length} ${names.length > 1 ? 'read' : 'reads'} other kinds of edits${names.length > fewNames ? '' : `: ${listed(names)}`}`;

function agreeingWords(rows: readonly Row[], shown: readonly Row[]): string {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const fate = fateOf(row);
    groups.set(fate, [...(groups.get(fate) ?? []), row.applier.name]);
  }
  const parts = [...groups].map(([fate, names]) => `${listed(names)} ${names.length > 1 ? plural(fate) : fate}`);
  const whom = shown.length > 1 ? 'one above' : 'the one above';
  return `${rows.length} more ${rows.length > 1 ? 'agree' : 'agrees'} with ${whom}: ${parts.join(', ')}`;
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
