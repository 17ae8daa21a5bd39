import type { ByteText } from '../../../text/bytes.ts';
import { isBlank } from './check.ts';
import { cleanLine } from './clean.ts';
import type { WhitespaceRules } from './rules.ts';

/**
 * Whether a preimage fits lines of a file once both are cleaned, as `--whitespace=fix` compares them where the
 * bytes differ. `found` holds as many lines as the file has at that place, at most as many as the preimage;
 * preimage lines beyond it must be blank.
 *
 * The answer is the cleaned preimage, which replaces the context in the result; null: no match.
 * Vectors: ws-fix-context-match, ws-fix-context-dirty-exact.
 */
export function matchCleaned(
  preimage: readonly ByteText[],
  found: readonly ByteText[],
  rules: WhitespaceRules,
): ByteText[] | null {
  const cleaned = preimage.map((line) => cleanLine(line, rules).text);
  const fits = cleaned.every((line, i) =>
    i < found.length ? line === cleanLine(found[i]!, rules).text : isBlank(line),
  );
  return fits ? cleaned : null;
}
