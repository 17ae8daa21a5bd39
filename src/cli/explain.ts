import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readDirectory } from '../engine/conformance/real/directory.ts';
import {
  type Applier,
  appliers,
  type FormatId,
  formatOf,
  fromBytes,
  type Outline,
  readEdit,
  type Tree,
} from '../engine/index.ts';
import { outlineOf } from '../syntax/node.ts';
import { adviceOn } from './advice.ts';
import { comparison, isOff } from './comparison.ts';
import { printed } from './table.ts';

/**
 * Prints where each applier would put each hunk. Gives 1 when any lands off its stated place, 2 for a bad call or when
 * there is no edit to explain.
 */
export async function explain(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: '.' },
      applier: { type: 'string', multiple: true },
      symbol: { type: 'string' },
      json: { type: 'boolean', default: false },
      convert: { type: 'boolean', default: false },
    },
  });
  const [patch] = positionals;
  if (patch === undefined || positionals.length > 1) throw new Error('explain wants one patch');
  const edit = readFileSync(fromCaller(patch), 'latin1');
  const advice = adviceOn(patch, edit);
  if (advice !== null) {
    process.stderr.write(`${advice}\n`);
    return 2;
  }
  // Only files whose names stand in the patch can be chosen by it.
  const text = fromBytes(edit);
  const tree = readDirectory(fromCaller(values.dir), (name) => edit.includes(name) || text.includes(fromBytes(name)));
  const outlines = await outlinesOf(tree);
  const format = formatOf(edit);
  const reading = values.convert && format !== null ? readEdit(edit, format, tree) : null;
  const lines = comparison(chosen(values.applier, format, values.convert), {
    tree,
    edit,
    outlineOf: (path) => outlines.get(path) ?? null,
    symbol: values.symbol ?? null,
    reading,
    format,
  });
  process.stdout.write(values.json ? `${JSON.stringify(lines, null, 2)}\n` : printed(lines));
  return isOff(lines) ? 1 : 0;
}

/** npm runs scripts in the project's folder, wherever they were called. */
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

async function outlinesOf(tree: Tree): Promise<ReadonlyMap<string, Outline>> {
  const outlines = new Map<string, Outline>();
  for (const [path, { kind, text }] of tree) {
    const outline = kind === 'file' ? await outlineOf(path, text) : null;
    if (outline) outlines.set(path, outline);
  }
  return outlines;
}

/** Those that are named; else those that read the edit, or all when it is converted for the others. */
function chosen(ids: readonly string[] | undefined, format: FormatId | null, converts: boolean): Applier[] {
  const unknown = ids?.find((id) => !appliers.some((applier) => applier.id === id));
  if (unknown !== undefined) throw new Error(`no applier is called ${unknown}`);
  return appliers.filter(({ id, formats }) =>
    ids ? ids.includes(id) : converts || formats.includes(format ?? 'unified'),
  );
}
