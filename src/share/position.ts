import type { Position } from './shared.ts';

/**
 * The words of a preset link: an applier's id, `h1.2` (file and hunk, from 1), `s12` (step, from 1), `moves`, `as.ID`
 * (the syntax that the edit is taken for); and `converted` for all appliers that do not read the edit, `converted.ID`
 * for one.
 */
export function words({ applier, file = 0, hunk, step, zoom, format, converting = [] }: Position): string[] {
  return [
    applier ?? '',
    hunk === undefined ? '' : file === 0 ? `h${hunk + 1}` : `h${file + 1}.${hunk + 1}`,
    step === undefined ? '' : `s${step + 1}`,
    zoom === 'moves' ? 'moves' : '',
    format === undefined ? '' : `as.${format}`,
    ...(converting === 'all' ? ['converted'] : converting.map((id) => `converted.${id}`)),
  ].filter((word) => word !== '');
}

/** Reads them in any order; a word that means nothing to this version is left out. */
export function positionOf(rest: readonly string[]): Position {
  const ids = rest.flatMap((word) => /^converted\.([a-z][\w-]*)$/.exec(word)?.[1] ?? []);
  const converting = rest.includes('converted') ? 'all' : ids;
  const some: Position = converting.length > 0 ? { converting } : {};
  return Object.assign(some, ...rest.map(meaningOf)) as Position;
}

function meaningOf(word: string): Position {
  const hunk = /^h(?:(\d+)\.)?(\d+)$/.exec(word);
  if (hunk) return { file: Number(hunk[1] ?? 1) - 1, hunk: Number(hunk[2]) - 1 };
  const step = /^s(\d+)$/.exec(word);
  if (step) return { step: Number(step[1]) - 1 };
  const format = /^as\.([a-z][\w-]*)$/.exec(word);
  if (format) return { format: format[1] };
  if (word === 'moves' || word === 'places') return { zoom: word };
  return /^[a-z][\w-]*$/.test(word) && word !== 'converted' ? { applier: word } : {};
}
