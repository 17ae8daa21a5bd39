import { type ByteText, toBytes } from '../text/bytes.ts';
import { Image } from '../text/image.ts';
import type { Tree } from '../text/tree.ts';
import { byFile } from './by-file.ts';
import { type EditFile, type EditReading, type LineSpan, refused, Telling } from './edit.ts';
import { insertion } from './insertion.ts';
import { readBlocks } from './search-replace/read.ts';
import { fileOfBlock } from './search-replace/to-edit.ts';
import { callsIn, type Fields, type FoundCall, isFields } from './tool-call/calls.ts';
import { readCall } from './tool-call/read.ts';
import { unifiedToEdit } from './unified/to-edit.ts';
import { updatedBlocksToEdit } from './updated-blocks/to-edit.ts';
import { readUpdate, v4aToEdit } from './v4a/to-edit.ts';
import { LineCompleter } from './whole-lines.ts';

/** Tool calls as a neutral edit, by the fields they have: the names differ from tool to tool, what they say hardly. */
export function callsToEdit(text: ByteText, tree: Tree): EditReading {
  const calls = callsIn(text);
  if (calls.length === 0) return refused('No call was found: a call is a JSON object with fields.');
  const told = new Telling();
  const desk: Desk = { tree, told, completer: new LineCompleter(tree, told) };
  const files: EditFile[] = [];
  for (const call of calls) {
    const read = editOf(call, desk);
    if (typeof read === 'string') return refused(read);
    files.push(...read);
  }
  return { ok: true, files: byFile(files), told };
}

const names = {
  path: ['path', 'file_path', 'filePath', 'file', 'filename'],
  old: ['old_str', 'old_string', 'oldString', 'old_text', 'oldText', 'search'],
  new: ['new_str', 'new_string', 'newString', 'new_text', 'newText', 'replace'],
  whole: ['file_text', 'content', 'contents'],
  patch: ['patch', 'diff', 'input', 'patchText', 'patch_text', 'code'],
  every: ['replaceAll', 'replace_all', 'allow_multiple'],
  list: ['edits', 'replacements', 'patches'],
} as const;

/** The first of these fields that is a text, as bytes. */
function textOf(fields: Fields, kind: keyof typeof names): ByteText | null {
  const name = names[kind].find((one) => typeof fields[one] === 'string');
  return name === undefined ? null : toBytes(fields[name] as string);
}

/** What reading every call needs. */
interface Desk {
  readonly tree: Tree;
  readonly told: Telling;
  readonly completer: LineCompleter;
}

function editOf({ text, lines, ...call }: FoundCall, desk: Desk): readonly EditFile[] | string {
  const read = readCall(toBytes(text));
  const fields = read.ok ? read.call.fields : call.fields;
  const list = names.list.map((name) => fields[name]).find(Array.isArray);
  const entries: Fields[] = list ? list.filter(isFields).map((entry) => ({ ...fields, ...entry })) : [fields];
  const files: EditFile[] = [];
  for (const entry of entries) {
    const made = readFields(entry, lines, desk);
    if (typeof made === 'string') return made;
    files.push(...made);
  }
  return files;
}

function readFields(fields: Fields, lines: LineSpan, desk: Desk): readonly EditFile[] | string {
  const { tree, told, completer } = desk;
  const path = textOf(fields, 'path');
  const patch = textOf(fields, 'patch');
  if (patch !== null) return readPatch(patch, path, { fields, lines, tree, told });
  if (path === null) return `The call at line ${lines.from} names no file.`;
  const old = textOf(fields, 'old');
  const to = textOf(fields, 'new');
  const whole = textOf(fields, 'whole');
  const added = typeof fields.insert_text === 'string' ? toBytes(fields.insert_text) : to;
  const file = tree.get(path)?.text ?? null;
  if (typeof fields.insert_line === 'number') {
    const after = fields.insert_line - (fields.command === 'insert' ? 0 : 1);
    if (file === null || added === null)
      return `The call at line ${lines.from} inserts, but not its text or not its file is there.`;
    return [update(path, insertion(new Image(file), after, added, lines, told))];
  }
  if (whole !== null && old === null) return [{ kind: 'create', path, text: whole, lines }];
  if (old === null) return `The call at line ${lines.from} changes nothing that is known here.`;
  if (old === '') {
    if (file) return `The old text of the call at line ${lines.from} is empty, and ${path} is there.`;
    return [{ kind: 'create', path, text: to ?? '', lines }];
  }
  if (
    names.every.some((name) => fields[name] === true) &&
    file !== null &&
    file.indexOf(old) !== file.lastIndexOf(old)
  ) {
    return `The call at line ${lines.from} is about every occurrence, and there are several: other syntaxes mean one.`;
  }
  const rows = completer.rows({ path, old, new: to ?? '', line: lines.from });
  return [update(path, { rows, stated: null, section: '', anchors: [], atEnd: false, lines })];
}

type Hunks = Extract<EditFile, { kind: 'update' }>['hunks'];

const update = (path: ByteText, ...hunks: Hunks): EditFile => ({
  kind: 'update',
  path,
  moveTo: null,
  changesMode: false,
  hunks,
});

interface Around {
  readonly fields: Fields;
  readonly lines: LineSpan;
  readonly tree: Tree;
  readonly told: Telling;
}

/** A field that holds an edit of another syntax. */
function readPatch(
  patch: ByteText,
  path: ByteText | null,
  { fields, lines, tree, told }: Around,
): readonly EditFile[] | string {
  if (/^\s*\*\*\* (?:Begin Patch|(?:Update|Add|Delete) File: )/m.test(patch))
    return placed(v4aToEdit(patch), lines, told);
  if (/^<<<<<<< ORIGINAL\r?$/m.test(patch))
    return placed(updatedBlocksToEdit(patch, tree, { named: path, lines }), lines, told);
  if (/^--- .*\r?\n\+\+\+ /m.test(patch)) return placed(unifiedToEdit(patch, tree), lines, told);
  if (path === null) return `The call at line ${lines.from} names no file.`;
  if (/^@@ -\d/m.test(patch)) return placed(unifiedToEdit(`--- ${path}\n+++ ${path}\n${patch}`, tree), lines, told);
  if (/^\s*[-<]{3,} SEARCH/m.test(patch)) {
    const blocks = readBlocks(patch);
    if (typeof blocks === 'string') return blocks;
    const files = blocks.map((block) => fileOfBlock(block, path, tree, lines));
    return files.find((file) => typeof file === 'string') ?? (files as EditFile[]);
  }
  const image = new Image(patch);
  if (fields.mode === 'create') {
    const added = image.lines().map((line) => line.slice(1));
    return [{ kind: 'create', path, text: added.join('').replace(/\n$/, ''), lines }];
  }
  const read = readUpdate(image, 0);
  if (typeof read === 'string') return read;
  return placed({ ok: true, files: [update(path, ...read.hunks)], told: new Telling() }, lines, told);
}

/** What a field holds stands, for the pasted text, where its call does. */
function placed(read: EditReading, lines: LineSpan, told: Telling): readonly EditFile[] | string {
  if (!read.ok) return read.sentence;
  for (const sentence of read.told.invented) told.invent(sentence);
  for (const sentence of read.told.dropped) told.drop(sentence);
  return read.files.map((file): EditFile => {
    if (file.kind !== 'update') return { ...file, lines };
    const hunks = file.hunks.map((hunk) => ({
      ...hunk,
      rows: hunk.rows.map((row) => ({ ...row, patchLine: lines.from })),
      lines,
    }));
    return { ...file, hunks };
  });
}
