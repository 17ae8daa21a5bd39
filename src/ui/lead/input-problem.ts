import {
  type ByteText,
  type FormatId,
  figures,
  formatOf,
  fromBytes,
  hunksOf,
  type UnifiedReading,
} from '../../engine/index.ts';
import type { Draft } from '../../stores/draft.ts';
import { hunksIn, largestEdit, largestFiles, mostHunks, tooLarge } from '../../stores/sizes.ts';
import { binaryKind, isUtf16 } from '../paste/binary.ts';
import { megabytes } from '../paste/megabytes.ts';
import { isWebPage } from '../paste/recognise.ts';
import { readingOf } from '../reading.ts';

/** What keeps an input from being looked at as meant: what, where, and what to do about it. */
export interface InputProblem {
  readonly sentence: string;
  /** The file that could be called as the patch calls it. */
  readonly rename: { readonly from: string; readonly to: string } | null;
}

/** Faults that change what a tool reads. The others stand in the header check. */
const grave = new Set(['cut-short', 'bad-header', 'no-numbers', 'no-names']);
const lyingCounts = ['counts-too-small', 'counts-too-large'];

/**
 * The first thing that is wrong with the input itself, before any tool has seen it; null when nothing is. `reads` are
 * the formats of the applier on show: what one of them does without is no fault. `format` is what the edit is taken for.
 */
export function inputProblem(
  { files, edit, base, scenario }: Draft,
  reads: readonly FormatId[] = [],
  format: FormatId | null = formatOf(edit),
): InputProblem | null {
  if (edit === '' && files.length === 0) return null;
  const large = largeProblem({ files, edit, base });
  if (large !== null) return told(large);
  if (edit.trim() === '') return told('There is no patch yet: paste or drop one anywhere on this page.');
  const head = edit.slice(0, 2_000_000);
  if (isWebPage(head))
    return told('This is a web page, not a patch: choose Raw, or add .patch to its address, and paste that.');
  if (isUtf16(head))
    return told('The patch is not plain text: it looks like UTF-16. Save it as UTF-8 and paste it again.');
  const reading = readingOf(head);
  const hunks = hunksOf(reading);
  const isAgents = format !== null && format !== 'unified' && format !== 'unnumbered';
  if (hunks.length === 0 && reading.files.length === 0 && !isAgents)
    return told(
      'No hunk was read: no line begins with @@, and no other kind of edit was recognised. Paste a diff, from its --- line on.',
    );
  if (files.length === 0) return told('There is no file yet: paste or drop the file that this patch is for.');
  if (files.every(({ text }) => text === '') && !createsFile(head))
    return told('The file is empty, so there is nothing to find the hunk in: paste its text, or drop the file.');
  if (isAgents) return null;
  return (
    otherFile(
      files.map(({ path }) => path),
      namesIn(reading),
    ) ??
    // Where counts that lie are the lesson, the headline tells it.
    (reads.includes('unnumbered')
      ? null
      : fault(reading, scenario === null ? new Set([...grave, ...lyingCounts]) : grave, edit.length === head.length)) ??
    nulByte('the patch', head) ??
    files.reduce<InputProblem | null>((found, { path, text }) => found ?? nulByte(fromBytes(path), text), null)
  );
}

const told = (sentence: string): InputProblem => ({ sentence, rename: null });

/** What is typed or put together here may grow beyond what is computed. */
function largeProblem(texts: Pick<Draft, 'files' | 'edit' | 'base'>): string | null {
  switch (tooLarge(texts)) {
    case 'edit':
      return `The patch is ${megabytes(texts.edit.length)} long, and no more than ${megabytes(largestEdit)} is computed: what you see is the last result. Take out what is for other files.`;
    case 'hunks':
      return `The patch has ${figures(hunksIn(texts.edit))} hunks, and no more than ${figures(mostHunks)} are computed: what you see is the last result. Take out what is for other files.`;
    case 'files':
      return `The files come to more than ${megabytes(largestFiles)}, which is not computed: what you see is the last result. Remove those that the patch is not for.`;
    case null:
      return null;
  }
}

const createsFile = (edit: string) => /^--- \/dev\/null|^@@ -0,0 /m.test(edit);

function nulByte(name: string, text: ByteText): InputProblem | null {
  const at = text.indexOf('\0');
  if (at < 0) return null;
  const kind = binaryKind(text);
  if (kind !== null)
    return told(
      `What stands in ${name} is ${kind}, not text: a hunk of lines finds nothing in it. Take a text instead.`,
    );
  const line = lineAt(text, at);
  return told(`Line ${line} of ${name} holds a NUL byte: it is kept and compared as it is. Was it meant to be text?`);
}

function lineAt(text: ByteText, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

function fault({ problems }: UnifiedReading, codes: ReadonlySet<string>, isWhole: boolean): InputProblem | null {
  const problem = problems.find(({ code }) => codes.has(code));
  if (!problem || !isWhole) return null;
  return told(
    `${problem.line === null ? '' : `Line ${problem.line} of the patch: `}${problem.sentence} ${problem.remedy}`,
  );
}

function namesIn({ files }: UnifiedReading): string[] {
  return files.flatMap(({ oldName, newName }) => {
    const names = [oldName, newName].filter((name) => name !== null && name !== '/dev/null');
    return names.includes(null) || names.length === 0 || oldName === '/dev/null' ? [] : [names.at(-1)!];
  });
}

/** A patch whose names lead to none of the files, at whatever strip level. */
function otherFile(paths: readonly string[], names: readonly string[]): InputProblem | null {
  const isHere = (name: string) => paths.some((path) => `/${name}`.endsWith(`/${path}`));
  const name = names[0];
  if (name === undefined || names.some(isHere)) return null;
  const wanted = name.replace(/^[ab]\//, '');
  const from = paths[0] ?? '';
  return {
    sentence: `The patch is for ${fromBytes(wanted)}, but the file here is called ${fromBytes(from)}.`,
    rename: paths.length === 1 ? { from, to: wanted } : null,
  };
}
