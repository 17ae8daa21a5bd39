import type { ByteText } from '../../text/bytes.ts';
import type { Case } from '../case.ts';
import { adorned } from './adornment.ts';
import { damaged } from './damage.ts';
import { changed, changesOf, drifted } from './edits.ts';
import { hunksOf } from './hunks.ts';
import type { Random } from './random.ts';
import { sceneOf } from './scene.ts';
import { baseText } from './texts.ts';
import { unifiedHunks } from './write-unified.ts';

/** A call of the library: one file or none, a unified diff for it or for several, any options. All of it is ASCII. */
export function jsdiffCase(random: Random): Case {
  const { path, target, patch } = random.chance(0.5) ? plain(random) : fromScene(random);
  // A patch that makes another file is given an empty text.
  const names = [...patch.matchAll(/^\+\+\+ (?:[ab]\/)?([^\t\r\n]*)/gm)];
  const makesOther = /^--- \/dev\/null/m.test(patch) && names.some(([, name]) => name !== path);
  const isAbsent = (target === null && /^\+\+\+ [^/\s]/m.test(patch)) || makesOther;
  return {
    files: new Map(isAbsent ? [] : [[ascii(path), ascii(target ?? '')]]),
    // The library would search every line up to the stated one, however far that is.
    patch: ascii(patch).replace(/\d{5,}/g, '9999'),
    args: argsFor(random),
  };
}

interface Story {
  readonly path: ByteText;
  readonly target: ByteText | null;
  readonly patch: ByteText;
}

function plain(random: Random): Story {
  const base = baseText(random);
  const changes = changesOf(random, base);
  const hunks = unifiedHunks(hunksOf(base, changes, random.weighted([4, 3], [1, 1], [1, 0]), ''));
  const target = drifted(random, base, changed(base, changes));
  return { path: 'f', target: target.join(''), patch: damaged(random, `--- f\n+++ f\n${hunks}`) };
}

function fromScene(random: Random): Story {
  const { entries, patch } = sceneOf(random, [20, 'unified'], [1, 'context']);
  const [{ path, target }] = entries as [(typeof entries)[number]];
  return { path, target, patch: random.chance(0.4) ? adorned(random, patch) : patch };
}

const ascii = (text: ByteText): ByteText => text.replace(/[\x80-\xff]/g, '?');

function argsFor(random: Random): string[] {
  const args: string[] = [];
  const fuzz = random.weighted<string | null>(
    [4, null],
    [2, '1'],
    [2, '2'],
    [0.7, '3'],
    [0.2, random.pick(['-1', '1.5'])],
  );
  if (fuzz !== null) args.push(`--fuzzFactor=${fuzz}`);
  if (random.chance(0.15)) args.push(`--autoConvertLineEndings=${random.pick(['true', 'false', 'false'])}`);
  if (random.chance(0.15)) args.push('--compareLine=ignoreWhitespace');
  return args;
}
