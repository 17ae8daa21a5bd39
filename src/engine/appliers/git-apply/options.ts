import type { ByteText } from '../../text/bytes.ts';
import type { Chunk } from '../run.ts';
import { type Draft, freshDraft, type Stopped, stop, take } from './command-line/take.ts';
import { words } from './command-line/words.ts';
import type { Config } from './config.ts';
import { diagnostic } from './messages.ts';
import type { Settings, Version } from './settings.ts';

/** Where the command runs, as far as its options care. */
interface Where {
  readonly version: Version;
  readonly isInRepository: boolean;
  readonly config: Config;
}

/**
 * Reads the arguments of `git apply`, and the configuration that stands behind them, into settings.
 *
 * Stops where git does: 129 for what is no option or value, 128 for a configured value or a combination that
 * cannot be, 134 where the real tool crashes (`--no-whitespace`). Silent runs print these errors too.
 */
export function readOptions(
  args: readonly ByteText[],
  where: Where,
): { readonly kind: 'settings'; readonly settings: Settings } | Stopped {
  const draft = freshDraft();
  const misconfigured = takeConfig(draft, where.config);
  if (misconfigured !== null) return misconfigured;
  for (const word of words(args, where.version)) {
    if (word.kind === 'stop') return stop(129, ...word.output);
    if (word.kind === 'input') draft.inputs.push(word.name);
    else {
      const refused = take(draft, word, where.version);
      if (refused !== null) return refused;
    }
  }
  return combine(draft, where.isInRepository);
}

function takeConfig(draft: Draft, config: Config): Stopped | null {
  const action = config.get('apply.whitespace');
  if (action !== undefined) {
    const refused = take(draft, { kind: 'option', name: 'whitespace', value: action, isUnset: false }, '2.39.5');
    if (refused !== null) return { ...refused, exit: 128 };
  }
  const ignored = config.get('apply.ignorewhitespace');
  if (ignored === undefined) return null;
  if (!['change', 'no', 'none', 'never', 'false'].includes(ignored)) {
    return stop(128, complaint(`unrecognized whitespace ignore option '${ignored}'`));
  }
  draft.ignoreWhitespace = ignored === 'change';
  return null;
}

/** Carries out what options do to each other, in git's order. */
function combine(draft: Draft, isInRepository: boolean): ReturnType<typeof readOptions> {
  const { forcesApply, fakesAncestor, ...settings } = draft;
  if (settings.favour !== null && !settings.threeWay) {
    const text = diagnostic('fatal: ', '--ours, --theirs, and --union require --3way');
    return stop(128, { stream: 'stderr', text });
  }
  if (settings.rejects && settings.threeWay) {
    return stop(128, complaint("options '--reject' and '--3way' cannot be used together"));
  }
  const needy = settings.threeWay ? '--3way' : settings.usesIndex ? '--index' : settings.isCached ? '--cached' : null;
  if (needy !== null && !isInRepository) return stop(128, complaint(`'${needy}' outside a repository`));
  const usesIndex = needy !== null;
  const looksOnly = settings.stat || settings.numstat || settings.summary || settings.checks || fakesAncestor;
  return {
    kind: 'settings',
    settings: {
      ...settings,
      usesIndex,
      applies: forcesApply || !looksOnly,
      unsafePaths: settings.unsafePaths && !usesIndex,
      verbosity: settings.rejects && settings.verbosity === 0 ? 1 : settings.verbosity,
    },
  };
}

const complaint = (text: ByteText): Chunk => ({ stream: 'stderr', text: diagnostic('error: ', text) });
