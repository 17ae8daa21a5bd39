import { createRequire } from 'node:module';
import { applyPatch } from 'diff';
import { plainScene } from '../../appliers/applier.ts';
import { applierById } from '../../appliers/registry.ts';
import type { Run } from '../../appliers/run.ts';
import { optionsOf } from '../../appliers/shared/call.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { plainFile } from '../../text/tree.ts';
import type { Case } from '../case.ts';
import { jsdiffCase } from '../generate/jsdiff-case.ts';
import { writeText } from '../portable.ts';
import type { Answer, Oracle } from './oracle.ts';

const applierId = 'jsdiff';

/** The library itself, in this process. What is compared: its result, and whether our replay of its search agrees. */
export const jsdiff: Oracle = {
  applier: applierId,
  needs: 'the package diff',
  version: () => createRequire(import.meta.url)('diff/package.json').version,
  caseOf: jsdiffCase,
  real: async (cases) => cases.map(realAnswer),
  model: (_, given) => {
    const { files, patch, args } = given;
    const tree = new Map([...files].map(([path, text]) => [path, plainFile(text)]));
    const run = applierById(applierId)!.run({ tree, edit: patch, args, scene: plainScene });
    const [path] = [...files.keys(), ...run.filesAfter.keys()];
    const text = path === undefined ? '' : run.filesAfter.get(path)!.text;
    return answer(given, run.ok, text, run.ok && hasLanded(run));
  },
};

function realAnswer(given: Case): Answer {
  const text = [...given.files.values()][0] ?? '';
  const result = applied(fromBytes(text), fromBytes(given.patch), optionsOf(given.args));
  return answer(given, result !== false, result === false ? text : toBytes(result), result !== false);
}

const answer = ({ patch }: Case, ok: boolean, text: string, landed: boolean): Answer => ({
  ok,
  text: writeText(text),
  // A header without numbers: the library gives back an empty file, and there is no place to speak of.
  landed: brokenHeader.test(patch) ? null : landed,
});

const brokenHeader = /^@@(?! -\d+(,\d+)? \+\d+(,\d+)? @@)/m;

/** The library throws for what it cannot read. */
function applied(text: string, patch: string, options: Readonly<Record<string, string>>): string | false {
  const { fuzzFactor = '0', autoConvertLineEndings, compareLine } = options;
  try {
    return applyPatch(text, patch, {
      fuzzFactor: Number(fuzzFactor),
      autoConvertLineEndings: autoConvertLineEndings !== 'false',
      ...(compareLine && {
        compareLine: (_: number, line: string, __: string, wanted: string) => line?.trim() === wanted.trim(),
      }),
    });
  } catch {
    return false;
  }
}

const hasLanded = ({ reports }: Run) =>
  reports.every(({ hunks }) => hunks.every(({ outcome }) => outcome.kind === 'landed'));
