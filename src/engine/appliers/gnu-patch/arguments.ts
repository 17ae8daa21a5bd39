import type { ByteText } from '../../text/bytes.ts';
import { type OptionName, optionLetters, optionNames, optionValues } from './option-table.ts';

/** A piece of the command line. An error ends the reading; `text` is without the tool's name. */
export type Argument =
  | {
      readonly kind: 'option';
      readonly name: OptionName;
      readonly value: ByteText | null;
      /** The argument that it was read from. */
      readonly written: ByteText;
      /** The arguments after it. */
      readonly rest: readonly ByteText[];
    }
  | { readonly kind: 'operand'; readonly text: ByteText }
  | { readonly kind: 'error'; readonly text: ByteText };

/** Which letters exist, and whether options may follow operands (not in a POSIX environment). */
interface Reading {
  readonly hasMergeLetter: boolean;
  readonly permutes: boolean;
}

/** Reads arguments as GNU `getopt_long` does: clusters of letters, abbreviated long names, `--`. */
export function* readArguments(args: readonly ByteText[], { hasMergeLetter, permutes }: Reading): Generator<Argument> {
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const rest = args.slice(i + 1);
    if (arg === '--') return yield* rest.map(operand);
    if (arg === '-' || !arg.startsWith('-')) {
      if (!permutes) return yield* [arg, ...rest].map(operand);
      yield operand(arg);
      continue;
    }
    const read = arg.startsWith('--') ? [longOption(arg, rest)] : letters(arg, rest, hasMergeLetter);
    for (const argument of read) {
      yield argument;
      if (argument.kind === 'error') return;
      if (argument.kind === 'option' && argument.rest.length < rest.length) i++;
    }
  }
}

const operand = (text: ByteText): Argument => ({ kind: 'operand', text });
const error = (text: ByteText): Argument => ({ kind: 'error', text });

function longOption(written: ByteText, rest: readonly ByteText[]): Argument {
  const equals = written.indexOf('=');
  const typed = equals < 0 ? written.slice(2) : written.slice(2, equals);
  const attached = equals < 0 ? null : written.slice(equals + 1);
  const candidates = optionNames.filter((name) => name.startsWith(typed));
  const name = candidates.find((candidate) => candidate === typed) ?? candidates[0];
  if (name === undefined) return error(`unrecognized option '${written}'`);
  if (name !== typed && candidates.length > 1) {
    const possibilities = candidates.map((candidate) => ` '--${candidate}'`).join('');
    return error(`option '${written}' is ambiguous; possibilities:${possibilities}`);
  }
  const takes = optionValues[name];
  if (attached !== null && takes === 'none') return error(`option '--${name}' doesn't allow an argument`);
  if (attached !== null || takes !== 'required') return { kind: 'option', name, value: attached, written, rest };
  if (rest.length === 0) return error(`option '--${name}' requires an argument`);
  return { kind: 'option', name, value: rest[0]!, written, rest: rest.slice(1) };
}

function* letters(written: ByteText, rest: readonly ByteText[], hasMergeLetter: boolean): Generator<Argument> {
  for (let at = 1; at < written.length; at++) {
    const letter = written[at]!;
    const name = letter === 'm' && !hasMergeLetter ? undefined : optionLetters[letter];
    if (name === undefined) return yield error(`invalid option -- '${letter}'`);
    if (optionValues[name] !== 'required') {
      yield { kind: 'option', name, value: null, written, rest };
      continue;
    }
    if (at + 1 < written.length) return yield { kind: 'option', name, value: written.slice(at + 1), written, rest };
    if (rest.length === 0) return yield error(`option requires an argument -- '${letter}'`);
    return yield { kind: 'option', name, value: rest[0]!, written, rest: rest.slice(1) };
  }
}
