import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainFile } from '../../text/tree.ts';
import type { Case } from '../case.ts';
import { hgImportCase } from '../generate/hg-import-case.ts';
import { CommandServer, Endless } from '../real/command-server.ts';
import { readDirectory, writeDirectory } from '../real/directory.ts';
import { answerFrom } from '../vectors.ts';
import { modelAnswer } from './model-answer.ts';
import { type Answer, type Oracle, versionIn } from './oracle.ts';

const applierId = 'hg-import';

/** Mercurial, in a working copy of its own for each case, in which every file is tracked and committed. */
export const hgImport: Oracle = {
  applier: applierId,
  needs: 'Mercurial 6.3.2 (Debian: mercurial)',
  costly: true,
  version: () => versionIn(/\(version (6\.3\.2)\)/, 'hg', '--version'),
  caseOf: hgImportCase,
  real: importAll,
  leftOut: ({ exit, stderr }) =>
    exit === null
      ? 'runs without an end'
      : String(stderr).includes('failed to synchronize metadata')
        ? 'git headers that rename, but not from where'
        : null,
  model: (version, given) => modelAnswer(applierId, version, given),
};

/** Milliseconds that a command may take. */
const limit = 20_000;

async function importAll(cases: readonly Case[]): Promise<Answer[]> {
  const root = mkdtempSync(join(tmpdir(), 'hunkscope-hg-'));
  let server = new CommandServer(root, limit);
  const answers: Answer[] = [];
  try {
    for (const [i, given] of cases.entries()) {
      try {
        answers.push(await imported(server, join(root, `${i}`), given));
      } catch (error) {
        if (!(error instanceof Endless)) throw error;
        answers.push({ exit: null });
        server = new CommandServer(root, limit);
      }
    }
    return answers;
  } finally {
    server.close();
    rmSync(root, { recursive: true, force: true });
  }
}

async function imported(server: CommandServer, folder: string, { files, patch, args }: Case): Promise<Answer> {
  writeDirectory(folder, new Map([...files].map(([path, text]) => [path, plainFile(text)])));
  await server.run('init', folder);
  await server.run('--cwd', folder, 'commit', '-qA', '-m', 'base', '-u', 'nobody');
  const patchFile = join(folder, '.hg', 'p.diff');
  writeFileSync(patchFile, Buffer.from(patch, 'latin1'));
  const command = ['import', '--no-commit', '-v', '-p0', ...args, patchFile];
  const { exit, stdout, stderr } = await server.run('--cwd', folder, ...command);
  const shown = (text: string) => text.replaceAll(folder, '<ROOT>');
  return { ...answerFrom(exit, shown(stdout), shown(stderr), readDirectory(folder)) };
}
