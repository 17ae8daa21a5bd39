import type { ByteText } from '../../text/bytes.ts';
import { damaged } from './damage.ts';
import type { Random } from './random.ts';

/** The entries as one patch, perhaps in another order, with words between them, or damaged as git diffs are. */
export function gitDamaged(random: Random, entries: readonly ByteText[]): ByteText {
  const parts = [...entries];
  if (random.chance(0.06)) parts.reverse();
  if (random.chance(0.06)) parts.push(random.pick(parts));
  if (random.chance(0.08)) parts.splice(random.int(0, parts.length), 0, random.pick(garbage));
  const patch = parts.join('');
  if (random.chance(0.55)) return patch;
  if (random.chance(0.5)) return damaged(random, patch);
  return random.weighted<(random: Random, patch: ByteText) => ByteText>(
    [4, onHeader],
    [3, number],
    [1, (_, text) => text.replace(/^((?:diff|index|---|\+\+\+|new|old|rename|copy|deleted) .*)$/gm, '$1\r')],
    [1, (_, text) => text.replaceAll('/dev/null', 'dev/null')],
    [1, (_, text) => text.replace(/^((?:---|\+\+\+) .*)$/gm, '$1\t')],
    [1, (_, text) => text.replace(/^((?:---|\+\+\+) .*)$/gm, '$1\t1970-01-01 00:00:00.000000000 +0000')],
    [1, (_, text) => text.replaceAll('"', '')],
    [1, flipped],
  )(random, patch);
}

const garbage = [
  'Only in b: z\n',
  'From: someone\nSubject: x\n\n',
  'diff --git a/f b/f\n',
  'diff --git a/z b/z\nindex 1234567..89abcde 100644\n',
  'diff --git a/z b/z\nsimilarity index 100%\nrename from z\n',
  '@@ -1 +1 @@\n',
  '@@ -1,2 +1,2 @@\n a\n-b\n+c\n',
  '--- a/f\n+++ b/f\n',
  '--- a/f\n+++ b/f\n@@ -1 +1 @@\n',
  'Binary files a/f and b/f differ\n',
  'GIT binary patch\nliteral 0\nHcmV?d00001\n\n',
  '-- \n2.39.5\n\n',
  '\\ No newline at end of file\n',
];

/** A header line that is changed, doubled, or pushed in. */
function onHeader(random: Random, patch: ByteText): ByteText {
  const headers = [
    ...patch.matchAll(
      /^(?:diff --git|index|old mode|new mode|new file|deleted file|similarity|rename|copy|---|\+\+\+) .*\n/gm,
    ),
  ];
  if (headers.length === 0) return patch;
  const { index, 0: line } = random.pick(headers);
  const replaced = random.weighted<() => ByteText>(
    [3, () => line + line],
    [3, () => `${random.pick(extra)}\n${line}`],
    [3, () => `${line}${random.pick(extra)}\n`],
    [
      1,
      () =>
        line.replace(
          /\d{6}/,
          random.pick(['100755', '100644', '10064', '120000', '040000', '100600', '9', '', 'x', '0100644']),
        ),
    ],
    [1, () => line.replace(/[^/ \n]+\n$/, 'other\n')],
    [1, () => line.replace('/', '//')],
    [1, () => line.replace(/ $|\n$/, ' \n')],
    [1, () => line.slice(0, random.int(1, line.length - 1))],
  )();
  return patch.slice(0, index) + replaced + patch.slice(index + line.length);
}

const extra = [
  'old mode 100644',
  'new mode 100755',
  'new file mode 100644',
  'deleted file mode 100644',
  'rename from f',
  'rename to z',
  'copy from f',
  'copy to z',
  'similarity index 101%',
  'dissimilarity index 3%',
  'index 1234567..89abcde',
  'index 0000000..1111111 100755',
  '--- /dev/null',
  '+++ /dev/null',
  '--- a/f',
  '+++ b/f',
  'foo',
  '',
];

/** A number of a hunk header that is written otherwise, or makes no sense. */
function number(random: Random, patch: ByteText): ByteText {
  const numbers = [...patch.matchAll(/(?<=^@@ [-+ ,\d]*[-+,])\d+/gm)];
  if (numbers.length === 0) return patch;
  const { index, 0: digits } = random.pick(numbers);
  const other = random.pick([
    '0',
    `0${digits}`,
    '4294967297',
    '99999999999999999999',
    '-1',
    '',
    '2147483648',
    `${digits} `,
  ]);
  return patch.slice(0, index) + other + patch.slice(index + digits.length);
}

/** One byte is another. */
function flipped(random: Random, patch: ByteText): ByteText {
  if (patch === '') return patch;
  const at = random.int(0, patch.length - 1);
  return patch.slice(0, at) + random.pick(['x', '0', ' ', '\n', '\0', '\xff', '"', '/']) + patch.slice(at + 1);
}
