import type { ByteText } from '../../text/bytes.ts';
import type { Scene } from '../applier.ts';
import type { Chunk } from '../run.ts';
import { type AttributeValue, attributesOf } from './attributes.ts';
import { configFrom, faultIn } from './config.ts';
import { StatWidths } from './look/stat.ts';
import { Blobs } from './merge/blobs.ts';
import { diagnostic, Messages } from './messages.ts';
import { readOptions } from './options.ts';
import type { Session } from './session.ts';
import type { Version } from './settings.ts';
import { WhitespaceLedger } from './whitespace/ledger.ts';
import { readRules } from './whitespace/rules.ts';
import { rulesByPath } from './whitespace-rules.ts';
import type { WorkTree } from './work-tree.ts';

/** A session that is ready to read its inputs; or configuration or arguments that ended the run before. */
export type Start =
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'stop'; readonly exit: number; readonly output: readonly Chunk[] };

/** Reads configuration and arguments, in this order. What is wrong with either is printed even in a silent run. */
export function startSession(tree: WorkTree, args: readonly ByteText[], scene: Scene): Start {
  const version: Version = scene.version === 'newest' ? 'newest' : '2.39.5';
  const config = configFrom(scene.env);
  const messages = new Messages();
  const { rules, warnings, fatal } = readRules(config.get('core.whitespace'), version);
  for (const warning of warnings) messages.warning(warning);
  const fault = fatal ?? faultIn(config);
  if (fault !== null) messages.stderr(diagnostic('fatal: ', fault));
  if (fault !== null) return { kind: 'stop', exit: 128, output: messages.chunks };
  const options = readOptions(args, { version, isInRepository: scene.repository !== null, config });
  if (options.kind === 'stop') return { ...options, output: [...messages.chunks, ...options.output] };
  const { settings } = options;
  messages.verbosity = settings.verbosity;
  const attribute = scene.repository === null ? () => undefined : attributeReader(tree);
  const session: Session = {
    settings,
    version,
    config,
    messages,
    ledger: new WhitespaceLedger(settings.whitespace ?? 'warn', settings.neverSquelches),
    widths: new StatWidths(),
    strip: { value: settings.strip ?? 1, isGuess: settings.strip === null },
    prefix: scene.repository?.prefix ?? '',
    rulesFor: rulesByPath(rules, attribute, version),
    attribute,
    blobs: blobsOf(tree, scene),
    givenBase: scene.base,
    applies: settings.applies,
  };
  return { kind: 'session', session };
}

function attributeReader(tree: WorkTree): (path: ByteText, name: ByteText) => AttributeValue | undefined {
  const read = (path: ByteText) => {
    const status = tree.status(path);
    return status.kind === 'file' ? status.file.text : null;
  };
  return (path, name) => attributesOf(path, read).get(name);
}

/** Outside a repository nothing is known by id. */
function blobsOf(tree: WorkTree, { repository, base }: Scene): Blobs {
  return new Blobs(repository === null ? [] : [...(base?.values() ?? []), ...tree.tree.values()]);
}
