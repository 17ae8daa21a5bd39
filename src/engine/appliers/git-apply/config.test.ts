import { expect, test } from 'vitest';
import { treeOf } from '../../text/tree.ts';
import { plainScene } from '../applier.ts';
import { streamText } from '../run.ts';
import { booleanOf } from './config.ts';
import { runCommand } from './run-command.ts';

// Held against runs of git with each value for core.fileMode, core.autocrlf and core.quotePath.
test.for([
  ['true', true],
  ['YES', true],
  ['on', true],
  ['-1', true],
  ['0x1', true],
  ['1k', true],
  [' 1', true],
  ['', false],
  ['off', false],
  ['00', false],
  ['-0', false],
  ['0k', false],
  ['maybe', null],
  ['1 ', null],
  ['1.5', null],
  ['0x', null],
  ['k', null],
] as const)('%j means %j', ([value, meant]) => {
  expect(booleanOf(value)).toBe(meant);
});

test.for([
  ['core.fileMode', 'input', "bad boolean config value 'input' for 'core.filemode'"],
  ['core.autocrlf', 'maybe', "bad boolean config value 'maybe' for 'core.autocrlf'"],
  ['core.autocrlf', 'INPUT', null],
] as const)('%s=%s', ([key, value, fault]) => {
  const env = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: value };
  const run = runCommand({ tree: treeOf({}), edit: '', args: ['--allow-empty'], scene: { ...plainScene, env } });
  expect({ exit: run.exit, stderr: streamText(run, 'stderr') }).toEqual(
    fault === null ? { exit: 0, stderr: '' } : { exit: 128, stderr: `fatal: ${fault}\n` },
  );
});
