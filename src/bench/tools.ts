import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Input } from './inputs.ts';

export interface ToolTimes {
  readonly run: readonly number[];
  readonly exit: number | null;
}

/** Milliseconds of whole runs of the real tool, each on a fresh copy of the file. */
export function toolTimes(command: readonly string[], { file, patch }: Input, runs: number): ToolTimes {
  const folder = mkdtempSync(join(tmpdir(), 'hunkscope-bench-'));
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC', GIT_CONFIG_NOSYSTEM: '1' };
  try {
    const times: number[] = [];
    let exit: number | null = null;
    for (let i = 0; i < runs; i++) {
      copyFileSync(file, join(folder, 'file'));
      const started = performance.now();
      exit = spawnSync(command[0]!, [...command.slice(1), patch], { cwd: folder, env, stdio: 'ignore' }).status;
      times.push(performance.now() - started);
    }
    return { run: times, exit };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const patchCommand = (args: readonly string[]) => ['patch', '-s', '-f', '-p1', ...args, '-i'];
export const gitCommand = (args: readonly string[]) => ['git', 'apply', '--whitespace=nowarn', ...args];
