import type { RejectReason } from '../../search/trace.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { callOf, type Lines, optionsOf, textField } from '../shared/call.ts';
import { type Attempt, occurrences, type Span, textReport } from '../shared/text-report.ts';
import { rootOf, Workspace, wholePath } from '../shared/workspace.ts';
import { replacers } from './replacers.ts';
import { linesOf } from './windows.ts';

type Variant = '1.18.33' | 'legacy' | 'v2';

interface Call {
  readonly path: string;
  readonly old: string;
  readonly new: string;
  readonly replacesAll: boolean;
  readonly lines: Lines;
}

/** One call of the edit tool. Fields: `filePath`, `oldString`, `newString`, `replaceAll`. */
export function runOpencode({ tree, edit, args, scene }: RunInput): Run {
  const workspace = new Workspace(tree);
  const given = callOf(edit, ['filePath', 'oldString', 'newString']);
  if (!given.ok) return workspace.finish(false, null, given.problem);
  const { fields, lines } = given;
  const call: Call = {
    path: textField(fields, 'filePath')!,
    old: textField(fields, 'oldString')!,
    new: textField(fields, 'newString')!,
    lines,
    replacesAll: fields.replaceAll === true,
  };
  const named = optionsOf(args).variant;
  const variant: Variant = named === 'legacy' || named === 'v2' ? named : '1.18.33';
  const said = perform(workspace, call, variant, wholePath(rootOf(scene), call.path));
  for (const message of said.messages) workspace.say(message);
  return workspace.finish(said.ok);
}

interface Said {
  readonly ok: boolean;
  readonly messages: readonly string[];
}

const no = (message: string): Said => ({ ok: false, messages: [message] });
const bom = '\ufeff';
const identical = 'No changes to apply: oldString and newString are identical.';

function perform(workspace: Workspace, call: Call, variant: Variant, shown: string): Said {
  const isExact = variant === 'v2';
  if (call.path === '' && !isExact) return no('filePath is required');
  if (call.old === call.new) return no(identical);
  if (call.old === '' && isExact) return no('oldString must not be empty. Use write to create or overwrite a file.');
  const stored = workspace.read(call.path);
  const isDirectory = workspace.isDirectory(call.path);
  if (call.old === '' && !isDirectory && (stored === null || variant === 'legacy')) {
    workspace.write(call.path, variant === 'legacy' ? call.new : marked(call.new, false, 2));
    return { ok: true, messages: ['Edit applied successfully.'] };
  }
  if (call.old === '' && variant !== 'legacy') {
    return no(
      'oldString cannot be empty when editing an existing file. Provide the exact text to replace, or use write for an intentional full-file replacement.',
    );
  }
  if (stored === null && isExact) return no(`Unable to edit ${call.path}`);
  if (isDirectory) return no(`Path is a directory, not a file: ${shown}`);
  if (stored === null) return no(`File ${shown} not found`);
  const lead = stored.startsWith(bom) ? bom : '';
  const text = stored.slice(lead.length);
  const ends = text.includes('\r\n') ? '\r\n' : '\n';
  const adapted = { ...call, old: withEnds(call.old, ends), new: withEnds(call.new, ends) };
  if (adapted.old === adapted.new && !isExact) return no(identical);
  const search = isExact ? searchExactly(text, adapted) : searchByReplacers(text, adapted, variant);
  report(workspace, call.path, text, adapted, search);
  if (!search.ok) return no(search.message);
  workspace.write(call.path, marked(search.after, lead !== '', isExact ? 1 : 2));
  return {
    ok: true,
    messages: isExact
      ? [`Edited file successfully: ${call.path}`, `Replacements: ${search.replaced.length}`]
      : ['Edit applied successfully.'],
  };
}

/** One byte order mark, if the file or the new text had one; of those that begin the text, up to `dropped` go. */
function marked(text: string, hadMark: boolean, dropped: number): string {
  if (!text.startsWith(bom)) return hadMark ? bom + text : text;
  return bom + text.replace(new RegExp(`^${bom}{1,${dropped}}`), '');
}

const withEnds = (text: string, ends: string) => text.replaceAll('\r\n', '\n').replaceAll('\n', ends);

