import type { ByteText } from '../../../text/bytes.ts';
import type { Tree } from '../../../text/tree.ts';
import type { Problem } from '../../run.ts';
import { blobId } from '../binary/sha1.ts';
import type { Entry } from '../entry.ts';
import { nameOf } from '../entry.ts';

/**
 * Why `--3way` had nothing to merge with, for people: no version was given, the one that was given is another one
 * than the patch names, or the patch names none. `given` are the versions by path.
 */
export function missingBase(entry: Entry, given: Tree | null): Problem {
  const name = nameOf(entry);
  const problem = (sentence: string, remedy: string): Problem => ({ code: 'no-base', line: null, sentence, remedy });
  if (entry.oldId === '') {
    return problem(
      `The patch does not say which version of ${name} it was made from: it has no "index" line.`,
      'Make the patch with git diff, or apply it without --3way.',
    );
  }
  const other = given?.get(name) ?? given?.values().next().value;
  return other === undefined
    ? problem(`The version of ${name} that the patch was made from is not known.`, 'Give that version as the base.')
    : problem(
        `The base given for ${name} is ${shortId(other.text)}, but the patch was made from ${entry.oldId}.`,
        'Give the very version that the patch names, byte for byte.',
      );
}

/** As long as git usually writes ids. */
const shortId = (text: ByteText): string => blobId(text).slice(0, 7);
