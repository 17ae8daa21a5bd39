import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureModules, root } from './modules.mjs';
import { ensureRealTools } from './real-tools.mjs';
import { differentialReport, playwrightReport, vitestReport } from './reports.mjs';
import { run, verdict } from './stage.mjs';

/** Everything that proves the project, one line a stage. The last line is the total; the exit status is its truth. */
ensureModules();
for (const tool of ensureRealTools()) console.log(`     ${tool} is missing: nothing is compared with it`);
const reports = join(root, 'node_modules/.cache/hunkscope/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const report = (name) => join(reports, `${name}.json`);

const stages = {
  types: async () => verdict(await run(bin('tsc'), ['-b'])),
  lint: async () => verdict(await run(bin('biome'), ['ci', '--colors=off', '.'])),
  'dead code': async () => verdict(await run(bin('knip'), ['--no-progress'])),
  readme: async () => verdict(await run(process.execPath, ['scripts/readme.mjs', '--check'])),
  unit: async () => {
    const counts = await vitest('unit');
    return { ...counts, notes: [...counts.notes, ...unmodelled()] };
  },
  'real tools': async () => differentialReport(await run(process.execPath, ['scripts/differential.mjs', '--json'])),
  'real tools, parts': () => vitest('differential'),
  build: async () => verdict(await run(process.execPath, ['scripts/build.mjs'])),
  'browser stories': async () =>
    playwrightReport(
      report('stories'),
      await run(process.execPath, ['scripts/e2e.mjs', '--reporter=json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('stories') },
      }),
    ),
};

const total = { passed: 0, failed: 0 };
for (const [name, stage] of Object.entries(stages)) {
  const started = performance.now();
  const { passed, failed, skipped = 0, notes } = await stage();
  // A skip is no pass: where everything must be there, it is a failure.
  const failures = failed + (process.env.CI ? skipped : 0);
  total.passed += passed;
  total.failed += failures;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = [
    `${passed} passed`,
    ...(failures ? [`${failures} failed`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ];
  console.log(`${failures ? 'FAIL' : 'ok  '} ${name.padEnd(17)} ${counts.join(', ')} (${seconds} s)`);
  for (const note of notes) console.log(indented(note));
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function vitest(project) {
  const args = ['run', '--project', project, '--reporter=json', `--outputFile=${report(project)}`];
  return vitestReport(report(project), await run(bin('vitest'), args));
}

/** Long notes are cut: the runner itself tells the rest. */
function indented(note) {
  const lines = note.trimEnd().split('\n');
  const shown = lines.length > 40 ? [...lines.slice(0, 40), `(${lines.length - 40} lines more)`] : lines;
  return shown.map((line) => `     ${line.length > 300 ? `${line.slice(0, 300)} ...` : line}`).join('\n');
}

/** Recorded runs that are known to be answered otherwise, or not at all: told, so that they are not forgotten. */
function unmodelled() {
  const folder = join(root, 'src/engine/appliers');
  const lists = readdirSync(folder, { recursive: true }).filter((path) => /(unmodelled|exceptions)\.json$/.test(path));
  return lists.flatMap((path) => {
    const count = Object.keys(JSON.parse(readFileSync(join(folder, path), 'utf8'))).length;
    return count > 0 ? [`${count} recorded runs are not modelled: src/engine/appliers/${path}`] : [];
  });
}
