import type { ByteText } from '../text/bytes.ts';
import type { EditProblem } from './problem.ts';

/** What is wrong with the fences of a chat reply: none there, or one that is never closed; null when nothing is. */
export function fenceProblem(reply: ByteText, opening: string): EditProblem | null {
  let opened = 0;
  let hasAny = false;
  for (const [i, line] of reply.split('\n').entries()) {
    if (opened > 0) {
      if (line.startsWith('```')) opened = 0;
    } else if (line.startsWith(opening)) {
      opened = i + 1;
      hasAny = true;
    }
  }
  if (opened > 0)
    return {
      code: 'open-fence',
      line: opened,
      sentence: `The fence that opens at line ${opened} is never closed, so its last line is lost.`,
      remedy: 'Put ``` on a line of its own below the edit.',
    };
  return hasAny
    ? null
    : {
        code: 'no-fence',
        line: null,
        sentence: `No line begins with ${opening}, and what is outside such a fence is not read.`,
        remedy: `Put ${opening} above the edit and \`\`\` below it.`,
      };
}
