import type { Applier, Scene } from '../appliers/applier.ts';
import { plainScene } from '../appliers/applier.ts';
import type { Run } from '../appliers/run.ts';
import { streamText } from '../appliers/run.ts';
import type { Tree } from '../text/tree.ts';
import {
  type PortableFile,
  type PortableFiles,
  type PortableText,
  readText,
  readTree,
  writeText,
  writeTree,
} from './portable.ts';

/** A recorded run of a command line tool: what it was given, and what it answered. */
export interface CommandVector extends CommandAnswer {
  readonly name: string;
  /** What the case shows, in one sentence. */
  readonly rule: string;
  readonly files: PortableFiles;
  readonly patch: PortableText;
  readonly args: readonly string[];
  /** Permission bits before, by path, in octal. */
  readonly modes?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** What was typed at a terminal; absent without one. */
  readonly answers?: readonly string[];
  /** The file system on which it was recorded, when that decides: see `Scene`. */
  readonly reusesInode?: boolean;
}

/** Everything of a tool's answer that is compared. */
export interface CommandAnswer {
  readonly exit: number | null;
  readonly stdout: PortableText;
  readonly stderr: PortableText;
  readonly filesAfter: Readonly<Record<string, PortableFile>>;
}

/** Plays a vector with our model of the tool. `scene` adds what the vector's own fields do not say. */
export function playCommand(applier: Applier, vector: CommandVector, scene: Partial<Scene> = {}): Run {
  return applier.run({
    tree: readTree(vector.files, vector.modes),
    edit: readText(vector.patch),
    args: vector.args,
    scene: {
      ...plainScene,
      answers: vector.answers ?? null,
      env: vector.env ?? {},
      reusesInode: () => vector.reusesInode ?? plainScene.reusesInode(),
      ...scene,
    },
  });
}

/** What a vector expects, in the form in which `answerOf` gives what came. */
export const expectedOf = (vector: CommandAnswer): CommandAnswer => ({
  exit: vector.exit,
  stdout: writeText(readText(vector.stdout)),
  stderr: writeText(readText(vector.stderr)),
  filesAfter: writeTree(readTree(vector.filesAfter)),
});

/** The part of a run that is compared with the real tool. */
export const answerOf = (run: Run): CommandAnswer =>
  answerFrom(run.exit, streamText(run, 'stdout'), streamText(run, 'stderr'), run.filesAfter);

export const answerFrom = (exit: number | null, stdout: string, stderr: string, filesAfter: Tree): CommandAnswer => ({
  exit,
  stdout: writeText(stdout),
  stderr: writeText(stderr),
  filesAfter: writeTree(filesAfter),
});
