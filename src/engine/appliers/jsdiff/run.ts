import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import { readHunkHeader } from '../../formats/unified/hunk-header.ts';
import type { Row } from '../../patch/row.ts';
import { characters, trimmedJs } from '../../search/text-rules.ts';
import type { Landing, Reject } from '../../search/trace.ts';
import { type ByteText, fromBytes, toBytes } from '../../text/bytes.ts';
import { figures } from '../../text/figures.ts';
import { Image, lineIndex } from '../../text/image.ts';
import type { RunInput } from '../applier.ts';
import type { HunkReport, Run } from '../run.ts';
import { optionsOf } from '../shared/call.ts';
import { resolved, Workspace } from '../shared/workspace.ts';
import { compared } from './compared.ts';
import type { CompareLine } from './fits.ts';
import { effortLimit, type Outcome, placeHunks, type Sought } from './search.ts';

/**
 * Calls the real library, after its search has been replayed: the replay gives the trace, and keeps the library from
 * searches that would not end. Options: `fuzzFactor`, `autoConvertLineEndings`, `compareLine=ignoreWhitespace`.
 */
export function runJsdiff({ tree, edit, args }: RunInput): Run {
  const workspace = new Workspace(tree);
  const options = optionsOf(args);
  const patch = fromBytes(edit);
  const parsed = attempt(() => parsePatch(patch));
  const name = parsed.ok ? fileOf(parsed.value[0], workspace) : null;
  const created = parsed.ok && name === null ? createdBy(parsed.value[0], tree.size === 0) : null;
  const path = name ?? created ?? [...tree.keys()][0] ?? '';
  const text = workspace.read(path) ?? '';
  const fuzzFactor = Number(options.fuzzFactor ?? 0);
  const converts = options.autoConvertLineEndings !== 'false';
  const equal = options.compareLine === 'ignoreWhitespace' ? ignoresBlanks : exactly;
  const isPlain = parsed.ok && parsed.value.length === 1 && Number.isInteger(fuzzFactor) && fuzzFactor >= 0;
  const outcome = isPlain ? replay(parsed.value[0]!, text, fuzzFactor, converts, equal) : null;
  if (outcome?.isSpent) {
    const sentence = `Every error that is allowed doubles the search; ${stopped}`;
    workspace.say('(stopped)');
    if (parsed.ok) report(workspace, path, text, null, headed(parsed.value[0]!, edit), outcome);
    return workspace.finish(false, null, {
      code: 'budget',
      line: null,
      sentence,
      remedy: 'Allow a smaller fuzzFactor.',
    });
  }
  const result = attempt(() =>
    applyPatch(text, patch, {
      fuzzFactor,
      autoConvertLineEndings: converts,
      ...(equal === ignoresBlanks && {
        compareLine: (_: number, line: string, __: string, wanted: string) => equal(line, wanted),
      }),
    }),
  );
  const after = result.ok && typeof result.value === 'string' ? result.value : null;
  if (parsed.ok && outcome && parsed.value[0])
    report(workspace, path, text, after, headed(parsed.value[0], edit), outcome);
  if (after === null) workspace.say(result.ok ? 'false' : `Error: ${result.message}`);
  else if (workspace.has(path) || created !== null) workspace.write(path, after);
  return workspace.finish(after !== null);
}

/** Said wherever the budget ran out. */
const stopped = `it was stopped after ${figures(effortLimit)} comparisons.`;

const exactly: CompareLine = (line, wanted) => line === wanted;
const ignoresBlanks: CompareLine = (line, wanted) => line?.trim() === wanted.trim();

