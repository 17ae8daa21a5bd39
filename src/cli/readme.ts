import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { appliers } from '../engine/index.ts';
import { withApplierTable } from './applier-table.ts';

/** Entry of `npm run readme`. With `--check` nothing is written: the exit status says whether all is told. */
const before = readFileSync('README.md', 'utf8');
const after = withApplierTable(before, appliers);
if (process.argv.includes('--check')) {
  if (before !== after) {
    console.error('README.md does not tell of the appliers there are: npm run readme');
    process.exitCode = 1;
  }
} else {
  writeFileSync('README.md', after);
}
