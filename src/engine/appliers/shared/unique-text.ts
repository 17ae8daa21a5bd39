import { times } from '../../text/figures.ts';
import type { Lines } from './call.ts';
import { occurrences, type Span, textReport } from './text-report.ts';
import type { Workspace } from './workspace.ts';

/** A text that is to stand instead of another, of a file that is known as `text`. */
interface Wanted {
  readonly path: string;
  /** 1-based lines of the call. */
  readonly lines: Lines;
  readonly text: string;
  readonly old: string;
  readonly to: string;
  /** Where the old text is, when the tool counts otherwise than by stretches that do not overlap. */
  readonly found?: readonly Span[];
}

/** How often the old text was found; where it was replaced and what came of it, if that was once. */
export type Unique =
  | { readonly count: number; readonly after: null }
  | { readonly count: 1; readonly after: string; readonly at: Span };

/** Counts the old text and replaces it if it is there once, as the report tells; writes nothing. */
export function replaceUnique(workspace: Workspace, { path, lines, text, old, to, ...counted }: Wanted): Unique {
  const found = counted.found ?? occurrences(text, old);
  const [only] = found.length === 1 ? found : [];
  const after = only ? text.slice(0, only.start) + to + text.slice(only.end) : null;
  workspace.report({
    path,
    before: text,
    after,
    searches: 'input',
    hunks: [
      textReport({
        number: 1,
        patchLines: lines,
        text,
        old,
        new: to,
        after: null,
        attempts: [{ label: 'the text, counted', found, until: 'all' }],
        replaced: only ? [only] : [],
        reject: only ? null : rejectOf(found.length),
      }),
    ],
  });
  return only && after !== null ? { count: 1, after, at: only } : { count: found.length, after: null };
}

const rejectOf = (count: number) =>
  count === 0
    ? ({ reason: 'no-match', sentence: 'The old text is nowhere in the file.' } as const)
    : ({
        reason: 'not-unique',
        sentence: `The old text is in the file ${times(count)}; the tool wants it once.`,
      } as const);
