import type { Position } from './shared.ts';

/** The words of a preset link: an applier's id, `h1.2` (file and hunk, from 1), `s12` (step, from 1), `moves`. */
export function words({ applier, file = 0, hunk, step, zoom }: Position): string[] {
  return [
    applier ?? '',
    hunk === undefined ? '' : file === 0 ? `h${hunk + 1}` : `h${file + 1}.${hunk + 1}`,
    step === undefined ? '' : `s${step + 1}`,
    zoom === 'moves' ? 'moves' : '',
  ].filter((word) => word !== '');
}

/** Reads them in any order; a word that means nothing to this version is left out. */
export function positionOf(rest: readonly string[]): Position {
  return Object.assign({}, ...rest.map(meaningOf)) as Position;
}

function meaningOf(word: string): Position {
  const hunk = /^h(?:(\d+)\.)?(\d+)$/.exec(word);
  if (hunk) return { file: Number(hunk[1] ?? 1) - 1, hunk: Number(hunk[2]) - 1 };
  const step = /^s(\d+)$/.exec(word);
  if (step) return { step: Number(step[1]) - 1 };
  if (word === 'moves' || word === 'places') return { zoom: word };
  return /^[a-z][a-z0-9-]*$/.test(word) ? { applier: word } : {};
}
