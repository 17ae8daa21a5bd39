import { readFileSync, writeFileSync } from 'node:fs';
import { appliers } from '../engine/index.ts';
import { withApplierTable } from './applier-table.ts';

/** Entry of `npm run readme`. */
writeFileSync('README.md', withApplierTable(readFileSync('README.md', 'utf8'), appliers));
