import type { ByteText } from '../../../text/bytes.ts';
import type { Chunk } from '../../run.ts';
import { diagnostic } from '../messages.ts';
import type { Version } from '../settings.ts';
import { type Declared, declaredIn } from './declared.ts';
import { usageText } from './usage.ts';

/** One thing that the command line says: an option with its value, or with `isUnset` its opposite. */
export type Word =
  | { readonly kind: 'option'; readonly name: string; readonly value: ByteText; readonly isUnset: boolean }
  | { readonly kind: 'input'; readonly name: ByteText };

/** Reading stopped, by `-h` or by a word that is no option: what is printed. The exit status is 129. */
export interface Stop {
  readonly kind: 'stop';
  readonly output: readonly Chunk[];
}

/**
 * Splits arguments into options and inputs as git does: letters may be joined (`-Rp1`), long names shortened
 * while they stay unambiguous, options may follow inputs, `--` or `--end-of-options` ends them. Words are yielded
 * one by one, since a bad value stops the reading before a later bad option is seen.
 *
 * An option's `name` is its long name, else its letter.
 */
export function* words(args: readonly ByteText[], version: Version): Generator<Word | Stop> {
  const declared = declaredIn(version);
  const inputs: ByteText[] = [];
  const queue = [...args];
  for (let arg = queue.shift(); arg !== undefined; arg = queue.shift()) {
    if (arg === '--' || arg === '--end-of-options') {
      inputs.push(...queue.splice(0));
    } else if (arg === '-' || !arg.startsWith('-')) {
      inputs.push(arg);
    } else if (arg.startsWith('--')) {
      yield longOption(arg.slice(2), queue, declared, version);
    } else {
      yield* letters(arg, queue, declared, version);
    }
  }
  for (const name of inputs) yield { kind: 'input', name };
}

function* letters(arg: ByteText, queue: ByteText[], declared: readonly Declared[], version: Version) {
  for (let at = 1; at < arg.length; at++) {
    const letter = arg[at]!;
    const option = declared.find(({ short }) => short === letter);
    if (option === undefined) {
      yield unknownLetter(arg.slice(at), version);
      return;
    }
    const name = option.long ?? letter;
    if (option.value === null) {
      yield { kind: 'option', name, value: '', isUnset: false } as const;
    } else {
      const value = at + 1 < arg.length ? arg.slice(at + 1) : queue.shift();
      yield value === undefined
        ? stop(complaint(`switch \`${letter}' requires a value`))
        : ({ kind: 'option', name, value, isUnset: false } as const);
      return;
    }
  }
}

/** `rest` starts with the letter; what was joined before it has been taken away. */
function unknownLetter(rest: ByteText, version: Version): Stop {
  if (rest.startsWith('h')) return help(version);
  if (rest.startsWith('-')) return unknown(`option \`${rest.slice(1)}'`, version);
  return /^[\x80-\xff]/.test(rest)
    ? unknown(`non-ascii option in string: \`-${rest}'`, version)
    : unknown(`switch \`${rest[0]}'`, version);
}

function longOption(text: ByteText, queue: ByteText[], declared: readonly Declared[], version: Version): Word | Stop {
  if (text === 'help' || text === 'help-all') return help(version);
  const meant = meaning(text, declared);
  if (meant.length === 0) return unknown(`option \`${text}'`, version);
  if (meant.length > 1) {
    const [one, other] = meant.slice(-2).map(({ option, isUnset }) => `--${isUnset ? 'no-' : ''}${option.long}`);
    return stop(complaint(`ambiguous option: ${text} (could be ${one} or ${other})`), ...help(version).output);
  }
  const { option, isUnset } = meant[0]!;
  const name = option.long!;
  const equals = text.indexOf('=');
  if (option.value === null || isUnset) {
    return equals < 0
      ? { kind: 'option', name, value: '', isUnset }
      : stop(complaint(`option \`${isUnset ? 'no-' : ''}${name}' takes no value`));
  }
  const value = equals < 0 ? queue.shift() : text.slice(equals + 1);
  return value === undefined
    ? stop(complaint(`option \`${name}' requires a value`))
    : { kind: 'option', name, value, isUnset };
}

interface Meaning {
  readonly option: Declared;
  readonly isUnset: boolean;
}

/** What a long option can mean: the one it names, else all that it abbreviates. */
function meaning(text: ByteText, declared: readonly Declared[]): Meaning[] {
  const name = text.replace(/=.*/s, '');
  const abbreviated: Meaning[] = [];
  for (const option of declared) {
    for (const { form, isUnset } of forms(option)) {
      if (name === form) return [{ option, isUnset }];
      // A shortened opposite takes the whole text for its name: `--no-build=4` is unknown.
      if (form.startsWith(isUnset ? text : name)) abbreviated.push({ option, isUnset });
    }
  }
  return abbreviated;
}

function forms({ long, isNegatable }: Declared): { form: string; isUnset: boolean }[] {
  if (long === null) return [];
  const plain = { form: long, isUnset: false };
  if (!isNegatable) return [plain];
  const opposite = { form: `no-${long}`, isUnset: true };
  return long.startsWith('no-') ? [plain, opposite, { form: long.slice(3), isUnset: true }] : [plain, opposite];
}

const stop = (...output: Chunk[]): Stop => ({ kind: 'stop', output });
const complaint = (text: ByteText): Chunk => ({ stream: 'stderr', text: diagnostic('error: ', text) });
const help = (version: Version): Stop => stop({ stream: 'stdout', text: usageText(version) });
const unknown = (what: ByteText, version: Version): Stop =>
  stop(complaint(`unknown ${what}`), { stream: 'stderr', text: usageText(version) });
