import type { ByteText } from '../../text/bytes.ts';
import { type QuotingStyle, quoted, quotingStyles } from './quoting.ts';
import type { Settings } from './settings.ts';

/** A word chosen from a list, or the complaint about it (without the tool's name). */
export type Choice<T> = { readonly chosen: T } | { readonly wrong: ByteText };

/** Words of a choice and what they mean; an abbreviation is fine while all it may stand for means the same. */
type Words<T> = readonly (readonly [word: string, meaning: T])[];

function choose<T>(words: Words<T>, typed: ByteText, what: string): Choice<T> {
  const exact = words.find(([word]) => word === typed);
  if (exact) return { chosen: exact[1] };
  const meanings = new Set(words.filter(([word]) => word.startsWith(typed)).map(([, meaning]) => meaning));
  const [only] = meanings;
  if (only !== undefined && meanings.size === 1) return { chosen: only };
  const adjective = meanings.size === 0 ? 'invalid' : 'ambiguous';
  return { wrong: `${adjective} argument ${quoted(typed, 'locale')} for ${quoted(what, 'locale')}\n` };
}

/** Reads `--quoting-style` or `$QUOTING_STYLE`. */
export const chooseQuotingStyle = (typed: ByteText): Choice<QuotingStyle> =>
  choose(
    quotingStyles.map((style) => [style, style] as const),
    typed,
    'quoting style',
  );

const versionControls: Words<Settings['versionControl']> = [
  ['none', 'numbered'],
  ['off', 'numbered'],
  ['simple', 'simple'],
  ['never', 'simple'],
  ['existing', 'existing'],
  ['nil', 'existing'],
  ['numbered', 'numbered'],
  ['t', 'numbered'],
];

/** Reads `-V` or the environment variable `what`; the empty word means "existing". */
export function chooseVersionControl(typed: ByteText, what: string): Choice<Settings['versionControl']> {
  if (typed === '') return { chosen: 'existing' };
  const choice = choose(versionControls, typed, what);
  return 'chosen' in choice ? choice : { wrong: choice.wrong + validVersionControls };
}

const validVersionControls = `Valid arguments are:
  - 'none', 'off'
  - 'simple', 'never'
  - 'existing', 'nil'
  - 'numbered', 't'
`;
