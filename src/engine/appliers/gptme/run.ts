import { blockProblem, updatedMarkers } from '../../formats/block-problem.ts';
import { pythonRepr } from '../../text/python-repr.ts';
import type { RunInput } from '../applier.ts';
import type { HunkReport, Problem, Run } from '../run.ts';
import { callOf, type Lines, linesOf, optionsOf } from '../shared/call.ts';
import { textReport } from '../shared/text-report.ts';
import { inField, unreadAt } from '../shared/unread.ts';
import { rootOf, Workspace } from '../shared/workspace.ts';
import { applyBlock, type BlockResult } from './apply.ts';
import { countMarkers, readBlocks } from './blocks.ts';
import { readCall } from './call.ts';
import type { Entry } from './payload.ts';
import { placeOf } from './place.ts';

/** Runs `patch` or `patch_many`. Options: `variant` (snapshot, fixed), `recovery`. */
export function runGptme({ tree, edit, args, scene }: RunInput): Run {
  const workspace = new Workspace(tree);
  const given = callOf(edit, []);
  if (!given.ok) return workspace.finish(false, null, given.problem);
  const options = optionsOf(args);
  const desk: Desk = {
    workspace,
    root: rootOf(scene),
    showsText: options.recovery === 'true',
    accumulates: options.variant === 'fixed',
    linesAt: (entry) => linesOf(given.call, 'patches', entry),
  };
  const call = readCall(given.fields, desk.root);
  const said =
    call.kind === 'refused'
      ? no(call.message)
      : call.kind === 'one'
        ? patchOne(desk, call.path, call.patch)
        : patchMany(desk, call.entries);
  workspace.say(said.message);
  return workspace.finish(said.ok, null, said.problem ?? null);
}

interface Desk {
  readonly workspace: Workspace;
  readonly root: string;
  readonly showsText: boolean;
  readonly accumulates: boolean;
  /** Where the edit holds an entry, counted from 0. */
  linesAt(entry: number): Lines;
}

interface Said {
  readonly ok: boolean;
  readonly message: string;
  /** Of blocks that cannot be read. */
  readonly problem?: Problem | null;
}

const no = (message: string, problem: Problem | null = null): Said => ({ ok: false, message, problem });

const longPatch = 1000;
const tooLong =
  'Note: The patch was big and larger than the file. In the future, try writing smaller patches or use the save tool instead.';

/** The blocks are read for a preview first, and then once more. */
function patchOne(desk: Desk, path: string, patch: string): Said {
  const { workspace, root } = desk;
  const preview = readBlocks(patch);
  if (!preview.ok) return no(`Invalid patch: ${preview.message}`, unreadEntry(desk, patch, 0));
  const place = placeOf(path, root);
  if (!place.ok) return place;
  if (workspace.isDirectory(place.path)) return no(`[Errno 21] Is a directory: ${pythonRepr(place.shown)}`);
  const text = readText(workspace, place.path);
  if (text === null) return no(`Patch failed: No such file or directory \`${place.shown}\` (pwd: \`${root}\`)`);
  const applied = applyEntry(desk, { place, patch }, text, 0);
  if (!applied.ok) return no(`Patch failed: ${applied.message}`);
  workspace.write(place.path, applied.after);
  const length = [...patch].length;
  const isLong = length > longPatch && length > [...applied.after].length;
  return { ok: true, message: `Patch successfully applied to \`${place.shown}\`${isLong ? `\n${tooLong}` : ''}` };
}

/**
 * All entries are resolved before any is written. As shipped, each is resolved against the file on disk, so that of
 * two entries for one path the last one wins; as fixed, each gets the result of the one before.
 */
