import type { ByteText } from '../text/bytes.ts';
import type { Tree } from '../text/tree.ts';
import { callsToEdit } from './calls-to-edit.ts';
import { type EditReader, type EditReading, type EditWriter, refused, Telling, type Written } from './edit.ts';
import type { FormatId } from './format-id.ts';
import { searchReplaceToEdit } from './search-replace/to-edit.ts';
import { type CallFormat, isCall } from './tool-call/dialects.ts';
import { unifiedToEdit } from './unified/to-edit.ts';
import { updatedBlocksToEdit } from './updated-blocks/to-edit.ts';
import { v4aToEdit } from './v4a/to-edit.ts';
import { wholeFileToEdit } from './whole-file/to-edit.ts';

const unread =
  (what: string): EditReader =>
  () =>
    refused(`${what} is read by command line tools alone; it is not converted.`);

const readers: Readonly<Record<Exclude<FormatId, CallFormat>, EditReader>> = {
  unified: unifiedToEdit,
  unnumbered: unifiedToEdit,
  context: unread('A context diff'),
  normal: unread('A normal diff'),
  ed: unread('An ed script'),
  v4a: v4aToEdit,
  'search-replace': searchReplaceToEdit,
  'dashed-blocks': searchReplaceToEdit,
  'start-line-blocks': searchReplaceToEdit,
  'updated-blocks': updatedBlocksToEdit,
  'whole-file': wholeFileToEdit,
};

/** Longer edits are not converted: nobody pastes them to compare agents, and every tool would be given its own copy. */
const longest = 4_000_000;

/** Reads an edit as a neutral one, once for all the syntaxes that it is put in. */
export function readEdit(text: ByteText, format: FormatId, tree: Tree): EditReading {
  if (text.length > longest) return refused('The edit is longer than four megabytes; it is not converted.');
  return isCall(format) ? callsToEdit(text, tree) : readers[format](text, tree);
}

/** Puts an edit that was read in another syntax; what reading and writing did to it is told together. */
export function writeEdit(reading: EditReading, writer: EditWriter, tree: Tree): Written {
  if (!reading.ok) return reading;
  const written = writer(reading.files, tree);
  if (!written.ok) return written;
  const told = new Telling();
  for (const of of [reading.told, written.told]) {
    for (const sentence of of.invented) told.invent(sentence);
    for (const sentence of of.dropped) told.drop(sentence);
  }
  return { ...written, told };
}
