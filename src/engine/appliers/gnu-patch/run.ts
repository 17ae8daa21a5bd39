import type { ByteText } from '../../text/bytes.ts';
import type { RunInput } from '../applier.ts';
import type { Chunk, Run } from '../run.ts';
import { Disk } from './disk.ts';
import { type Fatal, fatal } from './hunk.ts';
import { readOptions } from './options.ts';
import { Outputs } from './outputs.ts';
import type { Stop } from './patch-file.ts';
import { PatchReader } from './patch-reader.ts';
import { quoted } from './quoting.ts';
import { runPatches } from './run-patches.ts';
import type { Session } from './session.ts';
import type { Directory, Settings } from './settings.ts';
import { Voice } from './voice.ts';

/** The versions of the tool that are modelled. */
export const versions = ['2.7.6', '2.8'] as const;

/** Runs GNU patch on a tree, from its arguments to its exit status. */
export function runGnuPatch({ tree, edit, args, scene }: RunInput): Run {
  const version = versions.find((known) => known === scene.version) ?? versions[0];
  const options = readOptions(args, scene.env, version);
  const disk = new Disk(tree);
  const voice = new Voice(scene.answers, options.kind === 'settings' && options.settings.isPosix);
  const { directories } = options.kind === 'settings' ? options.settings : options;
  const stop = enterAll(disk, directories);
  if (stop !== null) {
    voice.die(stop);
    return ending(2, voice.chunks, disk);
  }
  if (options.kind === 'exit') return ending(options.exit, options.output, disk);
  const { settings } = options;
  const outputs = new Outputs(disk, settings, voice, scene.reusesInode);
  const input = outputs.openResult() ?? readInput(disk, settings, edit);
  if (input.kind === 'fatal') {
    voice.die(input);
    return ending(2, [...options.output, ...voice.chunks], disk);
  }
  const session: Session = {
    settings,
    disk,
    voice,
    reader: new PatchReader(input.text, () => voice.say('patch unexpectedly ends in middle of line\n')),
    outputs,
    reports: [],
    ignoredNames: new Set(),
    times: new Map(),
    isBehindGit: false,
    problem: null,
    hasFailed: false,
  };
  const exit = close(session, runPatches(session));
  return {
    ...ending(exit, [...options.output, ...voice.chunks], disk),
    reports: session.reports,
    questions: voice.questions,
    problem: session.problem,
  };
}

function enterAll(disk: Disk, directories: readonly Directory[]): Fatal | null {
  for (const { path, shown } of directories) {
    const error = disk.enter(path);
    if (error !== null) return fatal(`Can't change to directory ${shown} : ${error}`);
  }
  return null;
}

/** The patch: standard input, or the file that was named. */
function readInput(
  disk: Disk,
  { patchFile, quoting }: Settings,
  edit: ByteText,
): { kind: 'input'; text: ByteText } | Fatal {
  if (patchFile === null || patchFile === '-') return { kind: 'input', text: edit };
  const node = disk.lookUp(patchFile, { follows: true });
  if (node.kind === 'missing') return fatal(`Can't open patch file ${quoted(patchFile, quoting)} : ${node.error}`);
  if (node.kind === 'directory') return fatal('read error : Is a directory');
  return { kind: 'input', text: node.file.text };
}

/** Ends the run: what was put off is written, also after a fatal error; deletions are not made then (vector 400). */
function close({ outputs, voice, hasFailed }: Session, stop: Stop | null): number {
  if (stop !== null && stop !== 'refused') voice.die(stop);
  if (stop !== null && stop !== 'refused' && stop.end === 'crash') return 134;
  const late = outputs.flush();
  if (late !== null) voice.die(late);
  const unkept = stop === null && late === null ? outputs.deleteDoomed() : null;
  if (unkept !== null) voice.die(unkept);
  const isFatal = stop !== null || late !== null || unkept !== null;
  voice.close();
  outputs.closeResult();
  return isFatal ? 2 : hasFailed ? 1 : 0;
}

const ending = (exit: number, output: readonly Chunk[], disk: Disk): Run => ({
  exit,
  ok: exit === 0,
  output,
  filesAfter: disk.tree,
  reports: [],
  questions: [],
  problem: null,
});
