import type { ByteText } from '../../text/bytes.ts';

/** What a command line asks for. */
export interface Settings {
  /** Leading components of names to drop; null: all of them. */
  readonly strip: number | null;
  readonly isReversed: boolean;
  /** `-N`: hunks that are there already count as applied. */
  readonly skipsApplied: boolean;
  /** `-E`: files that end up empty are removed. */
  readonly removesEmpty: boolean;
  readonly isDryRun: boolean;
  /** The file to patch, whatever the patch says; null: as the patch says. */
  readonly target: ByteText | null;
  /** The file that holds the patch; null: standard input. */
  readonly patchFile: ByteText | null;
}

type Parsed =
  | { readonly ok: true; readonly settings: Settings }
  /** `message`: null for `--help`. */
  | { readonly ok: false; readonly message: string | null; readonly showsUsage: boolean };

const short = 'RNEufpi';
const takesValue = 'pi';
const long: Readonly<Record<string, string>> = {
  reverse: 'R',
  forward: 'N',
  strip: 'p',
  input: 'i',
  unified: 'u',
  'remove-empty-files': 'E',
  force: 'f',
  backup: 'b',
  'dry-run': 'd',
};

/**
 * Reads the arguments as `getopt_long` does: options anywhere before `--`, long ones shortened at will.
 * Source: runs of BusyBox 1.35.0; `-u`, `-f` and `--backup` are taken and change nothing.
 */
export function readArguments(args: readonly string[]): Parsed {
  const given = new Map<string, string>();
  const operands: string[] = [];
  const refuse = (message: string | null): Parsed => ({ ok: false, message, showsUsage: true });
  if (args.length === 1 && args[0] === '--help') return refuse(null);
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '--') {
      operands.push(...args.slice(i + 1));
      break;
    }
    if (arg.startsWith('--')) {
      const [name, value] = cutAt(arg.slice(2), '=');
      const matches = Object.hasOwn(long, name) ? [name] : Object.keys(long).filter((known) => known.startsWith(name));
      if (matches.length === 0) return refuse(`unrecognized option '${arg}'`);
      if (matches.length > 1) {
        const listed = matches.map((match) => ` '--${match}'`).join('');
        return refuse(`option '${arg}' is ambiguous; possibilities:${listed}`);
      }
      const flag = long[matches[0]!]!;
      const needsValue = takesValue.includes(flag);
      if (!needsValue && value !== null) return refuse(`option '--${matches[0]}' doesn't allow an argument`);
      if (needsValue && value === null && i + 1 === args.length) {
        return refuse(`option '--${matches[0]}' requires an argument`);
      }
      given.set(flag, needsValue ? (value ?? args[++i]!) : '');
    } else if (arg.length > 1 && arg.startsWith('-')) {
      for (let at = 1; at < arg.length; at++) {
        const flag = arg[at]!;
        if (!short.includes(flag)) return refuse(`invalid option -- '${flag}'`);
        if (!takesValue.includes(flag)) {
          given.set(flag, '');
          continue;
        }
        const attached = arg.slice(at + 1);
        if (attached === '' && i + 1 === args.length) return refuse(`option requires an argument -- '${flag}'`);
        given.set(flag, attached === '' ? args[++i]! : attached);
        break;
      }
    } else operands.push(arg);
  }
  const strip = given.get('p');
  const fault = strip === undefined ? null : faultOf(strip);
  if (fault !== null) return { ok: false, message: fault, showsUsage: false };
  return {
    ok: true,
    settings: {
      // Less than none drops all but the last; the tool crashes at the first hunk then.
      strip: strip === undefined || Number(strip) < 0 ? null : Number(strip),
      isReversed: given.has('R'),
      skipsApplied: given.has('N'),
      removesEmpty: given.has('E'),
      isDryRun: given.has('d'),
      target: operands[0] ?? null,
      patchFile: given.get('i') ?? operands[1] ?? null,
    },
  };
}

/** What is wrong with a number, as printed. A sign is accepted, and then forgotten. */
function faultOf(number: string): string | null {
  const size = number.replace(/^-/, '');
  const isNumber = number.startsWith('-') ? /^\d+$/.test(size) : /^\+?\d+$/.test(size);
  if (!isNumber || Number(size) >= 2 ** 32) return `invalid number '${size}'`;
  return Number(size) < 2 ** 31 ? null : `number ${size} is not in 0..2147483647 range`;
}

function cutAt(text: string, mark: string): readonly [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

export const usage = `BusyBox v1.35.0 (Debian 1:1.35.0-4+deb12u1+b1) multi-call binary.

Usage: patch [-RNE] [-p N] [-i DIFF] [ORIGFILE [PATCHFILE]]

\t-p N\tStrip N leading components from file names
\t-i DIFF\tRead DIFF instead of stdin
\t-R\tReverse patch
\t-N\tIgnore already applied patches
\t-E\tRemove output files if they become empty
\t--dry-run\tDon't actually change files
`;
