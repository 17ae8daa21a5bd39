import type { ByteText } from '../text/bytes.ts';
import type { FormatId } from './format-id.ts';
import { dialectIn } from './tool-call/read.ts';
import { readUnified } from './unified/read.ts';
import { hunksOf } from './unified/reading.ts';

/** What a pasted text is. */
export type PastedKind = Exclude<FormatId, 'whole-file'> | 'git-diff' | 'web-page' | 'terminal-log' | 'nothing';

/** What a text was taken for. */
export interface Recognised {
  readonly kind: PastedKind;
  /** 0 to 1: how sure; below 0.5 a person should be asked. */
  readonly confidence: number;
  /** For the person: what it is, and when it is no edit, what to do. */
  readonly sentence: string;
  /** 1-based lines of the text that hold it, both included; null when it is nothing. */
  readonly lines: { readonly from: number; readonly to: number } | null;
}

interface Sign {
  readonly kind: PastedKind;
  readonly confidence: number;
  readonly sentence: string;
  /** Matches from the first line of the edit on. */
  readonly shape: RegExp;
  /** Must be found as well. */
  readonly also?: RegExp;
}

/** An object, a list, or a fence around one. */
const opensJson = /^\s*(?:```\w*\s*)?[[{]/;

/** From the most certain sign to the least; the first that is found decides. */
const signs: readonly Sign[] = [
  {
    kind: 'v4a',
    confidence: 0.99,
    sentence: 'A V4A patch, as Codex writes it.',
    shape: /^[ \t]*\*\*\* (?:Begin Patch|(?:Update|Add|Delete) File: \S.*)\r?$/m,
  },
  {
    kind: 'updated-blocks',
    confidence: 0.98,
    sentence: 'A block of original and updated text, as gptme writes it.',
    shape: /^<<<<<<< ORIGINAL\r?$/m,
  },
  {
    kind: 'start-line-blocks',
    confidence: 0.98,
    sentence: 'SEARCH and REPLACE blocks that may state a line, as Roo writes them.',
    shape: /^<{7} SEARCH>?\r?\n(?::(?:start|end)_line:|-{7}\r?$)/m,
  },
  {
    kind: 'dashed-blocks',
    confidence: 0.98,
    sentence: 'SEARCH and REPLACE blocks between dashes, as Cline writes them.',
    shape: /^-{3,} SEARCH>?\r?$/m,
  },
  {
    kind: 'search-replace',
    confidence: 0.98,
    sentence: 'SEARCH and REPLACE blocks, as Aider, Cline and Roo read them.',
    shape: /^<{5,9} SEARCH\b/m,
  },
  {
    kind: 'context',
    confidence: 0.97,
    sentence: 'A context diff.',
    shape: /^\*{15}.*\r?\n\*\*\* \d+(?:,\d+)? \*\*\*\*/m,
  },
  {
    kind: 'tool-call',
    confidence: 0.95,
    sentence: 'The JSON of a tool call that names old and new text.',
    shape: /["']?(?:oldText|search|diff|patch|patches|replacements|edits|insert_line|old\w*|new\w*|code)["']?\s*:/,
    also: opensJson,
  },
  {
    kind: 'normal',
    confidence: 0.9,
    sentence: 'A diff without context, as plain diff prints it.',
    shape: /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?\n[<>] /m,
  },
  {
    kind: 'ed',
    confidence: 0.7,
    sentence: 'An ed script.',
    shape: /^\d+(?:,\d+)?[acd]\r?$/m,
    also: /^(?:\.|\d+(?:,\d+)?d)\r?$/m,
  },
  {
    kind: 'web-page',
    confidence: 0.98,
    sentence: 'A web page, not a patch. Open the "Raw" view of the diff, or add .patch to its address, and copy that.',
    shape: /^\s*(?:<!DOCTYPE html|<html\b|<\?xml[^>]*>\s*<!DOCTYPE html)/i,
  },
  {
    kind: 'terminal-log',
    confidence: 0.8,
    sentence: 'What a tool printed, without the patch itself. Paste the patch too, and the file it is for.',
    shape:
      /^(?:patching file |Hunk #\d+ |error: (?:patch failed|corrupt patch)|can't find file to patch|(?:\S+@\S+:\S*)?[$#%] (?:patch|git apply|git am) )/m,
  },
];

/** Longer texts are judged by their beginning. */
const enough = 1_000_000;

/** Says what a pasted text is. Never fails. */
export function recognise(text: ByteText): Recognised {
  if (text.length <= enough) return asCall(text) ?? asDiff(text) ?? bySign(text) ?? nothing(text);
  const head = text.slice(0, text.lastIndexOf('\n', enough) + 1 || enough);
  const found = asCall(head) ?? asDiff(head) ?? bySign(head) ?? nothing(head);
  if (found.lines === null) return found;
  const sentence = found.sentence.replace(/: \d.*$/, ', a long one.');
  return { ...found, sentence, lines: { from: found.lines.from, to: lineCount(text) } };
}

/** Lines of a text, an empty one after the last line feed not counted. */
function lineCount(text: ByteText): number {
  let count = text === '' || text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** A unified diff counts only when a hunk, or a change that needs none, was read. */
function asDiff(text: ByteText): Recognised | null {
  if (signs[0]!.shape.test(text) || !/^(?:@@|diff --git |--- )/m.test(text)) return null;
  const { files } = readUnified(text);
  const hunks = hunksOf({ files, kinds: [], problems: [] });
  const isGit = files.some((file) => file.git !== null);
  const first = files[0];
  if (first === undefined || (hunks.length === 0 && !isGit)) return null;
  const lines = { from: first.from, to: hunks.at(-1)?.to ?? files.at(-1)!.from };
  const contents = `${plural(files.length, 'file')}, ${plural(hunks.length, 'hunk')}`;
  if (hunks.length > 0 && hunks.every((hunk) => hunk.header === null)) {
    if (hunks.every((hunk) => hunk.rows.length === 0)) return null;
    return {
      kind: 'unnumbered',
      confidence: 0.9,
      sentence: `A unified diff without line numbers: ${contents}.`,
      lines,
    };
  }
  const kind = isGit ? 'git-diff' : 'unified';
  return { kind, confidence: 0.99, sentence: `A ${isGit ? 'git' : 'unified'} diff: ${contents}.`, lines };
}

/** A call with fields, whole or broken: which tool's is told by their names. */
function asCall(text: ByteText): Recognised | null {
  if (!opensJson.test(text.slice(0, 200))) return null;
  const dialect = dialectIn(text);
  if (dialect === null) return null;
  const from = lineCount(`${text.slice(0, text.search(/[[{]/))}.`);
  const sentence = `A tool call: ${dialect.words}.`;
  return { kind: dialect.format, confidence: 0.95, sentence, lines: { from, to: lineCount(text) } };
}

function bySign(text: ByteText): Recognised | null {
  for (const { kind, confidence, sentence, shape, also } of signs) {
    const match = shape.exec(text);
    if (match === null || also?.test(text) === false) continue;
    const from = lineCount(`${text.slice(0, match.index)}.`);
    return { kind, confidence, sentence, lines: { from, to: lineCount(text) } };
  }
  return null;
}

function nothing(text: ByteText): Recognised {
  const sentence =
    text.trim() === ''
      ? 'Nothing yet.'
      : text.includes('\0')
        ? 'Not a text: it holds NUL bytes. Save the patch as UTF-8 and paste it again.'
        : 'No kind of edit that is known here. A patch has lines that begin with @@, or blocks marked SEARCH and REPLACE.';
  return { kind: 'nothing', confidence: text.trim() === '' ? 1 : 0.6, sentence, lines: null };
}

const plural = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;
