import type { Applier } from '../engine/index.ts';

const begin = '<!-- appliers: written by npm run readme -->';
const end = '<!-- end of appliers -->';

/** The README with its table of appliers made anew. Throws when the README has no place for it. */
export function withApplierTable(readme: string, appliers: readonly Applier[]): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md lacks "${begin}" and "${end}"`);
  return `${readme.slice(0, from + begin.length)}\n\n${applierTable(appliers)}\n${readme.slice(to)}`;
}

/** One row an applier, from its own card. */
function applierTable(appliers: readonly Applier[]): string {
  const rows = appliers.map(({ id, name, versions, card, evidence }) => [
    `**${name}** ${versions.join(', ')}<br>\`${id}\``,
    card.finds,
    card.twins,
    card.leniency,
    card.atomicity,
    known[evidence],
  ]);
  const head = [
    'Applier',
    'Finds the place',
    'Text that is there twice',
    'Forgives',
    'Several hunks and files',
    'Known from',
  ];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |\n`).join('');
}

const known: Readonly<Record<Applier['evidence'], string>> = {
  recorded: 'runs of the real tool',
  reasoned: 'its documents only',
  ours: 'ours',
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
