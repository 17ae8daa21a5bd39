import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import { applierById } from '../appliers/registry.ts';
import type { Oracle } from './oracles/oracle.ts';
import { oracles } from './oracles/registry.ts';
import { type Comparison, compare, type Slice } from './slice.ts';
import { inWorkers } from './workers.ts';

/** Entry of `npm run test:differential`, and of the workers that it starts. */
if (isMainThread) process.exitCode = await main();
else parentPort!.on('message', async (slice: Slice) => parentPort!.postMessage(await compare(slice)));

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string' },
      seed: { type: 'string', default: '1' },
      tool: { type: 'string', multiple: true },
      only: { type: 'string' },
      show: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
    },
  });
  const chosen = oracles.filter(({ applier }) => applierById(applier) && (values.tool?.includes(applier) ?? true));
  const counts = { passed: 0, failed: 0, missing: [] as string[] };
  for (const oracle of chosen) {
    const version = oracle.version();
    if (version === null) {
      counts.missing.push(oracle.applier);
      console.error(`${oracle.applier}: not compared, since it needs ${oracle.needs}.`);
      continue;
    }
    const from = Number(values.only ?? 0);
    const to = values.only === undefined ? casesOf(oracle, values.cases) : from + 1;
    const whole: Slice = { applier: oracle.applier, version, seed: values.seed, from, to };
    const { differences, leftOut } = await told(whole, Number(values.show));
    counts.passed += to - from - differences.length - leftOut.length;
    counts.failed += differences.length;
  }
  if (values.json) console.log(JSON.stringify(counts));
  return counts.failed > 0 || (process.env.CI && counts.missing.length > 0) ? 1 : 0;
}

/** What is run of a tool when no number is asked for, so that the whole stays short. */
function casesOf(oracle: Oracle, asked: string | undefined): number {
  return Number(asked ?? (oracle.costly ? 200 : 2000));
}

async function told(whole: Slice, shown: number): Promise<Comparison> {
  const started = performance.now();
  const comparison = await inWorkers(whole);
  const { differences, leftOut, dependent } = comparison;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { applier, version, seed, from, to } = whole;
  console.error(
    `${applier} ${version}: ${to - from} cases, ${differences.length} differences, seed ${seed} (${seconds} s)`,
  );
  for (const reason of new Set(leftOut)) {
    console.error(`  ${leftOut.filter((other) => other === reason).length} left out: ${reason}`);
  }
  if (dependent > 0) console.error(`  ${dependent} answers that depend on the file system's inodes`);
  for (const difference of differences.slice(0, shown)) console.error(JSON.stringify(difference));
  return comparison;
}
