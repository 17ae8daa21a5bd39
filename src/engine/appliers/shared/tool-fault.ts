import type { Problem } from '../run.ts';

/** What Python says where a tool reads beyond the end of a list; the agent is told just this. */
export const pastTheEnd = 'list index out of range';

/** The edit makes the tool itself fail: at these lines (from 1), for this reason. */
export const toolFault = (line: number, why: string, remedy: string): Problem => ({
  code: 'tool-fault',
  line,
  sentence: `The tool itself fails at line ${line}: ${why}`,
  remedy,
});
