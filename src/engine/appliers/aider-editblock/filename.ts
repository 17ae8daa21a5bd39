import { pythonStrip } from '../../text/blanks.ts';
import { sequenceRatio } from '../../text/sequence-ratio.ts';

const fence = '```';

/** A file name without what chat replies put around it; null when the line holds none. */
export function strippedName(line: string): string | null {
  const name = pythonStrip.both(line);
  if (name === '...') return null;
  if (name.startsWith(fence)) {
    const rest = name.slice(fence.length);
    return rest.includes('.') || rest.includes('/') ? rest : null;
  }
  const bare = pythonStrip.both(name.replace(/:+$/, '').replace(/^#+/, ''));
  return bare.replace(/^`+|`+$/g, '').replace(/^\*+|\*+$/g, '') || null;
}

/**
 * The file that the lines above a block name: going up while they are fences. `known` are the files of the chat;
 * an exact one is preferred, then one of that base name, then one spelt alike, then anything with a dot.
 */
export function fileNameAbove(above: readonly string[], known: readonly string[]): string | null {
  const names: string[] = [];
  for (const line of [...above].reverse().slice(0, 3)) {
    const name = strippedName(line);
    if (name !== null) names.push(name);
    if (!line.startsWith(fence)) break;
  }
  const exact = names.find((name) => known.includes(name));
  if (exact !== undefined) return exact;
  for (const name of names) {
    const sameBase = known.find((path) => path.split('/').at(-1) === name);
    if (sameBase !== undefined) return sameBase;
  }
  for (const name of names) {
    const alike = closest(name, known);
    if (alike !== null) return alike;
  }
  return names.find((name) => name.includes('.')) ?? names[0] ?? null;
}

/** `difflib.get_close_matches(name, known, n=1, cutoff=0.8)`. */
function closest(name: string, known: readonly string[]): string | null {
  const scored = known
    .map((path) => ({ path, score: sequenceRatio([...path], [...name]) }))
    .filter(({ score }) => score >= 0.8)
    .sort((a, b) => b.score - a.score || (a.path < b.path ? 1 : -1));
  return scored[0]?.path ?? null;
}
