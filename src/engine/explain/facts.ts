import { symbolAt } from '../analysis/intent.ts';
import { chosenHunk, outlineFor, type Story } from '../analysis/story.ts';
import { hunkVerdict, leadingContext, type VerdictKind } from '../analysis/verdicts.ts';
import { inSymbol } from './where.ts';
import { emphasis, type Words, words } from './words.ts';

/** One item of the line under the headline, with the mark that it explains. */
export interface Fact {
  readonly mark: 'stated' | 'landing' | 'twin' | 'dropped' | VerdictKind;
  readonly words: Words;
}

/** The facts of the chosen hunk, which are also the key to the marks. */
export function facts(story: Story): Fact[] {
  const chosen = chosenHunk(story);
  if (chosen === null) return [];
  const { report, hunk } = chosen;
  const outline = outlineFor(story, report);
  const lead = leadingContext(hunk);
  const at = (line: number) => words`${emphasis(String(line + 1))}${inSymbol(symbolAt(outline, line + lead))}`;
  const verdict = hunkVerdict(story, report, story.hunk);
  const list: Fact[] = [];
  if (hunk.stated !== null) list.push({ mark: 'stated', words: words`stated at ${at(hunk.stated)}` });
  for (const place of verdict.places) list.push({ mark: 'landing', words: words`landed at ${at(place)}` });
  return list;
}
