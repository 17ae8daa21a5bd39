import type { Fact, VerdictKind } from '../../engine/index.ts';
import type { MarkName } from '../kit/Mark.tsx';

const byVerdict: Readonly<Record<VerdictKind, MarkName>> = {
  intended: 'intended',
  'wrong-place': 'wrong',
  refused: 'refused',
  'silent-loss': 'loss',
  'silent-no-op': 'nothing',
  'at-stated': 'landing',
  'off-stated': 'landing',
  unstated: 'landing',
};

/** The mark that draws a fact or a verdict. */
export const markOf = (mark: Fact['mark']): MarkName =>
  mark === 'stated' || mark === 'landing' || mark === 'twin' || mark === 'dropped' ? mark : byVerdict[mark];
