import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a terminal shows when the real tool is run on a file: both streams as they come, and the exit status. */
export function terminal(command: string, file: { name: string; text: string }, patch: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hunkscope-story-'));
  try {
    writeFileSync(join(folder, file.name), file.text);
    const { stdout, status } = spawnSync('sh', ['-c', `${command} 2>&1`], {
      cwd: folder,
      input: patch,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC', GIT_CONFIG_NOSYSTEM: '1' },
    });
    return { lines: stdout.split('\n').filter((line) => line.trim() !== ''), status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
