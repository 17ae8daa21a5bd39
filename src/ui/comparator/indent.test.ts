import { expect, test } from 'vitest';
import type { RowComparison } from '../../engine/index.ts';
import { commonIndent } from './indent.ts';

const row = (text: string, found: string | null) => ({ text, found }) as RowComparison;

test.for([
  [[row('        except:\n', '        except:\n'), row('            raise\n', null)], 8],
  [[row('        a\n', '    b\n'), row('\n', '\n')], 4],
  [[row('\n', null)], 0],
  [[row('\ta\n', '\ta\n')], 0],
  [[], 0],
] as const)('%j', ([rows, wanted]) => expect(commonIndent(rows)).toBe(wanted));
