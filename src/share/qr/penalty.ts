import type { Modules } from './modules.ts';

/** How hard a code is to read: long runs, blocks, look-alikes of the corner squares, too much dark or light. */
export function penalty(modules: Modules): number {
  const columns = modules.map((_, i) => modules.map((row) => row[i]!));
  const lines = [...modules, ...columns];
  return lines.reduce((sum, line) => sum + runs(line) + lookalikes(line), 0) + blocks(modules) + balance(modules);
}

function runs(line: readonly boolean[]): number {
  let sum = 0;
  for (let i = 0, length = 1; i < line.length; i++, length++) {
    if (line[i + 1] === line[i]) continue;
    if (length >= 5) sum += length - 2;
    length = 0;
  }
  return sum;
}

const corner = ['10111010000', '00001011101'];

function lookalikes(line: readonly boolean[]): number {
  const text = line.map(Number).join('');
  let sum = 0;
  for (let i = 0; i + 11 <= text.length; i++) if (corner.includes(text.slice(i, i + 11))) sum += 40;
  return sum;
}

function blocks(modules: Modules): number {
  let sum = 0;
  for (let y = 0; y + 1 < modules.length; y++)
    for (let x = 0; x + 1 < modules.length; x++) {
      const dark = modules[y]![x];
      if (modules[y]![x + 1] === dark && modules[y + 1]![x] === dark && modules[y + 1]![x + 1] === dark) sum += 3;
    }
  return sum;
}

function balance(modules: Modules): number {
  const dark = modules.flat().filter(Boolean).length;
  return 10 * Math.floor(Math.abs((20 * dark) / modules.length ** 2 - 10));
}
