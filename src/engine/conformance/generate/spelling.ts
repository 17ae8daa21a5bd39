import type { Random } from './random.ts';

/** One option as words of the command line: letter or long name, its value glued on or apart, long names cut short. */
export function spelled(random: Random, letter: string | null, long: string, value?: string): string[] {
  if (letter !== null && random.chance(0.6)) {
    if (value === undefined) return [`-${letter}`];
    return random.chance(0.6) && value !== '' ? [`-${letter}${value}`] : [`-${letter}`, value];
  }
  const name = random.chance(0.2) ? long.slice(0, random.int(2, long.length)) : long;
  if (value === undefined) return [`--${name}`];
  return random.chance(0.7) ? [`--${name}=${value}`] : [`--${name}`, value];
}

/** The letters, which take no values, may share one word with what follows. */
export function clustered(random: Random, letters: string, args: readonly string[]): string[] {
  const flags = new RegExp(`^-[${letters}]+$`);
  const out: string[] = [];
  for (const arg of args) {
    const last = out.at(-1);
    const joins = last !== undefined && flags.test(last) && /^-[A-Za-z]/.test(arg);
    if (joins && random.chance(0.2)) out[out.length - 1] = last + arg.slice(1);
    else out.push(arg);
  }
  return out;
}
