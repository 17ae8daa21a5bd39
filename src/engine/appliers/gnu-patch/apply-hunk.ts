import type { Edit } from '../../search/trace.ts';
import type { ByteText } from '../../text/bytes.ts';
import { lineIndex } from '../../text/image.ts';
import type { Draft } from './draft.ts';
import { crash, emptyWrite, type Fatal, fatal, type Hunk, type HunkLine } from './hunk.ts';

/** What became of a hunk that has a place. 'misordered': lines it needs are used already; nothing was written. */
export type Applied =
  | { readonly kind: 'applied'; readonly edits: readonly Edit[] }
  | { readonly kind: 'misordered' }
  | Fatal;

/**
 * Writes the file up to and through a hunk that sits at line `place` (1-based). Context lines are the file's own.
 *
 * Source: GNU patch 2.7.6; vectors 146 to 160, 199, 213, 308, 423.
 */
export function applyHunk(draft: Draft, hunk: Hunk, place: number, ifdef: ByteText | null): Applied {
  const { oldLines, newLines } = hunk;
  const edits: Edit[] = [];
  let o = 0;
  let n = 0;
  while (o < oldLines.length || newLines[n]?.sign === '+') {
    const fromOld = o;
    const fromNew = n;
    while (oldLines[o]?.sign === '-') o++;
    while (newLines[n]?.sign === '+') n++;
    if (oldLines[o]?.sign === '!' && newLines[n]?.sign === '!') {
      while (oldLines[o]?.sign === '!') o++;
      while (newLines[n]?.sign === '!') n++;
    }
    if (o > fromOld || n > fromNew) {
      const stop = change(fromOld, fromNew);
      if (stop !== null) return stop;
      continue;
    }
    if (n >= newLines.length) break;
    if (oldLines[o]!.sign !== newLines[n]!.sign) return outOfSync();
    o++;
    n++;
  }
  draft.shift += newLines.length - oldLines.length;
  return { kind: 'applied', edits };

  /** Puts new lines from `fromNew` on in the place of old lines from `fromOld` on. */
  function change(fromOld: number, fromNew: number): Applied | null {
    const before = place - 1 + fromOld;
    const removed = o - fromOld;
    const added = newLines.slice(fromNew, n);
    if (removed > 0 && !draft.endsLine) return brokenLine(oldLines[fromOld]!);
    if (!draft.copyTo(before)) return { kind: 'misordered' };
    if (added.some(({ text }) => text === '')) return emptyWrite;
    if (ifdef !== null) writeBoth(draft, ifdef, oldLines.slice(fromOld, o), added);
    else {
      draft.drop(removed);
      for (const { text } of added) {
        if (o === oldLines.length) draft.repair();
        draft.write(text);
      }
    }
    edits.push({ at: lineIndex(before), removed, inserted: added.length });
    return null;
  }

  function outOfSync(): Fatal {
    const old = hunk.headerLine + o + 1;
    const combined = hunk.headerLine + oldLines.length + 1 + n + 1;
    return fatal(`Out-of-sync patch, lines ${old},${combined} -- mangled text or line numbers, maybe?`);
  }
}

/** Lines are dropped only where a line of the result is complete: the tool asserts it. */
const brokenLine = ({ sign }: HunkLine): Fatal =>
  crash(`patch.c:${sign === '!' ? 1483 : 1436}: apply_hunk: Assertion \`outstate->after_newline' failed.`);

/** `-D NAME`: the old lines, as the hunk has them, stay for those without NAME; others come for those with it. */
function writeBoth(draft: Draft, name: ByteText, removed: readonly HunkLine[], added: readonly HunkLine[]): void {
  // A directive behind an incomplete line ends it, but between - and + lines the tool does not notice, and ends it
  // once more.
  const directive = (text: ByteText) => {
    const isBroken = !draft.endsLine && removed[0]?.sign !== '!';
    draft.repair();
    draft.write(isBroken ? `${text}\n` : text);
  };
  directive(removed.length > 0 ? `#ifndef ${name}\n` : `#ifdef ${name}\n`);
  draft.drop(removed.length);
  for (const { text } of removed) draft.write(text);
  if (removed.length > 0 && added.length > 0) directive('#else\n');
  for (const { text } of added) draft.write(text);
  draft.repair();
  draft.write('#endif\n');
}
