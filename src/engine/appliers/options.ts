/**
 * An option of a tool, as data: the panel, the defaults and the reading of a typed command line come from it.
 * `flags` are its spellings, the one to write first: `-F`, `--fuzz`.
 */
export type OptionSpec = {
  readonly id: string;
  readonly flags: readonly [string, ...string[]];
  readonly label: string;
  /** One sentence: what it changes. */
  readonly help: string;
} & (
  | { readonly kind: 'flag' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'text'; readonly placeholder: string }
);
