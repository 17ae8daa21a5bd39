import process from 'node:process';
import { replay } from './replay.ts';

const usage = `Usage:
  npm run --silent cli -- replay      run cases: one JSON object per line in, one per line out
`;

const [command] = process.argv.slice(2);
switch (command) {
  case 'replay':
    await replay(process.stdin, process.stdout);
    break;
  default:
    process.stderr.write(usage);
    process.exitCode = command === undefined || command === '--help' ? 0 : 2;
}
