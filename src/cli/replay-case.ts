import { callArguments, editText } from '../engine/conformance/call-input.ts';
import { isRecord, readText, readTree, writeText, writeTree } from '../engine/conformance/portable.ts';
import { answerOf } from '../engine/conformance/vectors.ts';
import type { Applier, Run, Scene } from '../engine/index.ts';
import { applierById, plainFile, plainScene, toBytes } from '../engine/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Runs one case. Throws when the case itself cannot be run; the message says why. */
export function replayCase(given: Fields): object {
  const applier = applierOf(given);
  return 'edit' in given && !('patch' in given) ? toolAnswer(applier, given) : answerOf(runCommand(applier, given));
}

function applierOf({ applier: id }: Fields): Applier {
  const applier = typeof id === 'string' ? applierById(id) : undefined;
  if (!applier) throw new TypeError(`no applier is called ${JSON.stringify(id)}`);
  return applier;
}

/**
 * A command: `args` is what follows its name. The patch is on standard input, or in the file that `patchFile` names,
 * which is then no part of the answer.
 */
function runCommand(applier: Applier, given: Fields): Run {
  const edit = readText(given.patch);
  const patchFile = typeof given.patchFile === 'string' ? toBytes(given.patchFile) : null;
  const tree = new Map(treeOf(given));
  if (patchFile !== null) tree.set(patchFile, plainFile(edit));
  const args = textsOf('args', given.args ?? []);
  const run = applier.run({ tree, edit: patchFile === null ? edit : '', args, scene: sceneOf(given) });
  const filesAfter = new Map(run.filesAfter);
  if (patchFile !== null) filesAfter.delete(patchFile);
  return { ...run, filesAfter };
}

/** A function, called with fields. Its options are written as arguments: `--name=value`. */
function toolAnswer(applier: Applier, given: Fields): object {
  const run = applier.run({
    tree: treeOf(given),
    edit: editText(applier, given.edit),
    args: [...textsOf('args', given.args ?? []), ...optionArgs(given.options ?? {})],
    scene: sceneOf(given),
  });
  return {
    ok: run.ok,
    filesAfter: writeTree(run.filesAfter),
    messages: run.output.map((chunk) => writeText(chunk.text.replace(/\n$/, ''))),
    ...(run.exit === null ? {} : { exit: run.exit }),
  };
}

function optionArgs(options: unknown): string[] {
  if (!isRecord(options)) throw new TypeError('"options" must be an object');
  return callArguments(options);
}

const treeOf = (given: Fields) => readTree(given.files ?? {}, isTexts(given.modes) ? given.modes : {});

function sceneOf(given: Fields): Scene {
  return {
    ...plainScene,
    answers: given.answers === undefined ? null : textsOf('answers', given.answers),
    base: given.base === undefined ? null : readTree(given.base),
    version: typeof given.version === 'string' ? given.version : null,
    env: isTexts(given.env) ? given.env : {},
  };
}

function textsOf(name: string, value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new TypeError(`"${name}" must be a list of texts`);
  }
  return value.map(toBytes);
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((item) => typeof item === 'string');