function patchMany(desk: Desk, entries: readonly Entry[]): Said {
  const { workspace, root, accumulates } = desk;
  const writes: { readonly path: string; readonly text: string }[] = [];
  for (const [i, entry] of entries.entries()) {
    const { path, shown } = entry.place;
    const pending = accumulates ? writes.findLast((write) => write.path === path)?.text : undefined;
    if (workspace.isDirectory(path)) {
      return no(aborted(`could not read \`${shown}\`: [Errno 21] Is a directory: ${pythonRepr(shown)}`));
    }
    const text = pending ?? readText(workspace, path);
    if (text === null) return no(aborted(`file not found \`${shown}\``));
    const applied = applyEntry(desk, entry, text, i);
    if (!applied.ok) return no(aborted(`patch failed for \`${shown}\`: ${applied.message}`), applied.unread);
    writes.push({ path, text: applied.after });
  }
  for (const { path, text } of writes) workspace.write(path, text);
  const paths = writes.map(({ path }) => path);
  const named = accumulates ? [...new Set(paths)] : paths;
  const count = entries.reduce((sum, { patch }) => sum + countMarkers(patch), 0);
  const head = accumulates
    ? `Applied ${count} hunk(s) atomically to ${named.length} file(s):`
    : `Applied ${entries.length} patch(es) atomically to:`;
  return { ok: true, message: [head, ...named.map((path) => `  - ${root}/${path}`)].join('\n') };
}

const aborted = (why: string) => `Atomic patch aborted: ${why}. No files were written.`;

type Applied =
  | { readonly ok: true; readonly after: string }
  | { readonly ok: false; readonly message: string; readonly unread: Problem | null };

/** The blocks of one entry, in order, each on the result of the one before. */
function applyEntry(desk: Desk, { place, patch }: Entry, text: string, index: number): Applied {
  const { workspace, showsText } = desk;
  const read = readBlocks(patch);
  if (!read.ok) return { ok: false, message: read.printed, unread: unreadEntry(desk, patch, index) };
  const results: BlockResult[] = [];
  let after = text;
  for (const block of read.blocks) {
    const whenMissing = showsText ? `Here are the actual file contents:\n\`\`\`original\n${after}\n\`\`\`` : '';
    const result = applyBlock(block, after, whenMissing);
    results.push(result);
    if (!result.outcome.ok) break;
    after = result.outcome.after;
  }
  const failed = results.at(-1)?.outcome;
  const message = failed && !failed.ok ? failure(results, read.blocks.length, failed.message) : null;
  workspace.report({
    path: place.path,
    before: text,
    after: message === null ? after : null,
    searches: 'running',
    hunks: results.map((result, i) => reportOf(result, i, desk.linesAt(index))),
  });
  return message === null ? { ok: true, after } : { ok: false, message, unread: null };
}

function unreadEntry(desk: Desk, patch: string, index: number): Problem {
  const lines = desk.linesAt(index);
  return inField(blockProblem(patch, updatedMarkers), lines, 'patch') ?? unreadAt(lines.from);
}

function failure(results: readonly BlockResult[], total: number, message: string): string {
  if (total === 1) return message;
  const done = results.length - 1;
  const since = done === 0 ? '' : ` (${done} hunk(s) applied successfully before failure)`;
  const shown = [...results.at(-1)!.block.original];
  const starts = shown.slice(0, shownCharacters).join('').replaceAll('\n', '\\n');
  const cut = shown.length > shownCharacters ? '...' : '';
  return `Hunk ${results.length}/${total} failed${since}: ${message}\nFailed hunk starts with: ${pythonRepr(starts + cut)}`;
}

/** Of a hunk that failed. */
const shownCharacters = 100;

const reportOf = ({ block, before, attempts, outcome }: BlockResult, index: number, patchLines: Lines): HunkReport =>
  textReport({
    number: index + 1,
    patchLines,
    text: before,
    old: block.original,
    new: block.updated,
    after: null,
    attempts,
    replaced: outcome.ok ? [outcome.replaced] : [],
    reject: outcome.ok ? null : { reason: outcome.reason, sentence: outcome.sentence },
  });

/** Text mode: CR LF becomes a line feed on reading. */
const readText = (workspace: Workspace, path: string) => workspace.read(path)?.replace(/\r\n?/g, '\n') ?? null;
