import { expect, test } from 'vitest';
import { toBytes } from '../../engine/index.ts';
import { bytesOfText } from './bytes.ts';

test('a short text is encoded at once', async () => {
  expect(await bytesOfText('aé𝄞\n')).toBe(toBytes('aé𝄞\n'));
});
