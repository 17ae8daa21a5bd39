import type { VerdictKind } from '../../engine/index.ts';
import type { MarkName } from '../kit/Mark.tsx';

/** A glyph and a word for every verdict. */
export const verdictLook: Readonly<Record<VerdictKind, { readonly mark: MarkName; readonly word: string }>> = {
  intended: { mark: 'intended', word: 'intended place' },
  'wrong-place': { mark: 'wrong', word: 'wrong place' },
  refused: { mark: 'refused', word: 'refused' },
  'silent-loss': { mark: 'loss', word: 'silent loss' },
  'silent-no-op': { mark: 'nothing', word: 'nothing done' },
  'at-stated': { mark: 'landing', word: 'at its stated line' },
  'off-stated': { mark: 'landing', word: 'off its stated line' },
  unstated: { mark: 'landing', word: 'landed' },
};
