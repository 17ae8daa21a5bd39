import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { compared, type HunkLines, sides } from './hunk-lines.ts';
import { comparedLines } from './line-diff.ts';
import { outdentMarker, toAbsolute, toRelative } from './relative-indent.ts';

/** How a hunk came to fit. */
export interface Applied {
  readonly text: string;
  readonly way: string;
}

/** Attempts of one hunk before it is given up: contexts dropped grow with the square of their number. */
const attemptLimit = 4000;

/** Applies a hunk to the whole text: as it is, else section by section with ever less context. */
export function applyHunk(text: string, hunk: HunkLines): Applied | null {
  const direct = applyDirectly(text, hunk);
  if (direct) return direct;
  const explicit = withNewLinesExplicit(text, hunk);
  const sections = sectionsOf(explicit);
  let current = text;
  for (let i = 2; i < sections.length; i += 2) {
    const applied = applySection(current, sections[i - 2]!, sections[i - 1]!, sections[i]!);
    if (applied === null) return null;
    current = applied;
  }
  return current === '' ? null : { text: current, way: 'section by section, with ever less context' };
}

const plain = [
  { label: 'the text itself, everywhere', strips: false, relative: false },
  { label: 'blank lines around it stripped', strips: true, relative: false },
  { label: 'indentation relative', strips: false, relative: true },
  { label: 'indentation relative, blank lines stripped', strips: true, relative: true },
];

/** Replaces every occurrence of the old text, after one of four preparations; a short one must be unique. */
export function applyDirectly(text: string, hunk: HunkLines): Applied | null {
  const { before, after } = sides(hunk);
  const old = before.join('');
  if (old === '') return null;
  const ink = before.map(pythonStrip.both).join('');
  if ([...ink].length < 10 && text.split(old).length > 2) return null;
  for (const { label, strips, relative } of plain) {
    const given = [old, after.join(''), text];
    const stripped = strips ? given.map((one) => `${one.replace(/^\n+|\n+$/g, '')}\n`) : given;
    const replaced = relative ? replacedRelatively(stripped) : replacedEverywhere(stripped);
    if (replaced) return { text: replaced, way: label };
  }
  return null;
}

function replacedEverywhere([old = '', to = '', text = '']: readonly string[]): string | null {
  return text.includes(old) ? text.split(old).join(to) : null;
}

function replacedRelatively(texts: readonly string[]): string | null {
  const marker = outdentMarker(texts);
  if (marker === null) return null;
  const replaced = replacedEverywhere(texts.map((text) => toRelative(text, marker)));
  return replaced === null ? null : toAbsolute(replaced, marker);
}

/** Context lines that the file does not have become lines that the hunk inserts. */
function withNewLinesExplicit(text: string, hunk: HunkLines): HunkLines {
  const { before, after } = sides(hunk);
  const old = before.join('');
  const kept = comparedLines(old, text).filter((line) => !line.startsWith('+'));
  const there = applyDirectly(old, kept)?.text;
  if (!there || [...pythonStrip.both(there)].length < 10) return hunk;
  const lines = pythonLines(there);
  if (lines.length < pythonLines(old).length * 0.66) return hunk;
  return compared(lines, pythonLines(after.join('')));
}

/** Context and changes in turn, context first and last. */
function sectionsOf(hunk: HunkLines): string[][] {
  const sections: string[][] = [];
  let section: string[] = [];
  let isChange = false;
  for (const line of hunk) {
    const changes = line.startsWith('-') || line.startsWith('+');
    if (changes !== isChange) {
      sections.push(section);
      section = [];
      isChange = changes;
    }
    section.push(line);
  }
  sections.push(section);
  if (isChange) sections.push([]);
  return sections;
}

/** All context first, then one line less in every way, most of what precedes first. */
function applySection(text: string, lead: HunkLines, changes: HunkLines, trail: HunkLines): string | null {
  let attempts = 0;
  for (let use = lead.length + trail.length; use >= 0; use--) {
    for (let before = Math.min(lead.length, use); before >= 0; before--) {
      const after = use - before;
      if (after > trail.length) break;
      if (++attempts > attemptLimit) return null;
      const shorter = [...lead.slice(lead.length - before), ...changes, ...trail.slice(0, after)];
      const applied = applyDirectly(text, shorter);
      if (applied) return applied.text;
    }
  }
  return null;
}
