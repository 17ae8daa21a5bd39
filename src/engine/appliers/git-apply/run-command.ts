import { type ByteText, fromBytes, toBytes } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { FileReport, Problem, Run } from '../run.ts';
import { reportsOf } from './reports.ts';
import { runInput } from './run-input.ts';
import type { Session } from './session.ts';
import type { Settings, WhitespaceAction } from './settings.ts';
import { startSession } from './start-session.ts';
import { type Status, WorkTree } from './work-tree.ts';

/** Runs `git apply` with these arguments: everything it reads, changes and prints. */
export function runCommand({ tree, edit, args, scene }: RunInput): Run {
  const workTree = new WorkTree(tree, scene.repository?.prefix ?? '');
  const started = startSession(workTree, args.map(toBytes), scene);
  const { exit, reports, problem } =
    started.kind === 'stop'
      ? { exit: started.exit, reports: [], problem: null }
      : runInputs(started.session, workTree, edit);
  const output = started.kind === 'stop' ? started.output : started.session.messages.chunks;
  return { exit, ok: exit === 0, output, filesAfter: workTree.tree, reports, questions: [], problem };
}

/** Reads the inputs one after the other; each is carried out before the next is looked at. */
function runInputs(session: Session, tree: WorkTree, edit: ByteText): Pick<Run, 'exit' | 'reports' | 'problem'> {
  const { settings, messages, ledger } = session;
  const reports: FileReport[] = [];
  let problem: Problem | null = null;
  let line = 1;
  let hasConflicts = false;
  const ended = (exit: number) => ({ exit, reports, problem });
  for (const name of settings.inputs.length > 0 ? settings.inputs : [null]) {
    ledger.action = actionFor(settings, ledger.action, name, session.applies);
    const isStandard = name === null || name === '-';
    // In a subdirectory a name is told as seen from the top of the repository.
    const path = isStandard ? '<stdin>' : name.startsWith('/') ? name : session.prefix + name;
    const text = isStandard ? edit : inputText(session, tree, path);
    if (text === null) {
      problem = {
        code: 'no-input',
        line: null,
        sentence: `There is no file ${fromBytes(name!)} to read a patch from.`,
        remedy: 'Add the file, or leave its name out.',
      };
      return ended(128);
    }
    const run = runInput(session, tree, { name: path, text, line });
    for (const report of reportsOf(session, tree, run)) reports.push(report);
    problem ??= run.problem;
    if (run.exit !== 0) return ended(run.exit);
    line = session.version === 'newest' ? 1 : run.line;
    hasConflicts ||= run.hasConflicts;
  }
  if (ledger.summarise(messages, session.applies)) return ended(128);
  return ended(hasConflicts ? 1 : 0);
}

/** The text of a patch file; null: it cannot be read, which is printed. */
function inputText({ messages, version }: Session, tree: WorkTree, path: ByteText): ByteText | null {
  const status = path === '' ? { kind: 'missing' as const } : tree.opened(path);
  if (status?.kind === 'file') return status.file.text;
  if (status?.kind === 'device') return '';
  if (status?.kind === 'directory') {
    messages.error(`${version === 'newest' ? 'failed to read patch' : 'git apply: failed to read'}: Is a directory`);
  } else {
    messages.error(`can't open patch '${path}': ${reasonFor(status)}`);
  }
  return null;
}

function reasonFor(status: Status | null): string {
  if (status === null) return 'Too many levels of symbolic links';
  return status.kind === 'not-a-directory' ? 'Not a directory' : 'No such file or directory';
}

/**
 * Unless told otherwise, whitespace errors are warned of only when something is applied. Git decides this before
 * each named file and before the standard input that nobody named, but not before an explicit `-`.
 */
function actionFor(
  settings: Settings,
  current: WhitespaceAction,
  name: ByteText | null,
  applies: boolean,
): WhitespaceAction {
  if (settings.whitespace !== null || name === '-') return current;
  return applies ? 'warn' : 'nowarn';
}
