import type { ByteText } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Run } from '../run.ts';
import { readArguments, usage } from './arguments.ts';
import { Disk } from './disk.ts';
import { Session } from './session.ts';

/** Runs the command: the patch comes on standard input, or from a file that the arguments name. */
export function runBusybox({ tree, edit, args }: RunInput): Run {
  const parsed = readArguments(args);
  const disk = new Disk(tree, parsed.ok && parsed.settings.isDryRun);
  const finish = (exit: number, reports: Run['reports'] = []): Run => ({
    exit,
    ok: exit === 0,
    output: disk.output(),
    filesAfter: disk.files,
    reports,
    questions: [],
    problem: null,
  });
  if (!parsed.ok) {
    if (parsed.message !== null) disk.complain(parsed.message);
    if (parsed.showsUsage) for (const line of usage.split('\n').slice(0, -1)) disk.tell(line);
    return finish(parsed.message === null ? 0 : 1);
  }
  const { patchFile } = parsed.settings;
  const opened = patchFile === null ? ({ ok: true, text: edit } as const) : disk.open(patchFile);
  if (!opened.ok) {
    disk.complain(`can't open '${patchFile}': ${opened.error}`);
    return finish(1);
  }
  const session = new Session(parsed.settings, disk);
  session.run(linesOf(opened.text));
  return finish(session.exit, session.reports);
}

/** Without line feeds. A zero byte ends a line of the patch, too. */
function linesOf(text: ByteText): ByteText[] {
  const lines = text.split(/[\n\0]/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
