import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBytes } from '../../text/bytes.ts';
import { plainFile } from '../../text/tree.ts';
import type { Case } from '../case.ts';
import { answerFrom, type CommandAnswer } from '../vectors.ts';
import { readDirectory, writeDirectory } from './directory.ts';

/**
 * Runs the real tool on each case, in a directory of its own, one shell for all: starting processes is what costs.
 * The shell has no terminal; the tool sees no settings of the person or the machine.
 */
export async function runCommands(command: readonly string[], cases: readonly Case[]): Promise<CommandAnswer[]> {
  const root = mkdtempSync(join(tmpdir(), 'hunkscope-'));
  try {
    writeDirectory(join(root, 'home'), new Map());
    cases.forEach(({ files, patch, versions = [] }, i) => {
      const tree = new Map([...files].map(([path, text]) => [path, plainFile(text)]));
      writeDirectory(join(root, `${i}`, 'tree'), tree, lastChange);
      writeDirectory(join(root, `${i}`, 'versions'), new Map(versions.map((text, k) => [`${k}`, plainFile(text)])));
      writeFileSync(join(root, `${i}`, 'patch'), Buffer.from(patch, 'latin1'));
    });
    const calls = cases.map(
      ({ args, versions }, i) => (versions ? repositoryAt(i) : '') + callOf([...command, ...args], i),
    );
    await shell(root, calls.join(''));
    return cases.map((_, i) => answerAt(join(root, `${i}`)));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** When every file was last changed, in seconds since 1970: 2000-01-01, as in the vectors. */
const lastChange = 946_684_800;

/**
 * A line of shell. Output goes through files, so that neither stream is a terminal or blocks. The tool takes the
 * place of a subshell, or else the shell would write of its abort into the tool's own stderr.
 */
const callOf = (words: readonly string[], i: number) =>
  `cd "$ROOT/${i}/tree" && { (exec ${words.map(quoted).join(' ')} <../patch >../stdout 2>../stderr); echo $? >../exit; } 2>/dev/null\n`;

const repositoryAt = (i: number) =>
  `(cd "$ROOT/${i}/tree" && git init -q --template= && git hash-object -w ../versions/* && git add -A) >/dev/null 2>&1\n`;

const quoted = (word: string) => `'${fromBytes(word).replaceAll("'", "'\\''")}'`;

/** Some inputs keep a tool busy for ever, or make it write for ever: then it is killed, and its exit status says so. */
const limits = 'umask 022; ulimit -t 5; ulimit -f 65536';

function shell(root: string, script: string): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    ROOT: root,
    HOME: join(root, 'home'),
    LC_ALL: 'C',
    TZ: 'UTC',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CEILING_DIRECTORIES: root,
  };
  return new Promise((resolve, reject) => {
    // Its own session: /dev/tty cannot be opened, so a tool that would ask finds nobody.
    const child = spawn('sh', ['-c', `${limits}\n${script}`], { cwd: root, env, detached: true, stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}

function answerAt(folder: string): CommandAnswer {
  const text = (name: string) => readFileSync(join(folder, name), 'latin1');
  return answerFrom(Number(text('exit')), text('stdout'), text('stderr'), readDirectory(join(folder, 'tree')));
}
