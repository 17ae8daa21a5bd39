import type { ByteText } from '../../text/bytes.ts';
import type { AttributeValue } from './attributes.ts';
import type { Version } from './settings.ts';
import { allRules, noRules, readRules, type WhitespaceRules } from './whitespace/rules.ts';

/**
 * How added lines of a path are judged: by its attribute `whitespace`, which exists only inside a repository, else
 * by `core.whitespace`. Vectors: ws-attr-inside, ws-attr-outside.
 */
export function rulesByPath(
  configured: WhitespaceRules,
  attribute: (path: ByteText, name: ByteText) => AttributeValue | undefined,
  version: Version,
): (path: ByteText) => WhitespaceRules {
  const { tabWidth } = configured;
  return (path) => {
    const value = attribute(path, 'whitespace');
    if (value === undefined) return configured;
    if (typeof value === 'string') return readRules(value, version).rules;
    return { ...(value ? allRules(version) : noRules), tabWidth };
  };
}
