import { readName } from '../../appliers/busybox-patch/header.ts';
import type { ByteText } from '../../text/bytes.ts';
import type { Case } from '../case.ts';
import { adorned } from './adornment.ts';
import { apart } from './apart.ts';
import type { Random } from './random.ts';
import { type Scene, sceneOf } from './scene.ts';
import { clustered, spelled } from './spelling.ts';

/**
 * A run of BusyBox patch: one patch or two, perhaps damaged or adorned, and any options. With `-p0` the tool opens,
 * empties or removes whatever absolute path a patch names, and `/dev/null` is one: such patches are never run so.
 */
export function busyboxPatchCase(random: Random): Case {
  const scenes = [drawn(random), ...(random.chance(0.08) ? [drawn(random)] : [])];
  const text = scenes.map(({ patch }) => patch).join('');
  const patch = random.chance(0.5) ? adorned(random, text) : text;
  const files = new Map(scenes.flatMap((scene) => [...scene.files]));
  if (random.chance(0.05)) files.set(random.pick(leftovers), random.pick(['left\n', '', 'a\nb\n', 'a']));
  const args = argsFor(random, scenes[0]!, isSafe(patch));
  const given = random.chance(0.05) ? patchInFile(random, { files, patch, args }) : { files, patch, args };
  return { ...given, files: apart(given.files) };
}

const drawn = (random: Random): Scene => sceneOf(random, [30, 'unified'], [1, 'context']);

/** What stands in the directory: also in the way of what the patch makes. */
const leftovers = ['f.orig', 'f.rej', 'f.new', 'null', 'dev/null', 'MISSING_FILENAME', 'd', 'd/e', 'nowhere', 'f/g'];

/** A name with a date of 1970 is /dev/null, too, without a word of it in the patch. */
const isSafe = (patch: ByteText) =>
  patch
    .split(/[\n\0]/)
    .filter((line) => /^(---|\+\+\+) /.test(line))
    .every((line) => !/^ *\/|\.\./.test(readName(line)));

function argsFor(random: Random, { style, entries }: Scene, mayKeepAll: boolean): string[] {
  const words: string[][] = [];
  if (!random.chance(0.15)) {
    const count = random.chance(0.93) ? style.strip : random.int(0, 3);
    words.push(spelled(random, 'p', 'strip', `${mayKeepAll ? count : Math.max(1, count)}`));
  }
  const count = random.weighted([5, 0], [4, 1], [2, 2], [1, 3]);
  for (let i = 0; i < count; i++) words.push(option(random));
  if (random.chance(0.05)) words.splice(random.int(0, words.length), 0, [entries[0]!.path]);
  return clustered(random, 'RNEuf', words.flat());
}

const option = (random: Random): string[] =>
  random.weighted<() => string[]>(
    [4, () => spelled(random, 'R', 'reverse')],
    [6, () => spelled(random, 'N', 'forward')],
    [3, () => spelled(random, 'E', 'remove-empty-files')],
    [2, () => spelled(random, null, 'dry-run')],
    [0.5, () => spelled(random, 'u', 'unified')],
    [0.5, () => spelled(random, 'f', 'force')],
    [0.3, () => spelled(random, null, 'backup')],
    [0.3, () => spelled(random, 'i', 'input', random.pick(['nowhere', 'f', '.', 'd']))],
    [0.3, () => spelled(random, 'p', 'strip', random.pick(['', 'x', '99999999999', '1 ', ' 1', '0x1', '01', '+1']))],
    [
      0.5,
      () => [
        random.pick(['--bogus', '-q', '-p', '-px', '--re', '--help', '--strip', '--dry-run=1', '-i', '-ix', '--']),
      ],
    ],
  )();

/** The patch lies in the directory, and is named by an option or by a second operand. */
function patchInFile(random: Random, { files, patch, args }: Case): Case {
  const name = random.pick(['p.diff', 'd/p', 'a b.diff']);
  const naming = random.pick([['-i', name], [`--input=${name}`], ['f', name]]);
  return {
    files: new Map([...files, [name, patch]]),
    patch: random.pick(['', 'garbage\n']),
    args: [...args, ...naming],
  };
}
