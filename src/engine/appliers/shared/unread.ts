import type { EditProblem } from '../../formats/problem.ts';

/** Of an edit that this tool alone cannot read: its own words say why. */
export const unreadAt = (line: number | null): EditProblem => ({
  code: 'unread',
  line,
  sentence: line === null ? 'This tool cannot read the edit.' : `This tool cannot read the edit past line ${line}.`,
  remedy: 'Its own words are in the transcript; nothing was written.',
});

/** What is wrong with a text that stands in one field of a call: the line is then the field's. */
export function inField(
  problem: EditProblem | null,
  { from }: { readonly from: number },
  name: string,
): EditProblem | null {
  if (problem === null) return null;
  const sentence = `The field "${name}" at line ${from}: ${problem.sentence}`;
  return { ...problem, line: from, sentence: capital(sentence) };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
