import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { type CallGiven, callOf } from './call.ts';
import { Workspace } from './workspace.ts';

/** What a tool answers to a call; a message of null is nothing said. */
export interface Said {
  readonly ok: boolean;
  readonly message: string | null;
}

export const no = (message: string): Said => ({ ok: false, message });
export const yes = (message: string): Said => ({ ok: true, message });

/** A call whose needed fields are there. */
export type Given = Extract<CallGiven, { ok: true }>;

/** Runs a tool that is called with fields, of which `needs` must be texts: without them it is not asked. */
export function answerCall(
  { tree, edit }: RunInput,
  needs: readonly string[],
  answer: (workspace: Workspace, given: Given) => Said,
): Run {
  const workspace = new Workspace(tree);
  const given = callOf(edit, needs);
  if (!given.ok) return workspace.finish(false, null, given.problem);
  const { ok, message } = answer(workspace, given);
  if (message !== null) workspace.say(message);
  return workspace.finish(ok);
}
