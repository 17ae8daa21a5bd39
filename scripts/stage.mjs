import { spawn } from 'node:child_process';
import { root } from './modules.mjs';

/** Runs a command, keeping what it prints. Never rejects: a command that cannot run has failed. */
export function run(command, args, { env = {}, minutes = 15 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (data) => (text += data));
    const done = (ok) => {
      clearTimeout(timer);
      resolve({ ok, text });
    };
    child.on('error', (error) => {
      text += error.message;
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

/** What a command that only says yes or no counts as. */
export const verdict = ({ ok, text }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, notes: ok ? [] : [text] });
