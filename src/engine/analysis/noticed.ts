import type { Story } from './story.ts';
import { runVerdict } from './verdicts.ts';

/** Whether the person at the terminal would have noticed, from exit status and default output alone. */
export interface Noticed {
  readonly answer: 'no' | 'log' | 'yes' | 'luck' | 'nothing-to-notice';
  /** "If you read the log". */
  readonly text: string;
}

export function noticed(story: Story): Noticed {
  const { run } = story;
  if (!run.ok) return { answer: 'yes', text: 'Yes' };
  const kind = runVerdict(story);
  if (kind === 'intended' || kind === 'at-stated') return { answer: 'nothing-to-notice', text: 'Nothing to notice' };
  return run.output.length > 0 ? { answer: 'log', text: 'If you read the log' } : { answer: 'no', text: 'No' };
}
