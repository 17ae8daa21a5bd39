import type { RunInput } from '../applier.ts';
import type { FileReport, Run } from '../run.ts';
import { configFrom } from './config.ts';
import { StatWidths } from './look/stat.ts';
import { Messages } from './messages.ts';
import { readOptions } from './options.ts';
import { reportsOf } from './reports.ts';
import { runInput } from './run-input.ts';
import type { Session } from './session.ts';
import type { Settings, Version, WhitespaceAction } from './settings.ts';
import { WhitespaceLedger } from './whitespace/ledger.ts';
import { rulesByPath } from './whitespace-rules.ts';
import { WorkTree } from './work-tree.ts';

/** Runs `git apply` with these arguments: everything it reads, changes and prints. */
export function runCommand({ tree, edit, args, scene }: RunInput): Run {
  const version: Version = scene.version === 'newest' ? 'newest' : '2.39.5';
  const config = configFrom(scene.env);
  const options = readOptions(args, { version, isInRepository: scene.repository !== null, config });
  if (options.kind === 'stop') {
    const { exit, output } = options;
    return { exit, ok: false, output, filesAfter: tree, reports: [], questions: [], problem: null };
  }
  const { settings } = options;
  const workTree = new WorkTree(tree, scene.repository?.prefix ?? '');
  const session: Session = {
    settings,
    version,
    config,
    messages: new Messages(settings.verbosity),
    ledger: new WhitespaceLedger(settings.whitespace ?? 'warn', settings.neverSquelches),
    widths: new StatWidths(),
    strip: { value: settings.strip ?? 1, isGuess: settings.strip === null },
    prefix: scene.repository?.prefix ?? '',
    rulesFor: rulesByPath({ tree, config, version, isInRepository: scene.repository !== null }),
    applies: settings.applies,
  };
  const reports: FileReport[] = [];
  const exit = runInputs(session, workTree, edit, reports);
  const { chunks } = session.messages;
  return { exit, ok: exit === 0, output: chunks, filesAfter: workTree.tree, reports, questions: [], problem: null };
}

function runInputs(session: Session, tree: WorkTree, edit: string, reports: FileReport[]): number {
  const { settings, messages, ledger } = session;
  let line = 1;
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
  }
  return ledger.summarise(messages, session.applies) ? 128 : 0;
}

/**
 * Unless told otherwise, whitespace errors are warned of only when something is applied. Git decides this before
 * each named file and before the standard input that nobody named, but not before an explicit `-`.
 */
function actionFor(settings: Settings, current: WhitespaceAction, name: string, applies: boolean): WhitespaceAction {
  if (settings.whitespace !== null || name === '-') return current;
  return applies ? 'warn' : 'nowarn';
}
