import type { OptionSpec } from '../../engine/index.ts';

/** One option as it was given: its spec, when it is one of the tool's, and its value, when it takes one. */
interface Given {
  readonly spec: OptionSpec | null;
  readonly value: string | null;
  readonly words: readonly string[];
}

/** An option's value: a flag's is '' when it is given. Null when it is not given. */
export const optionValue = (args: readonly string[], specs: readonly OptionSpec[], id: string): string | null =>
  given(args, specs).findLast(({ spec }) => spec?.id === id)?.value ?? null;

/** The arguments with an option set to a value, or without it. What else stands there stays, in its order. */
export function withValue(
  args: readonly string[],
  specs: readonly OptionSpec[],
  spec: OptionSpec,
  value: string | null,
): string[] {
  const all = given(args, specs);
  const at = all.findIndex((one) => one.spec?.id === spec.id);
  const words = value === null ? [] : written(spec, value);
  const others = all.map((one, i) => (i === at ? words : one.spec?.id === spec.id ? [] : one.words));
  return at < 0 ? [...words, ...others.flat()] : others.flat();
}

/** Flags that none of the tool's known options has, to be told before the tool itself complains. */
export const unknownFlags = (args: readonly string[], specs: readonly OptionSpec[]): string[] =>
  given(args, specs).flatMap(({ spec, words }) =>
    spec === null && /^-./.test(words[0] ?? '') && words[0] !== '--' ? [words[0]!] : [],
  );

function written({ kind, flags }: OptionSpec, value: string): string[] {
  const flag = flags[0];
  if (kind === 'flag') return [flag];
  return flag.startsWith('--') ? [`${flag}=${value}`] : [`${flag}${value}`];
}

/** Reads arguments as getopt does: `-p1`, `-p 1`, `--strip=1`, `--strip 1`, and `-Np1` for several in one. */
function given(args: readonly string[], specs: readonly OptionSpec[]): Given[] {
  const found: Given[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!;
    const next = args[i + 1];
    if (word === '--') return [...found, { spec: null, value: null, words: args.slice(i) }];
    const read = word.startsWith('--') ? long(word, next, specs) : short(word, next, specs);
    found.push(...read);
    if (read.at(-1)?.words.length === 2) i++;
  }
  return found;
}

function long(word: string, next: string | undefined, specs: readonly OptionSpec[]): Given[] {
  const equals = word.indexOf('=');
  const name = equals < 0 ? word : word.slice(0, equals);
  const spec = specs.find(({ flags }) => flags.includes(name)) ?? null;
  if (!spec || spec.kind === 'flag' || equals >= 0)
    return [{ spec, value: spec && equals >= 0 ? word.slice(equals + 1) : spec ? '' : null, words: [word] }];
  return [{ spec, value: next ?? '', words: next === undefined ? [word] : [word, next] }];
}

function short(word: string, next: string | undefined, specs: readonly OptionSpec[]): Given[] {
  if (!/^-[^-]/.test(word)) return [{ spec: null, value: null, words: [word] }];
  const found: Given[] = [];
  for (let rest = word.slice(1); rest !== ''; rest = rest.slice(1)) {
    const flag = `-${rest[0]}`;
    const spec = specs.find(({ flags }) => flags.includes(flag)) ?? null;
    if (spec === null) return [...found, { spec, value: null, words: [`-${rest}`] }];
    if (spec.kind === 'flag') found.push({ spec, value: '', words: [flag] });
    else if (rest.length > 1) return [...found, { spec, value: rest.slice(1), words: [`-${rest}`] }];
    else return [...found, { spec, value: next ?? '', words: next === undefined ? [flag] : [flag, next] }];
  }
  return found;
}
