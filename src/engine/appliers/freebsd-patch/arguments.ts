/** What a command line asks for. */
export interface Settings {
  /** Leading components of names to drop; null: all but the last. */
  readonly strip: number | null;
  readonly fuzz: number;
  readonly isReversed: boolean;
  /** `-N`: a patch that seems applied already is passed over. */
  readonly skipsApplied: boolean;
}

type Parsed = { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly message: string };

const flag = /^(?:(-p|-F|-R|-N)(.*)|(--strip|--fuzz|--reverse|--forward)(?:=(.*))?)$/;

/** Reads `-pN`, `-FN`, `-R`, `-N` and their long names. */
export function readArguments(args: readonly string[]): Parsed {
  const settings: { -readonly [K in keyof Settings]: Settings[K] } = {
    strip: null,
    fuzz: 2,
    isReversed: false,
    skipsApplied: false,
  };
  for (let i = 0; i < args.length; i++) {
    const [, short, attached, long, assigned] = flag.exec(args[i]!) ?? [];
    const name = short ?? long?.replace(/^--(s)trip$|^--(f)uzz$/, (_, strip) => (strip ? '-p' : '-F'));
    if (name === undefined) return { ok: false, message: `patch: unknown option ${args[i]}` };
    if (name === '-R' || name === '--reverse') settings.isReversed = true;
    else if (name === '-N' || name === '--forward') settings.skipsApplied = true;
    else {
      const value = attached || assigned || args[++i];
      if (!/^\d{1,9}$/.test(value ?? '')) return { ok: false, message: `patch: ${name} needs a number` };
      settings[name === '-p' ? 'strip' : 'fuzz'] = Number(value);
    }
  }
  return { ok: true, settings };
}
