/** What a command line asks for. */
export interface Settings {
  /** Leading components of names to drop. */
  readonly strip: number;
  /** `patch.fuzz`: context lines that may be dropped at each end. */
  readonly fuzz: number;
  /** `patch.eol`: what becomes of line endings. */
  readonly eol: Eol;
}

export type Eol = 'strict' | 'auto' | 'lf' | 'crlf';

const eols: readonly Eol[] = ['strict', 'auto', 'lf', 'crlf'];

type Parsed = { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly message: string };

/**
 * Reads `-pN`, `--strip N` and `--config patch.fuzz=N` or `patch.eol=MODE`. A configuration may also come as one JSON
 * object: `--config={"patch.fuzz":"3"}`.
 */
export function readArguments(args: readonly string[]): Parsed {
  // The command ends in `-p0`, as it was recorded.
  let strip = 0;
  const config = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (/^(-v|--verbose|--no-commit)$/.test(arg)) continue;
    const [, flag, attached] = /^(-p|--strip(?==|$)|--config(?==|$))=?(.*)$/.exec(arg) ?? [];
    if (flag === undefined)
      return refuse(arg.startsWith('--') ? `option ${arg} not recognized` : `option ${arg} not recognized`);
    const value = attached || args[++i];
    if (value === undefined) return refuse(`option ${flag} requires argument`);
    if (flag !== '--config') {
      if (!/^[+-]?\d+$/.test(value))
        return refuse(`invalid value '${value}' for option ${flag === '-p' ? '-p' : flag}, expected int`);
      strip = Number(value);
    } else if (value.startsWith('{')) {
      for (const [, name, setting] of value.matchAll(/"([\w.]+)":"?(\w+)"?/g)) config.set(name!, setting!);
    } else {
      const at = value.indexOf('=');
      config.set(value.slice(0, Math.max(0, at)), value.slice(at + 1));
    }
  }
  const fuzz = config.get('patch.fuzz') ?? '2';
  const eol = (config.get('patch.eol') ?? 'strict').toLowerCase();
  const mode = eols.find((known) => known === eol);
  if (mode === undefined) return { ok: false, message: `abort: unsupported line endings type: ${eol}\n` };
  if (!/^[+-]?\d+$/.test(fuzz)) {
    return { ok: false, message: `config error: patch.fuzz is not a valid integer ('${fuzz}')\n` };
  }
  return { ok: true, settings: { strip, fuzz: Number(fuzz), eol: mode } };
}

const refuse = (message: string): Parsed => ({ ok: false, message: `hg import: ${message}\n` });
