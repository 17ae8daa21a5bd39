import { type EditWriter, refused, Telling } from '../edit.ts';
import { floating, tellLosses, tooLarge } from '../losses.ts';
import { Sheet } from '../sheet.ts';
import { blockOf } from './block.ts';
import { plainMarks } from './dialects.ts';

const name = 'SEARCH/REPLACE';

/** SEARCH/REPLACE blocks as in a chat reply: the name of the file stands above every block. */
export const writeSearchReplace: EditWriter = (files, tree) => {
  const large = tooLarge(files, tree);
  if (large !== null) return refused(large);
  const told = new Telling();
  const sheet = new Sheet();
  tellLosses(files, { name }, told);
  for (const file of files) {
    const { path } = file;
    if (file.kind === 'delete') return refused(`${path} is deleted: ${name} cannot say that.`);
    if (file.kind === 'create') {
      const lines = file.text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
      if (lines.some((line) => plainMarks.isMark.test(line)))
        return refused(`${path} holds a marker of the blocks themselves.`);
      const { search, divider, replace } = plainMarks;
      sheet.add(path);
      sheet.addPart(null, file.lines, [search, divider, ...lines, replace]);
      sheet.add('');
      continue;
    }
    if (file.moveTo !== null) return refused(`${path} is moved: ${name} cannot say that.`);
    for (const hunk of file.hunks) {
      const block = blockOf(hunk, plainMarks);
      const fault = floating(hunk, name) ?? (typeof block === 'string' ? block : null);
      if (fault !== null || typeof block === 'string') return refused(fault ?? '');
      sheet.add(path);
      sheet.addPart(hunk, hunk.lines, block);
      sheet.add('');
    }
  }
  return { ok: true, text: sheet.text, parts: sheet.parts, told };
};
