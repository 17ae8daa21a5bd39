import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { applierRows, inputNames } from './appliers.ts';
import { type PageRow, pageRows } from './browser.ts';
import { benchCases, growthCases } from './cases.ts';
import { engineProcess, engineWorker } from './engine.ts';
import { Inputs } from './inputs.ts';
import { measured, type Row } from './row.ts';
import { applierTable, growthTable, pageTable, ratioTable } from './table.ts';

/** Entry of `npm run bench`, of the process in which the engine is measured, and of its worker. */
if (!isMainThread) engineWorker();
else if (process.argv[2] === 'engine') console.log(JSON.stringify(await engineProcess(JSON.parse(process.argv[3]!))));
else await bench();

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      'no-page': { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const inputs = new Inputs(join(process.cwd(), 'node_modules/.cache/hunkscope/bench'));
  const only = (name: string) => values.only === undefined || name.includes(values.only);
  const progress = (row: Row) => {
    console.error(`  ${row.name}`);
    return row;
  };
  const rows = benchCases(inputs)
    .filter(({ name }) => only(name))
    .map((given) => progress(measured(given, { runs, isFull: values.full, withTools: true })));
  const growth = growthCases(inputs)
    .filter(({ name }) => only(name))
    .map((given) => progress(measured(given, { runs, isFull: false, withTools: false })));
  const isPage = !values['no-page'] && only('page');
  const page: PageRow[] = isPage ? await pageRows(inputs, process.env.CHROMIUM_PATH) : [];
  const preset = join(process.cwd(), 'src/content/presets/jitter');
  const each = await applierRows(only, preset);
  if (values.json) console.log(JSON.stringify({ rows, growth, page, each }, null, 2));
  else {
    if (rows.length > 0) console.log(ratioTable(rows));
    if (growth.length > 0) console.log(growthTable(growth));
    if (page.length > 0) console.log(pageTable(page));
    if (each.length > 0) console.log(applierTable(inputNames(preset), each));
  }
}
