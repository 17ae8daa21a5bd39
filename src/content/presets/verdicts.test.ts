import { expect, test } from 'vitest';
import { applierById, lineIndex, type Outline, plainFile, plainScene, type Tree, toBytes } from '../../engine/index.ts';
import { outlineOf } from '../../syntax/node.ts';
import { judge, placeOf } from '../../worker/judge.ts';
import type { PresetCase } from '../preset.ts';
import { presets } from './index.ts';

const loaded = await Promise.all(presets.map((entry) => entry.load()));
const promises = loaded.flatMap((preset) =>
  preset.cases.flatMap((shown) =>
    Object.entries(shown.expected).map(([id, expected]) => ({
      name: `${preset.id}/${shown.id}, ${id}`,
      opener: preset.applier,
      shown,
      id,
      expected,
    })),
  ),
);

test.for(promises)('the engine makes of $name what its data promise', async ({ opener, shown, id, expected }) => {
  const table = await tableOf(shown);
  // The hunk on show is counted by the applier that opens the preset; others find it by its line in the edit.
  const counted = runOf(opener, shown, table);
  const refs = counted.reports.flatMap(({ hunks }, file) => hunks.map((_, hunk) => ({ file, hunk })));
  const chosen = refs[shown.hunk] && placeOf(counted, refs[shown.hunk]!);
  const run = runOf(id, shown, table);
  const judged = judge(applierById(id)!, run, table, chosen ?? null);
  const hunk = judged.chosen?.verdict;
  const isOfRun = hunk === undefined || judged.verdict === 'silent-loss' || judged.verdict === 'silent-no-op';
  const [place] = hunk?.places ?? [];
  expect({
    verdict: isOfRun ? judged.verdict : hunk.kind,
    at: place === undefined ? null : place + 1,
    exit: run.exit,
  }).toEqual(expected);
});

async function tableOf({ files, edit, intents }: PresetCase) {
  const tree: Tree = new Map(Object.entries(files).map(([path, text]) => [path, plainFile(toBytes(text))]));
  const outlines: Record<string, Outline> = {};
  for (const [path, { text }] of tree) {
    const outline = await outlineOf(path, text);
    if (outline) outlines[path] = outline;
  }
  const preset = intents.map(({ symbol, line }) => ({ symbol, line: line === null ? null : lineIndex(line - 1) }));
  return { edit: toBytes(edit), tree, outlines, known: { named: null, preset } };
}

function runOf(id: string, shown: PresetCase, { tree, edit, outlines }: Awaited<ReturnType<typeof tableOf>>) {
  const applier = applierById(id)!;
  const scene = { ...plainScene, outline: (path: string) => outlines[path] ?? null };
  return applier.run({ tree, edit, args: shown.args?.[id] ?? applier.defaults, scene });
}
