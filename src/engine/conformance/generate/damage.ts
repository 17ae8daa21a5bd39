import type { ByteText } from '../../text/bytes.ts';
import type { Random } from './random.ts';

type Damage = (random: Random, patch: ByteText) => ByteText;

/** What mail, editors, terminals, people and models do to patches. */
export function damaged(random: Random, patch: ByteText): ByteText {
  const times = random.weighted([6, 0], [3, 1], [1, 2]);
  return random
    .times(times, () => random.weighted<Damage>(...damages))
    .reduce((text, damage) => damage(random, text), patch);
}

const damages: readonly (readonly [number, Damage])[] = [
  [5, numberOff],
  [
    2,
    onLine((random, line) => [
      line,
      random.pick([line, '+more', '-less', ' same', '', 'words of a mail', '\\ No newline at end of file']),
    ]),
  ],
  [3, onLine(() => [])],
  [2, onLine((_, line) => [line.slice(1)])],
  [1, onLine((_, line) => [`${line} `])],
  [1, onLine((random, line) => [random.pick([' ', '+', '-', '\t', '!', '=', '']) + line.slice(1)])],
  [2, everyLine((line) => (line === ' ' ? '' : line))],
  [1, everyLine((line) => line.trimEnd())],
  [2, everyLine((line) => `${line.replace(/\r$/, '')}\r`)],
  [1, everyLine((line) => line.replace(/\r$/, ''))],
  [1, everyLine((line) => line.replaceAll('\t', '    '))],
  [1, everyLine((line) => (line === '' ? line : `  ${line}`))],
  [1, (_, patch) => patch.replace(/\n$/, '')],
  [2, (random, patch) => patch.slice(0, random.int(0, patch.length))],
  [
    2,
    (random, patch) =>
      random.pick(['Hello,\n\nsee below.\n---\n f | 2 +-\n\n', '\n', '```diff\n', 'Only in a: f\n']) + patch,
  ],
  [1, (random, patch) => patch + random.pick(['-- \n2.39.5\n\n', '\n', '```\n', 'garbage', '--- \n'])],
  [1, (_, patch) => patch + patch],
  [1, dropHeaderLine],
];

/** One number of a hunk header, wrong by a little, or by a lot. */
function numberOff(random: Random, patch: ByteText): ByteText {
  const numbers = [...patch.matchAll(/(?<=^(?:@@|\*\*\*|---|\d)[^\n]*?[-+ ,\d])\d+(?=[ ,\d+*-]|$)/gm)].filter(
    ({ index }) => /^(@@ -|\*\*\* \d|--- \d)/.test(patch.slice(patch.lastIndexOf('\n', index) + 1)),
  );
  if (numbers.length === 0) return patch;
  const { index, 0: digits } = random.pick(numbers);
  const by = random.weighted([5, random.pick([-1, 1])], [3, random.int(-6, 6)], [1, random.pick([-100, 50, 1e9])]);
  return patch.slice(0, index) + String(Math.max(0, Number(digits) + by)) + patch.slice(index + digits.length);
}

function onLine(change: (random: Random, line: ByteText) => readonly ByteText[]): Damage {
  return (random, patch) => {
    const lines = patch.split('\n');
    const at = random.int(0, lines.length - 1);
    return lines.flatMap((line, i) => (i === at ? change(random, line) : [line])).join('\n');
  };
}

function everyLine(change: (line: ByteText) => ByteText): Damage {
  return (_, patch) =>
    patch
      .split('\n')
      .map((line, i, { length }) => (i === length - 1 && line === '' ? line : change(line)))
      .join('\n');
}

function dropHeaderLine(random: Random, patch: ByteText): ByteText {
  const headers = [...patch.matchAll(/^(?:---|\+\+\+|\*\*\*|diff --git|index|new file|rename) .*\n/gm)];
  if (headers.length === 0) return patch;
  const { index, 0: line } = random.pick(headers);
  return patch.slice(0, index) + patch.slice(index + line.length);
}
