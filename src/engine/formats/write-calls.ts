import { type ByteText, fromBytes, isUtf8, toBytes } from '../text/bytes.ts';
import { type EditFile, type EditHunk, type EditWriter, type Part, refused, Telling, type Written } from './edit.ts';
import { floating, type Keeps, tellLosses } from './losses.ts';
import { pairOf } from './pair.ts';
import { blockOf, withoutLeadingBlanks } from './search-replace/block.ts';
import type { BlockMarks } from './search-replace/dialects.ts';
import { Sheet } from './sheet.ts';
import { blockFault, updatedBlock } from './updated-blocks/write.ts';
import { addedLines, hunkLines, v4aLosses } from './v4a/write.ts';

/** Fields of a call; texts are bytes. */
type CallFields = Readonly<Record<string, unknown>>;

interface Call {
  readonly fields: CallFields;
  readonly parts: readonly Pick<Part, 'hunk' | 'pasted'>[];
}

/** Calls one after the other, each with its parts: these stand where their call does, in their order. */
function written(calls: readonly Call[], told: Telling): Written {
  if (calls.some(({ fields }) => !isAllUtf8(fields))) return refused('The edit is not UTF-8: JSON cannot hold it.');
  if (calls.length > 1) {
    told.invent(
      `That it is ${calls.length} calls, one after the other: each is made whatever the ones before answered.`,
    );
  }
  let text = '';
  let line = 1;
  const parts: Part[] = [];
  for (const call of calls) {
    const json = JSON.stringify(decoded(call.fields), null, 2);
    const to = line + json.split('\n').length - 1;
    parts.push(...call.parts.map((part, nth) => ({ ...part, at: { from: line, to }, nth })));
    text += `${json}\n`;
    line = to + 1;
  }
  return { ok: true, text: toBytes(text), parts, told };
}

const decoded = (value: unknown): unknown =>
  typeof value === 'string'
    ? fromBytes(value)
    : Array.isArray(value)
      ? value.map(decoded)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decoded(field)]))
        : value;

const isAllUtf8 = (value: unknown): boolean =>
  typeof value === 'string'
    ? isUtf8(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isAllUtf8);

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
  (files) => {
    const told = new Telling();
    tellLosses(files, { name, incomplete: true }, told);
    return perFile(files, told, name, (file) => {
      if (file.kind === 'create') {
        if (create === null) return `${file.path} is new: ${name} cannot make a file.`;
        return [{ fields: create(file.path, file.text), parts: [{ hunk: null, pasted: file.lines }] }];
      }
      return file.hunks.map((hunk) => {
        const { old, new: to, isCut } = pairOf(hunk.rows);
        if (isCut) told.drop('The line feed after the last line: models write old and new text without it.');
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
  (files) => {
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
  (files) => {
    const told = new Telling();
    tellLosses(files, { name, incomplete: true }, told);
    const fault = files
      .map((file) => (file.kind === 'create' ? `${file.path} is new: ${name} changes files that are there.` : null))
      .find((one) => one !== null);
    const marked = files
      .flatMap((file) => (file.kind === 'update' ? file.hunks.map(blockFault) : []))
      .find((one) => one !== null);
    if (fault ?? marked) return refused((fault ?? marked)!);
    const single = perFile(
      files,
      told,
      name,
      (file) => {
        const hunks = file.kind === 'update' ? file.hunks : [];
        const parts = hunks.map((hunk) => ({ hunk, pasted: hunk.lines }));
        return [{ fields: { path: file.path, patch: hunks.map(updatedBlock).join('') }, parts }];
      },
      {
        joins: (entries) =>
          entries.length === 1 ? { tool: 'patch', ...entries[0] } : { tool: 'patch_many', patches: entries },
      },
    );
    return single;
  };

interface PerFile {
  /** The tool knows what to do with a hunk without old lines. */
  readonly floats?: boolean;
  /** All calls as one. */
  readonly joins?: (entries: readonly CallFields[]) => CallFields;
}

type Changed = Exclude<EditFile, { kind: 'delete' }>;

/** The calls for each file, in order; or why one cannot be made. */
function perFile(
  files: readonly EditFile[],
  told: Telling,
  name: Keeps['name'],
  callsFor: (file: Changed) => readonly Call[] | string,
  { floats = false, joins }: PerFile = {},
): Written {
  const calls: Call[] = [];
  for (const file of files) {
    if (file.kind === 'delete') return refused(`${file.path} is deleted: ${name} cannot say that.`);
    if (file.kind === 'update' && file.moveTo !== null)
      return refused(`${file.path} is moved: ${name} cannot say that.`);
    const fault =
      file.kind === 'update' && !floats
        ? file.hunks.map((hunk: EditHunk) => floating(hunk, name)).find((one) => one !== null)
        : null;
    if (fault) return refused(fault);
    const made = callsFor(file);
    if (typeof made === 'string') return refused(made);
    calls.push(...made);
  }
  if (!joins) return written(calls, told);
  return written(
    [{ fields: joins(calls.map(({ fields }) => fields)), parts: calls.flatMap(({ parts }) => parts) }],
    told,
  );
}
