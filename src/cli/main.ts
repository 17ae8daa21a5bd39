import process from 'node:process';
import { explain } from './explain.ts';
import { replay } from './replay.ts';

const usage = `Usage:
  npm run --silent cli -- replay
      Runs cases: one JSON object per line on standard input, one per line on standard output.
  npm run --silent cli -- explain --dir DIR PATCH [--applier ID] [--symbol NAME] [--convert] [--json]
      Tells where each applier would put each hunk. Exit status 1 when any lands off its stated place.
      With --convert, appliers that do not read the patch are given it in their own syntax; what that invents and
      drops is said.
`;

const [command, ...args] = process.argv.slice(2);
process.exitCode = await called(command, args);

async function called(command: string | undefined, args: string[]): Promise<number> {
  try {
    if (command === 'explain') return await explain(args);
    if (command === 'replay') {
      await replay(process.stdin, process.stdout);
      return 0;
    }
  } catch (error) {
    process.stderr.write(`${reason(error)}\n\n`);
  }
  process.stderr.write(usage);
  return command === undefined || command === '--help' ? 0 : 2;
}

/** Why it could not be done, in plain words. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'ENOENT' && 'path' in error ? `There is no ${error.path}.` : error.message;
}
