import { preimage, type Row } from '../../patch/row.ts';
import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import type { Tree } from '../../text/tree.ts';
import { type EditFile, type EditHunk, type EditWriter, refused, Telling } from '../edit.ts';
import { tellLosses } from '../losses.ts';
import { Sheet } from '../sheet.ts';
import { Finder } from '../standing.ts';
import { type Numbered, numbered } from './numbered.ts';

/** A unified diff, with git's header lines where only they can say it. Numbers come from where the old lines stand. */
export const writeUnified: EditWriter = (files, tree) => {
  const told = new Telling();
  const sheet = new Sheet();
  const finder = new Finder();
  const keeps = { name: 'a unified diff', numbers: true, sections: true, context: true, incomplete: true };
  tellLosses(files, keeps, told);
  for (const file of files) {
    const refusal = writeFile(file, { tree, told, sheet, finder });
    if (refusal !== null) return refused(refusal);
  }
  return { ok: true, text: sheet.text, parts: sheet.parts, told };
};

interface Desk {
  readonly tree: Tree;
  readonly told: Telling;
  readonly sheet: Sheet;
  readonly finder: Finder;
}

function writeFile(file: EditFile, desk: Desk): string | null {
  const { sheet, told, tree } = desk;
  const { path } = file;
  if (file.kind === 'create') {
    if (file.text === '') {
      told.invent('The mode of the new file, 100644: an empty file can be said by git’s header lines alone.');
      sheet.addPart(null, file.lines, [`diff --git a/${path} b/${path}`, 'new file mode 100644']);
      return null;
    }
    names(sheet, '/dev/null', `b/${path}`);
    sheet.addPart(
      null,
      file.lines,
      sided(file.text, '+', (count) => `@@ -0,0 +${range(1, count)} @@`),
    );
    return null;
  }
  if (file.kind === 'delete') {
    const text = file.text ?? tree.get(path)?.text;
    if (text === undefined) return `${path} is to be deleted; a unified diff says its lines, and it is not open.`;
    if (file.text === null) told.invent('The deleted lines: taken from the file.');
    if (text === '') return `${path} is empty: its deletion can be said by git’s header lines alone.`;
    names(sheet, `a/${path}`, '/dev/null');
    sheet.addPart(
      null,
      file.lines,
      sided(text, '-', (count) => `@@ -${range(1, count)} +0,0 @@`),
    );
    return null;
  }
  if (file.moveTo !== null) {
    told.invent(
      'The move is written as git’s header lines; a tool that does not read them leaves the file where it is.',
    );
    sheet.add(`diff --git a/${path} b/${file.moveTo}`);
    sheet.add('similarity index 50%');
    sheet.add(`rename from ${path}`);
    sheet.add(`rename to ${file.moveTo}`);
  }
  if (file.hunks.length === 0) return null;
  const image = new Image(tree.get(path)?.text ?? '');
  const hunks = numbered(file.hunks, image, desk.finder, told);
  if (typeof hunks === 'string') return hunks;
  names(sheet, `a/${path}`, `b/${file.moveTo ?? path}`);
  let gained = 0;
  for (const hunk of hunks) {
    const [old, now] = counts(hunk.rows);
    sheet.addPart(hunk.hunk, hunk.hunk.lines, [header(hunk, old, now, gained), ...hunk.rows.flatMap(signed)]);
    gained += now - old;
  }
  return null;
}

function names(sheet: Sheet, old: ByteText, now: ByteText): void {
  // A TAB after a name with blanks keeps tools from cutting it there.
  const name = (path: ByteText) => (/\s/.test(path) ? `${path}\t` : path);
  sheet.add(`--- ${name(old)}`);
  sheet.add(`+++ ${name(now)}`);
}

const signs = { context: ' ', delete: '-', insert: '+' } as const;
const noFeed = '\\ No newline at end of file';

const signed = ({ kind, text }: Row): ByteText[] =>
  text.endsWith('\n') ? [signs[kind] + text] : [signs[kind] + text, noFeed];

function sided(text: ByteText, sign: '+' | '-', header: (count: number) => string): ByteText[] {
  const lines = new Image(text).lines();
  return [header(lines.length), ...lines.map((line) => sign + line), ...(text.endsWith('\n') ? [] : [noFeed])];
}

const counts = (rows: readonly Row[]): [old: number, now: number] => [
  preimage(rows).length,
  rows.filter((row) => row.kind !== 'delete').length,
];

/** With a count of 0, the number is that of the line before. */
function header({ at, hunk }: Numbered, old: number, now: number, gained: number): ByteText {
  const to = at + gained + (old === 0 ? 1 : 0) - (now === 0 ? 1 : 0);
  const section = sectionOf(hunk);
  return `@@ -${range(at, old)} +${range(to, now)} @@${section === '' ? '' : ` ${section}`}`;
}

const sectionOf = ({ section }: EditHunk) => section;

const range = (start: number, count: number) => (count === 1 ? `${start}` : `${start},${count}`);
