import { times } from '../../text/figures.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { answerCall, no, type Said, yes } from '../shared/answer-call.ts';
import { type Lines, textField } from '../shared/call.ts';
import { type Attempt, textReport } from '../shared/text-report.ts';
import { rootOf, type Workspace, wholePath } from '../shared/workspace.ts';
import { leavesOut, placeholder } from './omissions.ts';
import { exact, type Found, flexible, fuzzy, tokens } from './strategies.ts';

/** One call of the edit tool. Fields: `file_path`, `old_string`, `new_string`, `allow_multiple`. */
export function runGemini(input: RunInput): Run {
  return answerCall(input, ['file_path', 'old_string', 'new_string'], (workspace, { fields, lines }) => {
    const call: Call = {
      path: textField(fields, 'file_path')!,
      old: textField(fields, 'old_string')!,
      new: textField(fields, 'new_string')!,
      allowsMultiple: fields.allow_multiple === true,
      lines,
    };
    return perform(workspace, call, rootOf(input.scene));
  });
}

interface Call {
  readonly path: string;
  readonly old: string;
  readonly new: string;
  readonly allowsMultiple: boolean;
  readonly lines: Lines;
}

const unprepared = 'Error preparing edit:';

function perform(workspace: Workspace, call: Call, root: string): Said {
  if (call.path === '') return no("The 'file_path' parameter must be non-empty.");
  if (leavesOut(call)) return no(placeholder);
  const stored = workspace.read(call.path);
  const shown = wholePath(root, call.path);
  if (workspace.isDirectory(call.path)) return no(`${unprepared} EISDIR: illegal operation on a directory, read`);
  if (workspace.isBelowFile(call.path)) return no(`${unprepared} ENOTDIR: not a directory, open '${shown}'`);
  if (stored === null) {
    if (call.old !== '') return no(`File not found: ${shown}`);
    workspace.write(call.path, call.new);
    return yes(`Created new file: ${shown} with provided content.`);
  }
  if (call.old === '') return no(`File already exists, cannot create: ${shown}`);
  const text = stored.replaceAll('\r\n', '\n');
  const old = call.old.replaceAll('\r\n', '\n');
  const to = call.new.replaceAll('\r\n', '\n');
  const { found, attempts } = search(text, old, to, call.old.length);
  const refusal = refusalOf(found.count, old === to, call.allowsMultiple, `${root}/${call.path}`);
  const after = refusal === null ? keepLastFeed(text, found.after) : null;
  workspace.report({
    path: call.path,
    before: text,
    after,
    searches: 'input',
    hunks: [
      textReport({
        number: 1,
        patchLines: call.lines,
        text,
        old,
        new: to,
        after,
        attempts,
        replaced: refusal === null ? found.replaced : [],
        reject: refusal?.reject ?? null,
      }),
    ],
  });
  if (refusal !== null || after === null) return no(refusal?.message ?? '');
  workspace.write(call.path, stored.includes('\r\n') ? after.replace(/\r?\n/g, '\r\n') : after);
  // It says nothing of an edit that went well.
  return { ok: true, message: null };
}

/** The first strategy that finds anything decides; the exact one hands its count on even when it is too large. */
function search(text: string, old: string, to: string, length: number): { found: Found; attempts: Attempt[] } {
  const attempts: Attempt[] = [];
  for (const strategy of [exact, flexible, tokens, fuzzy]) {
    const found = strategy(text, old, to, length);
    if (found === null) continue;
    attempts.push(found.attempt);
    if (found.count > 0) return { found, attempts };
  }
  const attempt: Attempt = { label: 'nothing found', found: [], until: 'all' };
  return { found: { attempt, count: 0, replaced: [], after: text }, attempts };
}

function refusalOf(count: number, isSame: boolean, allowsMultiple: boolean, shown: string) {
  if (count === 0) {
    return {
      message: `Could not find an exact match for 'old_string' in '${shown}'. If previous edits modified the file or you are modifying lines outside your recent read window, please use ReadFile to inspect the target lines before retrying with an exact 'old_string'.`,
      reject: { reason: 'no-match', sentence: 'None of the four strategies finds the old text.' } as const,
    };
  }
  if (count > 1 && !allowsMultiple) {
    return {
      message: `Failed to edit, Expected 1 occurrence but found ${count} for old_string in file: ${shown}. If you intended to replace multiple occurrences, set 'allow_multiple' to true.`,
      reject: {
        reason: 'not-unique',
        sentence: `The old text is found ${times(count)}; the tool wants it once.`,
      } as const,
    };
  }
  if (isSame) {
    return {
      message: `No changes to apply. The old_string and new_string are identical in file: ${shown}`,
      reject: { reason: 'other', sentence: 'Old and new text are the same.' } as const,
    };
  }
  return null;
}

/** The file ends in a line feed afterwards exactly if it did before. */
function keepLastFeed(before: string, after: string): string {
  if (before.endsWith('\n')) return after.endsWith('\n') ? after : `${after}\n`;
  return after.endsWith('\n') ? after.slice(0, -1) : after;
}