type Search =
  | {
      readonly ok: true;
      readonly after: string;
      readonly replaced: readonly Span[];
      readonly attempts: readonly Attempt[];
    }
  | {
      readonly ok: false;
      readonly message: string;
      readonly reason: RejectReason;
      readonly attempts: readonly Attempt[];
    };

/** Exact text only. Here `$&` in the new text expands even for one replacement. */
function searchExactly(text: string, { old, new: to, replacesAll }: Call): Search {
  const found = occurrences(text, old);
  const attempts: Attempt[] = [{ label: 'the text, counted', found, until: 'all' }];
  if (found.length === 0) {
    const message =
      'Could not find oldString in the file. It must match exactly, including whitespace and indentation.';
    return { ok: false, message, reason: 'no-match', attempts };
  }
  if (found.length > 1 && !replacesAll) {
    const message =
      'Found multiple exact matches for oldString. Provide more surrounding context or set replaceAll to true.';
    return { ok: false, message, reason: 'not-unique', attempts };
  }
  return { ok: true, after: text.replaceAll(old, to), replaced: found, attempts };
}

/** Each replacer in turn; the first candidate that is in the file once, or any with replaceAll, wins. */
function searchByReplacers(text: string, { old, new: to, replacesAll }: Call, variant: Variant): Search {
  const content = linesOf(text);
  const isLegacy = variant === 'legacy';
  const thresholds = isLegacy
    ? { one: 0, several: 0.3, anyHeight: true }
    : { one: 0.65, several: 0.65, anyHeight: false };
  const attempts: Attempt[] = [];
  let wasThere = false;
  for (const { label, rule, candidates } of replacers(thresholds)) {
    const found: Span[] = [];
    attempts.push({ label, ...(rule && { rule }), found, until: 'all' });
    for (const candidate of new Set(candidates(content, old))) {
      const places = placesOf(text, candidate);
      found.push(...places);
      if (places.length === 0) continue;
      wasThere = true;
      if (!isLegacy && isOversized(candidate, old)) {
        const message =
          'Refusing replacement because the matched span is much larger than oldString. Re-read the file and provide the full exact oldString for the intended replacement.';
        return { ok: false, message, reason: 'other', attempts };
      }
      if (replacesAll) return { ok: true, after: text.replaceAll(candidate, to), replaced: places, attempts };
      const [only] = places;
      if (!only || text.lastIndexOf(candidate) !== only.start) continue;
      return { ok: true, after: text.slice(0, only.start) + to + text.slice(only.end), replaced: [only], attempts };
    }
  }
  return wasThere
    ? {
        ok: false,
        message: 'Found multiple matches for oldString. Provide more surrounding context to make the match unique.',
        reason: 'not-unique',
        attempts,
      }
    : {
        ok: false,
        message:
          'Could not find oldString in the file. It must match exactly, including whitespace, indentation, and line endings.',
        reason: 'no-match',
        attempts,
      };
}

/** An empty candidate is before every character and at the end: the whole text, told as one place. */
const placesOf = (text: string, candidate: string): Span[] =>
  candidate === '' ? [{ start: 0, end: text.length }] : occurrences(text, candidate);

/** Since 1.18: a candidate much larger than what was asked for is taken for a mistake. */
function isOversized(candidate: string, old: string): boolean {
  const wanted = old.split('\n').length;
  if (candidate.split('\n').length >= Math.max(wanted + 3, wanted * 2)) return true;
  const [length, given] = [candidate.trim().length, old.trim().length];
  return wanted > 1 && length > Math.max(given + 500, given * 4);
}

const sentences: Partial<Record<RejectReason, string>> = {
  'no-match': 'No replacer finds a candidate that is in the file.',
  'not-unique': 'Every candidate that is in the file is there more than once.',
  other: 'The candidate is much larger than the old text, so the tool takes it for a mistake.',
};

function report(workspace: Workspace, path: string, text: string, call: Call, search: Search): void {
  workspace.report({
    path,
    before: text,
    after: search.ok ? search.after : null,
    searches: 'input',
    hunks: [
      textReport({
        number: 1,
        patchLines: call.lines,
        text,
        old: call.old,
        new: call.new,
        after: search.ok ? search.after : null,
        attempts: search.attempts,
        replaced: search.ok ? search.replaced : [],
        reject: search.ok ? null : { reason: search.reason, sentence: sentences[search.reason] ?? search.message },
      }),
    ],
  });
}
