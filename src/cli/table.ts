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

type Row = readonly [ApplierLine, HunkLine | null];

/** The comparison for people: a table for each hunk of the edit, then what is worth a sentence, each sentence once. */
export function printed(lines: readonly ApplierLine[]): string {
  const most = Math.max(1, ...lines.map(({ hunks }) => hunks.length));
  const sections = Array.from({ length: most }, (_, i): Row[] =>
    lines.filter((line) => i === 0 || line.hunks.length > i).map((line) => [line, line.hunks[i] ?? null]),
  );
  return [...sections.map((rows) => section(titleOf(rows), rows)), ...conversions(lines)].join('\n');
}

/** What was converted, and how: appliers that were given the same text, or were refused for one reason, together. */
function conversions(lines: readonly ApplierLine[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { name, converted } of lines) {
    if (!converted) continue;
    const { refused, invented, dropped } = converted;
    const told = refused
      ? [`  Not converted: ${refused}`]
      : [...invented.map((one) => `  Invented: ${one}`), ...dropped.map((one) => `  Dropped: ${one}`)];
    const key = told.length > 0 ? told.join('\n') : '  Nothing invented, nothing dropped.';
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups].map(([told, names]) => `The edit converted for ${names.join(', ')}\n${told}\n`);
}

/** What the appliers say of the hunk: the first of them that knows. */
function titleOf(rows: readonly Row[]): string {
  const hunks = rows.flatMap(([, hunk]) => (hunk ? [hunk] : []));
  const first = hunks.find(({ file, stated }) => file !== null && stated !== null) ?? hunks[0];
  if (!first) return 'No hunk read';
  const { file, number, stated } = first;
  return `Hunk ${number} of ${file ?? 'no file'}${stated === null ? '' : `, stated at line ${stated}`}`;
}

function section(title: string, rows: readonly Row[]): string {
  const table = aligned(rows.map(cells));
  const sentences = rows.flatMap(([, hunk]) => (hunk && hunk.distance !== 0 ? [hunk.headline] : []));
  return [title, ...table.map((row) => `  ${row}`), ...new Set(sentences), ''].join('\n');
}

function cells([line, hunk]: Row): string[] {
  const tool = [
    line.command || line.name,
    line.converted === null
      ? line.version
      : `${line.version}, ${line.converted.refused ? 'not converted' : 'converted'}`,
    line.exit === null ? (line.ok ? 'ok' : 'failed') : `exit ${line.exit}`,
  ];
  if (hunk === null) return [...tool, 'read no hunk', '', ''];
  const where = hunk.landed.map((at, i) => `${at}${hunk.symbols[i] ? ` in ${hunk.symbols[i]}` : ''}`).join(', ');
  const distance = hunk.distance
    ? `${hunk.distance > 0 ? '+' : '−'}${Math.abs(hunk.distance)} ${Math.abs(hunk.distance) === 1 ? 'line' : 'lines'}`
    : '';
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