type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** The library throws what others return. */
function attempt<T>(run: () => T): Attempt<T> {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** The file that the headers name, with or without `a/` and `b/`. */
function fileOf(patch: StructuredPatch | undefined, workspace: Workspace): string | null {
  const names = [patch?.newFileName, patch?.oldFileName].flatMap((name) =>
    name ? [name, name.replace(/^[ab]\//, '')] : [],
  );
  const found = names.find((name) => workspace.has(name));
  return found === undefined ? null : resolved(found);
}

/** The file that a patch makes of nothing, which a caller gives the library as an empty text. */
function createdBy(patch: StructuredPatch | undefined, isAlone: boolean): string | null {
  const name = patch?.newFileName;
  return name && name !== '/dev/null' && (isAlone || patch.oldFileName === '/dev/null')
    ? resolved(name.replace(/^[ab]\//, ''))
    : null;
}

/** The search on what the library really compares. */
function replay(
  patch: StructuredPatch,
  text: string,
  fuzzFactor: number,
  converts: boolean,
  equal: CompareLine,
): Outcome {
  const rule = equal === exactly ? characters : trimmedJs;
  const { lines, hunks } = compared(text, patch, converts);
  return placeHunks(lines, hunks, fuzzFactor, equal, rule.id);
}

/** A hunk of the library, with what it does not keep: its header's line in the patch (1-based), and the section there. */
interface Headed {
  readonly lines: readonly string[];
  readonly from: number;
  readonly section: ByteText;
}

function headed(patch: StructuredPatch, edit: ByteText): Headed[] {
  const image = new Image(edit);
  let at = 0;
  return patch.hunks.map(({ lines }) => {
    while (at < image.count && !image.line(at).startsWith('@@ ')) at++;
    const from = at;
    at += 1 + lines.length;
    return { lines, from: from + 1, section: readHunkHeader(image.line(from))?.section ?? '' };
  });
}

function report(
  workspace: Workspace,
  path: string,
  text: string,
  after: string | null,
  patch: readonly Headed[],
  outcome: Outcome,
): void {
  const hunks = patch.map((hunk, i) => hunkReport(hunk, i, outcome.sought[i], outcome.isSpent, after !== null));
  workspace.report({
    path,
    before: text,
    after,
    searches: 'input',
    hunks,
  });
}

const kinds = { ' ': 'context', '+': 'insert', '-': 'delete' } as const;

function hunkReport(
  { lines, from, section }: Headed,
  index: number,
  sought: Sought | undefined,
  isSpent: boolean,
  isApplied: boolean,
): HunkReport {
  const rows = lines.flatMap((line, i): Row[] => {
    const kind = kinds[(line[0] ?? ' ') as keyof typeof kinds];
    return kind ? [{ kind, text: `${toBytes(line.slice(1))}\n`, patchLine: from + i + 1 }] : [];
  });
  const base = {
    number: index + 1,
    patchLines: { from, to: from + lines.length },
    section,
    rows,
    stated: sought ? lineIndex(sought.hunk.oldStart - 1) : null,
    expected: sought ? lineIndex(sought.expected) : null,
  };
  if (!sought)
    return { ...base, moves: [], outcome: { kind: 'untried', sentence: 'A hunk before this one found no place.' } };
  if (sought.at === null || !isApplied) {
    const reject: Reject =
      sought.at !== null
        ? {
            reason: 'other',
            sentence: 'The hunk fits, but another of the patch does not, and then nothing is returned.',
          }
        : isSpent
          ? { reason: 'budget', sentence: `Every error allowed doubles the search; ${stopped}` }
          : { reason: 'no-match', sentence: 'No line of the file fits, at any distance.' };
    return { ...base, moves: [...sought.moves, { kind: 'reject', reject }], outcome: { kind: 'rejected', reject } };
  }
  const landing: Landing = {
    places: [lineIndex(sought.at)],
    printed: null,
    offset: sought.at - (sought.hunk.oldStart - 1),
    fuzz: sought.errors,
    dropped: { head: 0, tail: 0 },
    edits: sought.edits,
  };
  return { ...base, moves: [...sought.moves, { kind: 'land', landing }], outcome: { kind: 'landed', landing } };
}
