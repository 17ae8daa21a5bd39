import type { ByteText } from '../../text/bytes.ts';
import { Image } from '../../text/image.ts';
import { type EditFile, type EditHunk, type EditWriter, refused, Telling } from '../edit.ts';
import { floating, tellLosses } from '../losses.ts';
import { Sheet } from '../sheet.ts';

interface Options {
  /** A last line feed of a new file is an empty `+` line of its own, for tools that join added lines. */
  readonly joinsAdded: boolean;
}

/** A V4A patch. Numbers and the function after @@ are left out: what stands there must be a line of the file. */
export const v4aWriter =
  ({ joinsAdded }: Options): EditWriter =>
  (files) => {
    const told = new Telling();
    const sheet = new Sheet();
    const unsaid = v4aLosses(files, told);
    if (unsaid !== null) return refused(unsaid);
    sheet.add('*** Begin Patch');
    for (const file of files) {
      if (file.kind === 'delete') {
        if (file.text !== null) told.drop('The deleted lines: V4A deletes a file without looking into it.');
        sheet.addPart(null, file.lines, [`*** Delete File: ${file.path}`]);
      } else if (file.kind === 'create') {
        sheet.addPart(null, file.lines, [`*** Add File: ${file.path}`, ...addedLines(file.text, joinsAdded)]);
      } else {
        if (file.hunks.length === 0)
          return refused(`${file.path} is moved and nothing else: V4A wants a change as well.`);
        sheet.add(`*** Update File: ${file.path}`);
        if (file.moveTo !== null) sheet.add(`*** Move to: ${file.moveTo}`);
        for (const hunk of file.hunks) sheet.addPart(hunk, hunk.lines, hunkLines(hunk));
      }
    }
    sheet.add('*** End Patch');
    return { ok: true, text: sheet.text, parts: sheet.parts, told };
  };

/** Says what V4A drops; or why it cannot say the edit at all. */
export function v4aLosses(files: readonly EditFile[], told: Telling): string | null {
  tellLosses(files, { name: 'V4A', anchors: true, context: true }, told);
  for (const file of files) {
    if (file.kind !== 'update') continue;
    // A section without old lines is V4A's own when it comes from there.
    const fault = file.hunks
      .map((hunk) => (hunk.stated === null ? null : floating(hunk, 'V4A')))
      .find((one) => one !== null);
    if (fault) return fault;
  }
  return null;
}

const signs = { context: ' ', delete: '-', insert: '+' } as const;

/** One section: its @@ lines and its rows. */
export const hunkLines = ({ anchors, rows, atEnd }: EditHunk): ByteText[] => [
  ...(anchors.length > 0 ? anchors.map((anchor) => `@@ ${anchor}`) : ['@@']),
  ...rows.map(({ kind, text }) => signs[kind] + text),
  ...(atEnd ? ['*** End of File'] : []),
];

/** The lines of a new file, each with its sign. */
export const addedLines = (text: ByteText, joins: boolean): ByteText[] => [
  ...new Image(text).lines().map((line) => `+${line}`),
  ...(joins && text.endsWith('\n') ? ['+'] : []),
];
