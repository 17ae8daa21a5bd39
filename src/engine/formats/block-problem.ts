import type { ByteText } from '../text/bytes.ts';
import type { EditProblem } from './problem.ts';

/** The three markers of blocks that hold an old and a new text, as any tool writes them. */
export interface BlockMarkers {
  readonly open: RegExp;
  readonly divider: RegExp;
  readonly close: RegExp;
  /** How they are written where they are missing. */
  readonly names: { readonly open: string; readonly divider: string; readonly close: string };
}

export const searchReplaceMarkers: BlockMarkers = {
  open: /^\s*(?:<{3,}|-{3,}) SEARCH>?\s*$/,
  divider: /^\s*={5,9}\s*$/,
  close: /^\s*(?:>{3,}|\+{3,}) REPLACE>?\s*$/,
  names: { open: '<<<<<<< SEARCH', divider: '=======', close: '>>>>>>> REPLACE' },
};

export const updatedMarkers: BlockMarkers = {
  open: /^<<<<<<< ORIGINAL$/,
  divider: /^=======$/,
  close: /^>>>>>>> UPDATED/,
  names: { open: '<<<<<<< ORIGINAL', divider: '=======', close: '>>>>>>> UPDATED' },
};

type Part = 'outside' | 'old' | 'new';

/** The first thing that is wrong with the markers of blocks; null when every block has its three. Lines from 1. */
export function blockProblem(text: ByteText, { open, divider, close, names }: BlockMarkers): EditProblem | null {
  let part: Part = 'outside';
  let opened = 0;
  for (const [i, line] of text.split('\n').entries()) {
    const number = i + 1;
    const fault = (sentence: string, remedy: string): EditProblem => ({
      code: 'bad-block',
      line: number,
      sentence: `Line ${number} ${sentence}`,
      remedy,
    });
    if (open.test(line)) {
      if (part !== 'outside')
        return fault(
          `opens a block, but the one of line ${opened} is not closed.`,
          `Put ${part === 'old' ? names.divider : names.close} above it.`,
        );
      part = 'old';
      opened = number;
    } else if (divider.test(line)) {
      if (part === 'new') return fault('is a second divider.', `A block has one ${names.divider} line: remove one.`);
      if (part === 'old') part = 'new';
    } else if (close.test(line)) {
      if (part === 'outside')
        return fault('closes a block, but none is open.', `Put ${names.open} above the old text.`);
      if (part === 'old')
        return fault(
          `closes the block of line ${opened}, which has no divider.`,
          `Put ${names.divider} between the old text and the new.`,
        );
      part = 'outside';
    }
  }
  if (opened === 0)
    return {
      code: 'no-block',
      line: null,
      sentence: `No line is ${names.open}, so there is no block to read.`,
      remedy: `Put ${names.open} above the old text.`,
    };
  if (part === 'outside') return null;
  return {
    code: 'cut-block',
    line: opened,
    sentence: `The block of line ${opened} has no ${part === 'old' ? names.divider : names.close} line.`,
    remedy: part === 'old' ? `Put ${names.divider} between the old text and the new.` : `Close it with ${names.close}.`,
  };
}
