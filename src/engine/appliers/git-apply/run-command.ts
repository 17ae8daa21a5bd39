import { toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { FileReport, Run } from '../run.ts';
import { reportsOf } from './reports.ts';
import { runInput } from './run-input.ts';
import type { Session } from './session.ts';
import type { Settings, WhitespaceAction } from './settings.ts';
import { startSession } from './start-session.ts';
import { WorkTree } from './work-tree.ts';

/** Runs `git apply` with these arguments: everything it reads, changes and prints. */
export function runCommand({ tree, edit, args, scene }: RunInput): Run {
  const workTree = new WorkTree(tree, scene.repository?.prefix ?? '');
  const started = startSession(workTree, args.map(toBytes), scene);
  const reports: FileReport[] = [];
  const exit = started.kind === 'stop' ? started.exit : runInputs(started.session, workTree, edit, reports);
  const output = started.kind === 'stop' ? started.output : started.session.messages.chunks;
  return { exit, ok: exit === 0, output, filesAfter: workTree.tree, reports, questions: [], problem: null };
}

function runInputs(session: Session, tree: WorkTree, edit: string, reports: FileReport[]): number {
  const { settings, messages, ledger } = session;
  let line = 1;
  let hasConflicts = false;
  for (const name of settings.inputs.length > 0 ? settings.inputs : ['']) {
    ledger.action = actionFor(settings, ledger.action, name, session.applies);
    const isStandard = name === '-' || name === '';
    const status = isStandard ? null : tree.status(session.prefix + name);
    const text = status === null ? edit : status.kind === 'file' ? status.file.text : null;
    if (text === null) {
      messages.error(`can't open patch '${name}': No such file or directory`);
      return 128;
    }
    const run = runInput(session, tree, { name: isStandard ? '<stdin>' : name, text, line });
    reports.push(...reportsOf(session, run));
    line = session.version === 'newest' ? 1 : run.line;
    if (run.exit !== 0) return run.exit;
    hasConflicts ||= run.hasConflicts;
  }
  if (ledger.summarise(messages, session.applies)) return 128;
  return hasConflicts ? 1 : 0;
}

/**
 * Unless told otherwise, whitespace errors are warned of only when something is applied. Git decides this before
 * each named file and before the standard input that nobody named, but not before an explicit `-`.
 */
function actionFor(settings: Settings, current: WhitespaceAction, name: string, applies: boolean): WhitespaceAction {
  if (settings.whitespace !== null || name === '-') return current;
  return applies ? 'warn' : 'nowarn';
}
