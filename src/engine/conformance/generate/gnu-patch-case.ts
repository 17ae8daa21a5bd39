import type { ByteText } from '../../text/bytes.ts';
import type { Case } from '../case.ts';
import { adorned } from './adornment.ts';
import { gnuPatchFlags, gnuPatchOption } from './gnu-patch-options.ts';
import type { Random } from './random.ts';
import { type Scene, sceneOf } from './scene.ts';
import { clustered } from './spelling.ts';

/** A run of GNU patch: a drifted file, a patch perhaps damaged, and a few options. */
export function gnuPatchCase(random: Random): Case {
  const scenes = [drawn(random), ...(random.chance(0.06) ? [drawn(random)] : [])];
  const patch = inside(adorned(random, scenes.map((scene) => scene.patch).join('')));
  const files = new Map(scenes.flatMap((scene) => [...scene.files]));
  if (random.chance(0.05)) files.set(random.pick(leftovers), random.pick(['left\n', '', 'a\nb\n']));
  const args = argsFor(random, scenes[0]!);
  return random.chance(0.04) ? patchInFile(random, { files, patch, args }) : { files, patch, args };
}

/** The tool does write to an absolute name of a patch that deletes what is not there, if it is told to go on. */
const inside = (patch: ByteText): ByteText => patch.replaceAll('/nowhere/', 'nowhere/./');

/** Patches in different syntaxes may share an input, and go to the same files. */
const drawn = (random: Random): Scene => sceneOf(random, [8, 'unified'], [2, 'context'], [1, 'normal']);

/** What earlier runs have left in the directory. */
const leftovers = ['f.orig', 'f.rej', 'f~', 'f.~1~', 'f.~9~', 'out', 'rejects', 'g.txt.orig', 'old/f', 'f.new'];

function argsFor(random: Random, { style, syntax, entries }: Scene): string[] {
  const words: string[][] = [];
  if (!random.chance(0.12)) words.push(strip(random, random.chance(0.93) ? style.strip : random.int(0, 3)));
  const count = random.weighted([4, 0], [4, 1], [3, 2], [2, 3], [1, 4]);
  for (let i = 0; i < count; i++) words.push(gnuPatchOption(random));
  const needsName = style.header === 'none' || syntax === 'normal';
  if (random.chance(needsName ? 0.8 : 0.05)) words.splice(random.int(0, words.length), 0, [entries[0]!.path]);
  return clustered(random, gnuPatchFlags, words.flat());
}

const strip = (random: Random, count: number): string[] =>
  random.weighted(
    [8, [`-p${count}`]],
    [1, ['-p', `${count}`]],
    [1, [`--strip=${count}`]],
    [1, ['--strip', `${count}`]],
  );

/** The patch lies in the directory, and is named by an option or by a second operand. */
function patchInFile(random: Random, { files, patch, args }: Case): Case {
  const name = random.pick(['p.diff', 'd/p', 'a b.diff']);
  const naming = random.pick([['-i', name], [`--input=${name}`], ['f', name]]);
  const stdin: ByteText = random.pick(['', 'garbage\n']);
  return { files: new Map([...files, [name, patch]]), patch: stdin, args: [...args, ...naming] };
}
