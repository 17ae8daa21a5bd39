import { createHash } from 'node:crypto';
import { constants, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ByteText } from '../../../text/bytes.ts';
import type { BinaryBody } from '../entry.ts';
import { applyBinary } from './apply.ts';
import { patchDelta } from './delta.ts';
import { inflate } from './inflate.ts';
import { readBinary } from './read.ts';
import { blobId } from './sha1.ts';

const latin1 = (bytes: Uint8Array): ByteText => Buffer.from(bytes).toString('latin1');
const bytes = fc.uint8Array({ maxLength: 300 }).map(latin1);
const repetitive = fc
  .array(fc.constantFrom('abc', 'abd', '\0', 'xyzzy'), { maxLength: 200 })
  .map((parts) => parts.join(''));
const ways = [{ level: 0 }, { level: 9 }, { strategy: constants.Z_FIXED }, { strategy: constants.Z_HUFFMAN_ONLY }];

test('blob ids are those of git', () => {
  expect(blobId('')).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
  fc.assert(
    fc.property(bytes, (content) => {
      const hash = createHash('sha1').update(`blob ${content.length}\0${content}`, 'latin1');
      expect(blobId(content)).toBe(hash.digest('hex'));
    }),
  );
});

test('what was deflated in whatever way is inflated', () => {
  fc.assert(
    fc.property(fc.oneof(bytes, repetitive), fc.constantFrom(...ways), (text, way) => {
      const stream = latin1(deflateSync(Buffer.from(text, 'latin1'), way));
      expect(inflate(`${stream}garbage`, text.length)).toEqual({ kind: 'inflated', bytes: text });
      expect(inflate(stream, text.length + 1)).toEqual({ kind: 'failed', error: null });
      expect(inflate(stream.slice(0, -1), text.length)).toEqual({ kind: 'failed', error: null });
    }),
  );
});

const stored = (data: string, check = '\x01\x55\x00\xab') => `\x78\x01\x01${data}${check}`;

test.for([
  ['\x78\x02', 'incorrect header check'],
  ['\x77\x09', 'unknown compression method'],
  ['\x88\x1c', 'invalid window size'],
  ['\x78\x01\x07', 'invalid block type'],
  ['\x78\x01\x01\x01\x00\x00\x00', 'invalid stored block lengths'],
  [stored('\x01\x00\xfe\xffT', 'abcd'), 'incorrect data check'],
  ['\x78\x01\xfd\xff\xff', 'too many length or distance symbols'],
  ['\x78\x01\x05\x00\xfe\xff', 'invalid code lengths set'],
  ['\x78\x01\x03\x02\x00', 'invalid distance too far back'],
] as const)('%j: %s', ([stream, error]) => {
  expect(inflate(stream, 9)).toEqual({ kind: 'failed', error: `inflate: data stream error (${error})` });
});

test.for([
  ['copy', '\x03\x03\x90\x03', 'abc'],
  ['copy with offset', '\x03\x02\x91\x01\x02', 'bc'],
  ['insert', '\x03\x02\x02xy', 'xy'],
  ['copy and insert', '\x03\x04\x90\x03\x01x', 'abcx'],
] as const)('delta: %s', ([, delta, text]) => {
  expect(patchDelta('abc', delta)).toEqual({ kind: 'patched', text });
});

test('a copy of size 0 copies 65536 bytes', () => {
  const base = 'x'.repeat(0x10000);
  expect(patchDelta(base, '\x80\x80\x04\x80\x80\x04\x80')).toEqual({ kind: 'patched', text: base });
});

test.for([
  ['too short', '\x03\x00', null],
  ['another base', '\x04\x03\x90\x03', null],
  ['opcode 0', '\x03\x03\x90\x02\x00', 'unexpected delta opcode 0'],
  ['too little', '\x03\x04\x90\x03', 'delta replay has gone wild'],
  ['too much', '\x03\x02\x90\x03', 'delta replay has gone wild'],
  ['beyond the base', '\x03\x03\x91\x01\x03', 'delta replay has gone wild'],
  ['beyond the delta', '\x03\x03\x03ab', 'delta replay has gone wild'],
  ['operands cut off', '\x03\x03\x9f\x00', 'delta replay has gone wild'],
] as const)('a delta fails: %s', ([, delta, error]) => {
  expect(patchDelta('abc', delta)).toEqual({ kind: 'failed', error });
});

