import type { Row, Rows } from './rows.ts';

/**
 * Says what is not on its own line, and who was given what: "4 more agree with one above: jsdiff lands in refund(),
 * BusyBox refuses. 2 read other kinds of edits: Aider and gptme". `folded` are the rows that are not shown.
 */
export function agreement({ differing, agreeing, foreign }: Rows, folded: readonly Row[]): string {
  const converted = [...differing, ...agreeing].filter(({ conversion }) => conversion?.ok);
  const refused = foreign.filter(({ conversion }) => conversion !== null);
  return [
    agreeingWords(
      agreeing.filter((row) => folded.includes(row)),
      differing,
    ),
    counted(converted, 'is given the edit converted', 'are given the edit converted', false),
    counted(refused, 'cannot be given it', 'cannot be given it'),
    counted(
      foreign.filter((row) => !refused.includes(row)),
      'reads other kinds of edits',
      'read other kinds of edits',
    ),
  ]
    .filter((part) => part !== '')
    .join('. ');
}

/** Names are given while they are few. */
const fewNames = 4;

function counted(rows: readonly Row[], one: string, several: string, namesThem = true): string {
  if (rows.length === 0) return '';
  const names = namesThem && rows.length <= fewNames ? `: ${listed(rows.map(({ applier }) => applier.name))}` : '';
  return `${rows.length} ${rows.length > 1 ? several : one}${names}`;
}

function agreeingWords(rows: readonly Row[], shown: readonly Row[]): string {
  if (rows.length === 0) return '';
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
