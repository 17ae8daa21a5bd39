import type { Row } from '../patch/row.ts';
import type { ByteText } from '../text/bytes.ts';
import type { Tree } from '../text/tree.ts';

/** Lines of a text, 1-based, both included. */
export interface LineSpan {
  readonly from: number;
  readonly to: number;
}

/** One change of a file, in no syntax: what every syntax can say, and what only some can. */
export interface EditHunk {
  readonly rows: readonly Row[];
  /** 1-based line of the first old row; with no old rows, of the line before. Null when the syntax has no numbers. */
  readonly stated: number | null;
  /** What follows the second `@@` of a numbered header; empty for none. */
  readonly section: ByteText;
  /** Lines of the file after which the old rows are to be sought, without line feeds. */
  readonly anchors: readonly ByteText[];
  /** The old rows are to be sought at the end of the file. */
  readonly atEnd: boolean;
  /** Where it stands in the pasted edit. */
  readonly lines: LineSpan;
}

/** What an edit does with one file. */
export type EditFile =
  | { readonly kind: 'create'; readonly path: ByteText; readonly text: ByteText; readonly lines: LineSpan }
  /** `text` is what the edit says is deleted; null when it does not say. */
  | { readonly kind: 'delete'; readonly path: ByteText; readonly text: ByteText | null; readonly lines: LineSpan }
  | {
      readonly kind: 'update';
      readonly path: ByteText;
      readonly moveTo: ByteText | null;
      readonly changesMode: boolean;
      readonly hunks: readonly EditHunk[];
    };

/** What changing the syntax of an edit did to it, in plain sentences. */
export interface Told {
  /** Said now, though the edit did not say it. */
  readonly invented: readonly string[];
  /** No longer said. */
  readonly dropped: readonly string[];
}

/** An edit in no syntax; or why it cannot be read. */
export type EditReading =
  | { readonly ok: true; readonly files: readonly EditFile[]; readonly told: Told }
  | { readonly ok: false; readonly sentence: string };

/** Reads an edit without judging it for any tool. The files are for what the syntax leaves open. */
export type EditReader = (text: ByteText, tree: Tree) => EditReading;

/** One hunk of the edit, or one whole file, in the written text. */
export interface Part {
  readonly hunk: EditHunk | null;
  /** Where it stood in the pasted edit. */
  readonly pasted: LineSpan;
  /** Where it stands now, as the tools of this syntax count lines; of several parts that share lines, the `nth` (from 0). */
  readonly at: LineSpan;
  readonly nth: number;
}

/** An edit put in a syntax; or why that syntax cannot say it. */
export type Written =
  | { readonly ok: true; readonly text: ByteText; readonly parts: readonly Part[]; readonly told: Told }
  | { readonly ok: false; readonly sentence: string };

/** Puts an edit in one syntax, in the form that one tool takes. Linear in the edit and its files. */
export type EditWriter = (files: readonly EditFile[], tree: Tree) => Written;

export const refused = (sentence: string): { readonly ok: false; readonly sentence: string } => ({
  ok: false,
  sentence,
});

/** More than anybody reads: hunks beyond it are not spoken of one by one. */
const mostTold = 40;

/** Collects sentences; one that is there already is not said again. */
export class Telling implements Told {
  readonly invented: string[] = [];
  readonly dropped: string[] = [];

  invent(sentence: string): void {
    add(this.invented, sentence);
  }

  drop(sentence: string): void {
    add(this.dropped, sentence);
  }
}

function add(sentences: string[], sentence: string): void {
  if (sentences.length > mostTold || sentences.includes(sentence)) return;
  sentences.push(sentences.length < mostTold ? sentence : 'And so on for later hunks.');
}
