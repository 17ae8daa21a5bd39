import type { ByteText } from '../../text/bytes.ts';
import type { Tree } from '../../text/tree.ts';
import type { Config } from './config.ts';
import type { Version } from './settings.ts';
import { readRules, type WhitespaceRules } from './whitespace/rules.ts';

interface Surroundings {
  readonly tree: Tree;
  readonly config: Config;
  readonly version: Version;
  readonly isInRepository: boolean;
}

/** How added lines of a path are judged: by `core.whitespace`. */
export function rulesByPath({ config, version }: Surroundings): (path: ByteText) => WhitespaceRules {
  const { rules } = readRules(config.get('core.whitespace'), version);
  return () => rules;
}
