import { expect, test } from 'vitest';
import { appliers, lineIndex, plainFile, plainScene, readEdit, runConverted, toBytes } from '../../engine/index.ts';
import { outlineOf } from '../../syntax/node.ts';
import { judge, placeOf } from '../../worker/judge.ts';
import { jitter } from './jitter/preset.ts';

/**
 * What every tool makes of the charge/refund edit, those of other syntaxes on the edit converted: by verdict and by
 * the lines (from 1) where the second hunk went.
 */
const camps = {
  // Right: by the first that fits, or by a tie that goes backward.
  'intended 718': [
    'busybox-patch',
    'hg-import',
    'codex-apply-patch',
    'cookbook-apply-patch',
    'agents-sdk',
    'cline-apply-patch',
    'cline-replace-in-file',
    'aider-editblock',
    'aider-patch',
  ],
  // Wrong and silent: the later of two equally near.
  'wrong-place 812': ['gnu-patch', 'git-apply', 'freebsd-patch', 'jsdiff'],
  // Wrong and silent: both changed.
  'wrong-place 718 812': ['aider-udiff'],
  // Wrong and silent: the twins are refused, and a third place that is only alike is taken since it is unique.
  'wrong-place 734': ['opencode'],
  'refused ': ['strict', 'str_replace', 'str_replace-simple', 'gptme', 'gemini-edit', 'cline-editor', 'roo-apply-diff'],
  // Somebody would have to choose one of the two places for it.
  'not converted': ['aider-whole'],
};

test('the charge/refund edit, converted, shows the camps', async () => {
  const [shown] = jitter.cases;
  const [path, text] = Object.entries(shown.files)[0]!;
  const tree = new Map([[path, plainFile(toBytes(text))]]);
  const edit = toBytes(shown.edit);
  const outline = (await outlineOf(path, toBytes(text)))!;
  const preset = shown.intents.map(({ symbol, line }) => ({
    symbol,
    line: line === null ? null : lineIndex(line - 1),
  }));
  const table = { edit, tree, outlines: { [path]: outline }, known: { named: null, preset } };
  const scene = { ...plainScene, outline: () => outline };
  const reading = readEdit(edit, 'unified', tree);
  const opener = appliers.find(({ id }) => id === jitter.applier)!;
  const opened = opener.run({ tree, edit, args: opener.defaults, scene });
  const place = placeOf(opened, { file: 0, hunk: shown.hunk });
  const found: Record<string, string[]> = {};
  for (const applier of appliers) {
    const input = { tree, args: applier.defaults, scene };
    const ran = applier.formats.includes('unified')
      ? { ok: true as const, run: applier.run({ ...input, edit }) }
      : runConverted(applier, reading, input);
    const verdict = ran.ok ? judge(applier, ran.run, table, place).chosen?.verdict : null;
    const camp = verdict ? `${verdict.kind} ${verdict.places.map((at) => at + 1).join(' ')}` : 'not converted';
    found[camp] = [...(found[camp] ?? []), applier.id];
  }
  expect(found).toEqual(camps);
});
