import { type EditWriter, refused, Telling } from '../edit.ts';
import { tellLosses, tooLarge } from '../losses.ts';
import { Sheet } from '../sheet.ts';

const signs = { context: ' ', delete: '-', insert: '+' } as const;

/** A unified diff without numbers in a fence, one for each file, as a chat reply holds it. */
export const writeUnnumbered: EditWriter = (files, tree) => {
  const large = tooLarge(files, tree);
  if (large !== null) return refused(large);
  const told = new Telling();
  const sheet = new Sheet();
  tellLosses(files, { name: 'a diff without numbers', context: true }, told);
  for (const file of files) {
    const { path } = file;
    if (file.kind === 'delete')
      return refused(`${path} is deleted: the tools that read diffs without numbers cannot do that.`);
    if (file.kind === 'update' && file.moveTo !== null)
      return refused(`${path} is moved: a diff without numbers cannot say that.`);
    sheet.add('```diff');
    sheet.add(`--- ${file.kind === 'create' ? '/dev/null' : path}`);
    sheet.add(`+++ ${path}`);
    if (file.kind === 'create') {
      const lines = file.text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
      sheet.addPart(null, file.lines, ['@@ ... @@', ...lines.map((line) => `+${line}`)]);
    } else {
      for (const hunk of file.hunks) {
        const lines = hunk.rows.map(({ kind, text }) => signs[kind] + text);
        if (lines.some((line, i) => line.startsWith('--- ') && lines[i + 1]?.startsWith('+++ '))) {
          return refused(`The hunk at line ${hunk.lines.from} has lines that would read as the names of a file.`);
        }
        sheet.addPart(hunk, hunk.lines, ['@@ ... @@', ...lines]);
      }
    }
    sheet.add('```');
  }
  return { ok: true, text: sheet.text, parts: sheet.parts, told };
};
