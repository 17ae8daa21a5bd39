import type { ByteText } from '../text/bytes.ts';
import { type EditWriter, refused, Telling } from './edit.ts';
import { tellLosses, tooLarge } from './losses.ts';
import { PairWriter } from './pair.ts';
import { type Call, type CallFields, type Changed, perFile } from './per-file.ts';
import { blockOf, withoutLeadingBlanks } from './search-replace/block.ts';
import type { BlockMarks } from './search-replace/dialects.ts';
import { Sheet } from './sheet.ts';
import { blockFault, updatedBlock } from './updated-blocks/write.ts';
import { addedLines, hunkLines, v4aLosses } from './v4a/write.ts';

const lastFeed = 'The line feed after the last line: models write old and new text without it.';

/** How a tool that replaces one text by another names its fields. */
interface ReplaceFields {
  /** The call as a person calls it. */
  readonly name: string;
  readonly path: string;
  readonly old: string;
  readonly new: string;
  /** What every call says. */
  readonly fixed?: CallFields;
  /** The fields that make a file; null when the tool cannot. */
  readonly create: ((path: ByteText, text: ByteText) => CallFields) | null;
}

/** Calls that replace one text each: a call for every hunk. */
export const replaceCalls =
  ({ name, fixed = {}, create, ...fields }: ReplaceFields): EditWriter =>
  (files, tree) => {
    const large = tooLarge(files, tree);
    if (large !== null) return refused(large);
    const told = new Telling();
    const pairs = new PairWriter();
    tellLosses(files, { name, incomplete: true }, told);
    return perFile(files, told, name, (file) => {
      if (file.kind === 'create') {
        if (create === null) return `${file.path} is new: ${name} cannot make a file.`;
        return [{ fields: create(file.path, file.text), parts: [{ hunk: null, pasted: file.lines }] }];
      }
      return file.hunks.map((hunk) => {
        const { old, new: to, isCut } = pairs.write(hunk.rows, tree.get(file.path)?.text ?? null);
        if (isCut) told.drop(lastFeed);
        return {
          fields: { ...fixed, [fields.path]: file.path, [fields.old]: old, [fields.new]: to },
          parts: [{ hunk, pasted: hunk.lines }],
        };
      });
    });
  };

/** Calls with the blocks of one file each in `diff`. */
export const blockCalls =
  ({
    name,
    marks,
    creates,
  }: {
    readonly name: string;
    readonly marks: BlockMarks;
    readonly creates: boolean;
  }): EditWriter =>
  (files, tree) => {
    const large = tooLarge(files, tree);
    if (large !== null) return refused(large);
    const told = new Telling();
    tellLosses(files, { name, numbers: marks.hasNumbers }, told);
    return perFile(files, told, name, (file) => {
      const sheet = new Sheet();
      if (file.kind === 'create') {
        if (!creates) return `${file.path} is new: ${name} cannot make a file.`;
        const lines = file.text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
        sheet.addPart(null, file.lines, [marks.search, marks.divider, ...lines, marks.replace]);
      } else {
        for (const hunk of file.hunks) {
          if (marks.swallowsBlanks && withoutLeadingBlanks(hunk) !== hunk) {
            told.drop('Blank lines of context at the top of a hunk: the tool passes over them.');
          }
          const block = blockOf(hunk, marks);
          if (typeof block === 'string') return block;
          sheet.addPart(hunk, hunk.lines, block);
        }
      }
      return [{ fields: { path: file.path, diff: sheet.text }, parts: sheet.parts }];
    });
  };

/** Calls with the sections of one file each in `diff`. */
export const sectionCalls =
  ({ name }: { readonly name: string }): EditWriter =>
  (files) => {
    const told = new Telling();
    const unsaid = v4aLosses(files, told);
    if (unsaid !== null) return refused(unsaid);
    return perFile(
      files,
      told,
      name,
      (file) => {
        const sheet = new Sheet();
        if (file.kind === 'create') sheet.addPart(null, file.lines, addedLines(file.text, true));
        else for (const hunk of file.hunks) sheet.addPart(hunk, hunk.lines, hunkLines(hunk));
        const mode = file.kind === 'create' ? 'create' : 'default';
        return [{ fields: { path: file.path, diff: sheet.text, mode }, parts: sheet.parts }];
      },
      { floats: true },
    );
  };

/** One call: the blocks of one file, or a list of files with theirs. */
export const updatedBlockCall =
  ({ name }: { readonly name: string }): EditWriter =>
  (files, tree) => {
    const large = tooLarge(files, tree);
    if (large !== null) return refused(large);
    const told = new Telling();
    const pairs = new PairWriter();
    tellLosses(files, { name, incomplete: true }, told);
    const callOf = (file: Changed): readonly Call[] | string => {
      if (file.kind === 'create') return `${file.path} is new: ${name} changes files that are there.`;
      const fault = file.hunks.map(blockFault).find((one) => one !== null);
      if (fault) return fault;
      const text = tree.get(file.path)?.text ?? null;
      const patch = file.hunks.map((hunk) => updatedBlock(pairs.write(hunk.rows, text))).join('');
      return [{ fields: { path: file.path, patch }, parts: file.hunks.map((hunk) => ({ hunk, pasted: hunk.lines })) }];
    };
    const joins = (entries: readonly CallFields[]) =>
      entries.length === 1 ? { tool: 'patch', ...entries[0] } : { tool: 'patch_many', patches: entries };
    return perFile(files, told, name, callOf, { joins });
  };
