import type { ApplierLine, HunkLine } from './comparison.ts';

const verdicts: Readonly<Record<HunkLine['verdict'], string>> = {
  intended: 'intended place',
  'wrong-place': 'wrong place',
  refused: 'refused',
  'silent-loss': 'lines lost',
  'silent-no-op': 'nothing done',
  'at-stated': 'as stated',
  'off-stated': 'off its stated place',
  unstated: 'landed',
};

/** The comparison for people: a table for each hunk, then what is worth a sentence, each sentence once. */
export function printed(lines: readonly ApplierLine[]): string {
  return [...byHunk(lines)].map(([title, rows]) => section(title, rows)).join('\n');
}

type Row = readonly [ApplierLine, HunkLine | null];

function byHunk(lines: readonly ApplierLine[]): Map<string, Row[]> {
  const sections = new Map<string, Row[]>();
  const add = (title: string, row: Row) => sections.set(title, [...(sections.get(title) ?? []), row]);
  for (const line of lines) {
    for (const hunk of line.hunks) add(titleOf(hunk), [line, hunk]);
    if (line.hunks.length === 0) add('No hunk read', [line, null]);
  }
  return sections;
}

const titleOf = ({ file, number, stated }: HunkLine) =>
  `Hunk ${number} of ${file ?? 'no file'}${stated === null ? '' : `, stated at line ${stated}`}`;

function section(title: string, rows: readonly Row[]): string {
  const table = aligned(rows.map(cells));
  const sentences = rows.flatMap(([, hunk]) => (hunk && hunk.distance !== 0 ? [hunk.headline] : []));
  return [title, ...table.map((row) => `  ${row}`), ...new Set(sentences), ''].join('\n');
}

function cells([line, hunk]: Row): string[] {
  const tool = [
    line.command || line.name,
    line.version,
    line.exit === null ? (line.ok ? 'ok' : 'failed') : `exit ${line.exit}`,
  ];
  if (hunk === null) return [...tool, '', '', ''];
  const where = hunk.landed.map((at, i) => `${at}${hunk.symbols[i] ? ` in ${hunk.symbols[i]}` : ''}`).join(', ');
  const distance = hunk.distance ? `${hunk.distance > 0 ? '+' : '−'}${Math.abs(hunk.distance)} lines` : '';
  const fuzz = hunk.fuzz ? `fuzz ${hunk.fuzz}` : '';
  return [...tool, verdicts[hunk.verdict], where && `at ${where}`, [distance, fuzz].filter(Boolean).join(', ')];
}

/** Columns as wide as their widest cell. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}
