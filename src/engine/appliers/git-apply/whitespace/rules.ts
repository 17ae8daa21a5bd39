import type { ByteText } from '../../../text/bytes.ts';
import type { Version } from '../settings.ts';

/** `core.whitespace`, read: what counts as an error in an added line. */
export interface WhitespaceRules {
  readonly blankAtEol: boolean;
  readonly blankAtEof: boolean;
  readonly spaceBeforeTab: boolean;
  readonly indentWithNonTab: boolean;
  readonly tabInIndent: boolean;
  readonly crAtEol: boolean;
  /** Newest version only. */
  readonly incompleteLine: boolean;
  /** 1 to 63. */
  readonly tabWidth: number;
}

const defaultRules: WhitespaceRules = {
  blankAtEol: true,
  blankAtEof: true,
  spaceBeforeTab: true,
  indentWithNonTab: false,
  tabInIndent: false,
  crAtEol: false,
  incompleteLine: false,
  tabWidth: 8,
};

/** What the attribute `whitespace` stands for when it is set without a value. */
export const allRules = (version: Version): WhitespaceRules => ({
  ...defaultRules,
  indentWithNonTab: true,
  incompleteLine: version === 'newest',
});
/** What `-whitespace` stands for. */
export const noRules: WhitespaceRules = {
  ...defaultRules,
  blankAtEol: false,
  blankAtEof: false,
  spaceBeforeTab: false,
};

/** The rules that each name turns on or off, in the order in which a shortened name is looked up. */
const named: readonly (readonly [string, Partial<Record<keyof WhitespaceRules, true>>])[] = [
  ['trailing-space', { blankAtEol: true, blankAtEof: true }],
  ['space-before-tab', { spaceBeforeTab: true }],
  ['indent-with-non-tab', { indentWithNonTab: true }],
  ['cr-at-eol', { crAtEol: true }],
  ['blank-at-eol', { blankAtEol: true }],
  ['blank-at-eof', { blankAtEof: true }],
  ['tab-in-indent', { tabInIndent: true }],
  ['incomplete-line', { incompleteLine: true }],
];

/** A reading of a list of rules. */
export interface RuleReading {
  readonly rules: WhitespaceRules;
  readonly warnings: readonly ByteText[];
  /** The run dies with this: two rules contradict each other. */
  readonly fatal: ByteText | null;
}

/**
 * Reads `core.whitespace` or a `whitespace=…` attribute: names, shortened at will, each turned on, or off by a
 * `-`, on top of the defaults. Unknown names are passed over; a lone `-` ends the list.
 */
export function readRules(list: ByteText | undefined, version: Version): RuleReading {
  const known = version === 'newest' ? named : named.slice(0, -1);
  const warnings: ByteText[] = [];
  let rules = defaultRules;
  for (const word of (list ?? '').match(/[^, \t\n\r][^,]*/g) ?? []) {
    const isOff = word.startsWith('-');
    const name = isOff ? word.slice(1) : word;
    if (name === '') break;
    const tabWidth = name.match(/^tabwidth=(.*)$/s)?.[1];
    if (tabWidth !== undefined) {
      const width = Number.parseInt(tabWidth, 10);
      if (width > 0 && width < 64) rules = { ...rules, tabWidth: width };
      else warnings.push(`tabwidth ${tabWidth} out of range`);
    }
    for (const key of Object.keys(known.find(([full]) => full.startsWith(name))?.[1] ?? {})) {
      rules = { ...rules, [key]: !isOff };
    }
  }
  const isContradictory = rules.tabInIndent && rules.indentWithNonTab;
  return {
    rules,
    warnings,
    fatal: isContradictory ? 'cannot enforce both tab-in-indent and indent-with-non-tab' : null,
  };
}
