/** What may be asked of the guard. */
export interface Demands {
  /** Leading components of names to drop, as with `-pN`. */
  readonly strip: number;
  /** The symbol that every hunk must lie in, by hunk number; `every` for hunks without one of their own. */
  readonly symbols: ReadonlyMap<number | 'every', string>;
}

type Parsed = { readonly ok: true; readonly demands: Demands } | { readonly ok: false; readonly message: string };

/** Reads `-pN` (or `-p N`) and `--symbol [HUNK:]NAME` (or `--symbol=...`). */
export function readArguments(args: readonly string[]): Parsed {
  let strip = 1;
  const symbols = new Map<number | 'every', string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const [flag, attached] = split(arg);
    const value = attached ?? args[++i];
    if (flag === null) return refuse(`unknown option ${arg}`);
    if (value === undefined || value === '') return refuse(`${flag} needs a value`);
    if (flag === '-p') {
      if (!/^\d{1,4}$/.test(value)) return refuse(`-p needs a number, not ${value}`);
      strip = Number(value);
    } else {
      const [, number, name] = /^(?:(\d+):)?(.+)$/.exec(value)!;
      symbols.set(number === undefined ? 'every' : Number(number), name!);
    }
  }
  return { ok: true, demands: { strip, symbols } };
}

/** The symbol that hunk `number` (from 1, over the whole edit) must lie in; null when none is named. */
export const symbolFor = ({ symbols }: Demands, number: number): string | null =>
  symbols.get(number) ?? symbols.get('every') ?? null;

const refuse = (message: string): Parsed => ({ ok: false, message: `strict: ${message}` });

function split(arg: string): readonly ['-p' | '--symbol' | null, string | undefined] {
  if (arg.startsWith('--symbol=')) return ['--symbol', arg.slice('--symbol='.length)];
  if (arg === '--symbol' || arg === '-p') return [arg, undefined];
  return arg.startsWith('-p') ? ['-p', arg.slice(2)] : [null, undefined];
}
