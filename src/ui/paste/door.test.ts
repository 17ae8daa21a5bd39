import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft } from '../../stores/draft.ts';
import { arrivalInFile, arrivalInPatch, arrivalOfFiles, arrivalOfText, tooLargeToRead } from './door.ts';

const patch = '--- a/x.py\n+++ b/x.py\n@@ -1 +1 @@\n-a\n+b\n';
const now: Draft = { ...emptyDraft, edit: patch, files: [{ path: 'x.py', text: 'a\n' }], active: 'x.py' };
const dropped = (name: string, bytes: string) => arrivalOfFiles(now, [{ name, bytes }]);

describe('what stays outside leaves everything as it was, and says why', () => {
  test.for<[string, string, string, RegExp]>([
    ['an empty patch', 'fix.diff', '', /^fix\.diff is empty, so the patch that was here stays/],
    ['an empty file', 'x.py', '', /^x\.py is empty, .* the file that was here stays/],
    ['a web page', 'fix.diff', '<!DOCTYPE html>\n', /web page, not a patch, so the patch that was here stays.*Raw/],
    ['an image', 'logo.png', '\x89PNG\r\n\x1a\n\0', /^logo\.png is a PNG image, not text, .* stays/],
    ['a compressed patch', 'fix.diff', '\x1f\x8b\x08\0', /compressed with gzip.*Unpack it/],
    [
      'a patch of 5 MB',
      'fix.diff',
      patch + ' a\n'.repeat(1_700_000),
      /^fix\.diff is 5\.1 MB of patch, .* stays\. Cut out/,
    ],
    [
      'a patch of 10,001 hunks',
      'fix.diff',
      patch + '@@ -1 +1 @@\n-a\n+b\n'.repeat(10_000),
      /^fix\.diff has 10,001 hunks/,
    ],
    ['a file of 65 MB', 'x.py', 'a'.repeat(65_000_000), /65 MB of files, .* stays/],
  ])('%s', ([, name, bytes, words]) => {
    const { next, said } = dropped(name, bytes);
    expect(next).toEqual(now);
    expect(said).toMatch(words);
  });

  test.for<[string, string, RegExp]>([
    ['a web page', '<html>\n', /web page/],
    ['NUL bytes', '\0'.repeat(2_000_000), /a binary file, not text/],
    ['nothing that is known', ' \n', /No patch and no file/],
  ])('pasted: %s', ([, text, words]) => {
    const { next, said } = arrivalOfText(now, text);
    expect(next).toBe(now);
    expect(said).toMatch(words);
  });
});

test('what is good comes in beside what is not', () => {
  const { next, said } = arrivalOfFiles(now, [
    { name: 'x.py', bytes: 'b\n' },
    { name: 'fix.diff', bytes: '' },
  ]);
  expect(next.files).toEqual([{ path: 'x.py', text: 'b\n' }]);
  expect(next.edit).toBe(patch);
  expect(said).toMatch(/fix\.diff is empty/);
});

test('a binary file comes in when the patch names it, an empty one when the patch begins it', () => {
  const png = '\x89PNG\r\n\0';
  const naming = { ...now, edit: patch.replaceAll('x.py', 'logo.png') };
  expect(arrivalOfFiles(naming, [{ name: 'logo.png', bytes: png }])).toMatchObject({ said: null });
  const creating = { ...now, edit: '--- a/x.py\n+++ b/x.py\n@@ -0,0 +1 @@\n+a\n' };
  expect(arrivalOfFiles(creating, [{ name: 'x.py', bytes: '' }]).next.files).toEqual([{ path: 'x.py', text: '' }]);
});

test('a long paste of no known kind becomes a file, and says so', () => {
  const { next, said } = arrivalOfText(now, 'lorem ipsum\n'.repeat(100_000));
  expect(next.files).toHaveLength(2);
  expect(next.edit).toBe(patch);
  expect(said).toMatch(/1\.2 MB\) is no patch: it is kept as the file .*Back undoes that/);
});

test('a long paste in a pane says that Back undoes it', () => {
  expect(arrivalInFile(now, 'x.py', 'b\n')).toMatchObject({
    next: { files: [{ path: 'x.py', text: 'b\n' }], edit: patch },
    said: expect.stringContaining('Back undoes that'),
  });
  expect(arrivalInPatch(now, `${patch}\n`).next.edit).toBe(`${patch}\n`);
  expect(arrivalInPatch(now, ' '.repeat(5_000_000))).toMatchObject({
    next: now,
    said: expect.stringContaining('5.0 MB'),
  });
  expect(arrivalInFile(now, 'x.py', '\0'.repeat(100))).toMatchObject({
    next: now,
    said: expect.stringContaining('binary'),
  });
});

test('files too large to be read are not read', () => {
  expect(tooLargeToRead([{ name: 'x', size: 64_000_000 }])).toBeNull();
  expect(tooLargeToRead([{ name: 'disk.img', size: 2_000_000_000 }])).toMatch(/^disk\.img comes to 2000 MB/);
});
