import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { PresetCase } from '../preset.ts';
import { presets } from './index.ts';

const loaded = await Promise.all(presets.map((entry) => entry.load()));
const cases = loaded.flatMap((preset) => preset.cases.map((shown) => ({ name: `${preset.id}/${shown.id}`, shown })));

test('list and presets name the same ids and titles', () => {
  expect(loaded.map(({ id, title }) => ({ id, title }))).toEqual(presets.map(({ id, title }) => ({ id, title })));
});

test('a story is two or three sentences of our own, and every case is told apart', () => {
  for (const preset of loaded) {
    expect(preset.story.split(/[.?!:](?:\s|$)/).length, preset.id).toBeGreaterThanOrEqual(2);
    expect(new Set(preset.cases.map((shown) => shown.id)).size).toBe(preset.cases.length);
  }
});

/** The commands whose exit status a case promises, as a person would type them. */
const tools: Readonly<Record<string, { command: string; lead: readonly string[]; defaults: readonly string[] }>> = {
  'gnu-patch': { command: 'patch', lead: [], defaults: ['-p1'] },
  'git-apply': { command: 'git', lead: ['apply'], defaults: [] },
};

test.for(cases)('the real tools exit as $name says', ({ shown }) => {
  for (const [id, { command, lead, defaults }] of Object.entries(tools)) {
    const expected = shown.expected[id];
    if (!expected) continue;
    const status = inDirectoryOf(shown, (cwd) =>
      spawnSync(command, [...lead, ...(shown.args?.[id] ?? defaults)], {
        cwd,
        input: shown.edit,
        env: { PATH: process.env.PATH, HOME: cwd, LC_ALL: 'C', TZ: 'UTC', GIT_CONFIG_NOSYSTEM: '1' },
      }),
    ).status;
    expect(status, id).toBe(expected.exit);
  }
});

function inDirectoryOf<T>(shown: PresetCase, run: (directory: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'preset-'));
  try {
    for (const [path, text] of Object.entries(shown.files)) {
      mkdirSync(join(directory, dirname(path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return run(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

test('the real tools are here', () => {
  for (const command of ['patch', 'git']) expect(execFileSync(command, ['--version']).toString()).toMatch(/patch|git/);
});