const three = 'literal 3\nKcmZQzWC8#H2LJ>B\n\n';
const nothing = 'literal 0\nHcmV?d00001\n\n';
const head = 'GIT binary patch\n';

test('a section is one hunk or two', () => {
  const hunk = { kind: 'literal', data: '\0\x01\x02' } as const;
  const empty = { kind: 'literal', data: '' } as const;
  const read = (text: string) => readBinary(`x\n${text}rest`, 2);
  const one = head + three;
  expect(read(one)).toEqual({ kind: 'section', body: { forward: hunk, reverse: null }, end: 2 + one.length, lines: 4 });
  const two = one + nothing;
  expect(read(two)).toEqual({
    kind: 'section',
    body: { forward: hunk, reverse: empty },
    end: 2 + two.length,
    lines: 7,
  });
});

test.for([
  ['zipped 3\n', [], 'unrecognized binary patch', 0, null],
  ['literal 3\n!!LcmZQzWn\n\n', [], 'corrupt binary patch', 2, '!!LcmZQzWn'],
  ['literal 3\nKcmZQ"WC8#H2LJ>B\n\n', ['invalid base85 alphabet "'], 'corrupt binary patch', 2, 'KcmZQ"WC8#H2LJ>B'],
  ['literal 3\nK~~~~~WC8#H2LJ>B\n\n', ['invalid base85 sequence ~~~~~'], 'corrupt binary patch', 2, 'K~~~~~WC8#H2LJ>B'],
  ['literal 4\nKcmZQzWC8#H2LJ>B\n\n', [], 'corrupt binary patch', 3, ''],
  ['literal 3\n', [], 'corrupt binary patch', 2, ''],
  [`${three}literal 1\nHcmV?d00001\n\n`, [], 'corrupt binary patch', 6, ''],
] as const)('broken: %j', ([text, errors, fault, line, shown]) => {
  expect(readBinary(head + text, 0)).toEqual({ kind: 'broken', errors, fault, line, shown });
});

const body: BinaryBody = { forward: { kind: 'literal', data: 'new' }, reverse: { kind: 'literal', data: 'old' } };
const entry = { oldName: 'b', newName: 'b', oldId: blobId('old'), newId: blobId('new'), body, isReversed: false };
const zeros = '0'.repeat(40);
const none = { find: () => null };

test('an entry applies to the content it names, and back', () => {
  expect(applyBinary(entry, 'old', none)).toEqual({ kind: 'applied', content: 'new' });
  const back = { ...entry, oldId: entry.newId, newId: entry.oldId, isReversed: true };
  expect(applyBinary(back, 'new', none)).toEqual({ kind: 'applied', content: 'old' });
  expect(applyBinary({ ...entry, newId: zeros }, 'old', none)).toEqual({ kind: 'applied', content: '' });
  expect(applyBinary({ ...entry, oldName: null, oldId: zeros }, '', none)).toEqual({ kind: 'applied', content: 'new' });
});

test('a result that the repository holds needs no data', () => {
  const bare = { ...entry, body: { forward: null, reverse: null } };
  expect(applyBinary(bare, 'old', { find: (id) => (id === entry.newId ? 'new' : null) })).toEqual({
    kind: 'applied',
    content: 'new',
  });
});

test.for([
  [{ newId: '2222222' }, ["cannot apply binary patch to 'b' without full index line"]],
  [{ oldId: zeros }, [`the patch applies to 'b' (${blobId('old')}), which does not match the current contents.`]],
  [{ oldName: null, oldId: zeros }, ["the patch applies to an empty 'b' but it is not empty"]],
  [
    { newId: '1'.repeat(40) },
    [`binary patch to 'b' creates incorrect result (expecting ${'1'.repeat(40)}, got ${blobId('new')})`],
  ],
  [
    { body: { forward: null, reverse: null } },
    ["missing binary patch data for 'b'", "binary patch does not apply to 'b'"],
  ],
  [
    { body: { ...body, reverse: null }, isReversed: true },
    ["cannot reverse-apply a binary patch without the reverse hunk to 'b'", "binary patch does not apply to 'b'"],
  ],
  [
    { body: { forward: { kind: 'delta', data: '\x03\x03\x00\x00' }, reverse: null } },
    ['unexpected delta opcode 0', "binary patch does not apply to 'b'"],
  ],
] as const)('refused: %j', ([change, errors]) => {
  expect(applyBinary({ ...entry, ...change }, 'old', none)).toEqual({ kind: 'failed', errors });
});
