import type { ByteText } from '../../../text/bytes.ts';
import type { Chunk } from '../../run.ts';
import { diagnostic } from '../messages.ts';
import type { Limit, Settings, Version, WhitespaceAction } from '../settings.ts';
import { normalizedDirectory } from './directory.ts';
import { contextFloor, stripCount } from './numbers.ts';
import type { Word } from './words.ts';

/** Settings while options are read; what they do to each other comes afterwards. */
export type Draft = { -readonly [Key in keyof Omit<Settings, 'applies' | 'inputs' | 'limits'>]: Settings[Key] } & {
  readonly inputs: ByteText[];
  readonly limits: Limit[];
  /** `--apply`: apply even beside options that only look. */
  forcesApply: boolean;
  /** `--build-fake-ancestor`, one of the options that only look. Its index file is not modelled. */
  fakesAncestor: boolean;
};

export const freshDraft = (): Draft => ({
  inputs: [],
  limits: [],
  strip: null,
  contextFloor: Number.POSITIVE_INFINITY,
  isReversed: false,
  checks: false,
  rejects: false,
  threeWay: false,
  favour: null,
  usesIndex: false,
  isCached: false,
  unidiffZero: false,
  allowOverlap: false,
  recount: false,
  inaccurateEof: false,
  noAdd: false,
  unsafePaths: false,
  allowEmpty: false,
  ignoreWhitespace: false,
  whitespace: null,
  neverSquelches: false,
  directory: '',
  stat: false,
  numstat: false,
  summary: false,
  nulTerminated: false,
  verbosity: 0,
  forcesApply: false,
  fakesAncestor: false,
});

/** Reading options ended the run: what was printed, and the exit status (134: the real tool crashes). */
export interface Stopped {
  readonly kind: 'stop';
  readonly exit: 128 | 129 | 134;
  readonly output: readonly Chunk[];
}

export const stop = (exit: Stopped['exit'], ...output: Chunk[]): Stopped => ({ kind: 'stop', exit, output });

const complaint = (text: ByteText): Chunk => ({ stream: 'stderr', text: diagnostic('error: ', text) });

type Switch = { [Key in keyof Draft]: Draft[Key] extends boolean ? Key : never }[keyof Draft];

const switches: ReadonlyMap<string, Switch> = new Map([
  ['no-add', 'noAdd'],
  ['stat', 'stat'],
  ['numstat', 'numstat'],
  ['summary', 'summary'],
  ['check', 'checks'],
  ['index', 'usesIndex'],
  ['cached', 'isCached'],
  ['unsafe-paths', 'unsafePaths'],
  ['apply', 'forcesApply'],
  ['3way', 'threeWay'],
  ['build-fake-ancestor', 'fakesAncestor'],
  ['z', 'nulTerminated'],
  ['ignore-space-change', 'ignoreWhitespace'],
  ['ignore-whitespace', 'ignoreWhitespace'],
  ['reverse', 'isReversed'],
  ['unidiff-zero', 'unidiffZero'],
  ['reject', 'rejects'],
  ['allow-overlap', 'allowOverlap'],
  ['inaccurate-eof', 'inaccurateEof'],
  ['recount', 'recount'],
  ['allow-empty', 'allowEmpty'],
] satisfies [string, Switch][]);

type Option = Extract<Word, { kind: 'option' }>;

/** Takes one option into the draft; null when it went well. Options without effect here are accepted. */
export function take(draft: Draft, { name, value, isUnset }: Option, version: Version): Stopped | null {
  const key = switches.get(name);
  if (key !== undefined) {
    draft[key] = !isUnset;
    return null;
  }
  if (name === 'verbose') draft.verbosity = isUnset ? 0 : Math.max(draft.verbosity, 0) + 1;
  else if (name === 'quiet') draft.verbosity = isUnset ? 0 : Math.min(draft.verbosity, 0) - 1;
  else if (name === 'include' || name === 'exclude') draft.limits.push({ isInclude: name === 'include', glob: value });
  else if (name === 'ours' || name === 'theirs' || name === 'union') draft.favour = name;
  else if (name === 'p') return takeStrip(draft, value, version);
  else if (name === 'C') return takeContextFloor(draft, value, version);
  else if (name === 'whitespace') return isUnset ? crash(4917) : takeWhitespace(draft, value);
  else if (name === 'directory') return isUnset ? crash(4930) : takeDirectory(draft, value, version);
  return null;
}

function takeStrip(draft: Draft, value: ByteText, version: Version): Stopped | null {
  draft.strip = stripCount(value, version);
  if (draft.strip !== null) return null;
  const text = diagnostic('fatal: ', `option -p expects a non-negative integer, got '${value}'`);
  return stop(128, { stream: 'stderr', text });
}

function takeContextFloor(draft: Draft, value: ByteText, version: Version): Stopped | null {
  const floor = contextFloor(value, version);
  const wanted =
    version === 'newest' ? 'a non-negative integer value with an optional k/m/g suffix' : 'a numerical value';
  if (floor === null) return stop(129, complaint(`switch \`C' expects ${wanted}`));
  draft.contextFloor = floor;
  return null;
}

const actions: ReadonlyMap<string, WhitespaceAction> = new Map([
  ['nowarn', 'nowarn'],
  ['warn', 'warn'],
  ['error', 'error'],
  ['error-all', 'error-all'],
  ['fix', 'fix'],
  ['strip', 'fix'],
]);

function takeWhitespace(draft: Draft, value: ByteText): Stopped | null {
  const action = actions.get(value);
  if (action === undefined) return stop(129, complaint(`unrecognized whitespace option '${value}'`));
  draft.whitespace = action;
  draft.neverSquelches ||= action === 'error-all';
  return null;
}

function takeDirectory(draft: Draft, value: ByteText, version: Version): Stopped | null {
  const directory = version === 'newest' ? normalizedDirectory(value) : value;
  if (directory === null) return stop(129, complaint(`unable to normalize directory: '${value}'`));
  draft.directory = directory === '' || directory.endsWith('/') ? directory : `${directory}/`;
  return null;
}

/** The opposite of some options exists by name only: the real tool dies on an assertion about its own table. */
const crash = (line: number): Stopped =>
  stop(134, { stream: 'stderr', text: `BUG: apply.c:${line}: option callback does not expect negation\n` });
