import { pythonLines, pythonStrip } from '../../text/blanks.ts';
import { compared, type HunkLines, sides } from './hunk-lines.ts';
import { comparedLines } from './line-diff.ts';
import { outdentMarker, toAbsolute, toRelative } from './relative-indent.ts';
import { isBlank, WholeText, withoutOuterBlanks } from './whole-text.ts';

/** The tool itself fails where it turns relative indentation back. */
type Fault = 'fault';

/** How a hunk came to fit. */
export interface Applied {
  readonly text: string;
  readonly way: string;
}

/** Attempts of one hunk before it is given up: contexts dropped grow with the square of their number. */
const attemptLimit = 12_000;

/** What came of a hunk. */
export interface HunkResult {
  /** Null when it fits by no rule. */
  readonly applied: Applied | null | Fault;
  /** The comparison of the old lines with the whole file was over before it began: the tool gives it five seconds. */
  readonly isCut: boolean;
}

/** Applies a hunk to the whole text: as it is, else section by section with ever less context. */
export function applyHunk(text: string, hunk: HunkLines): HunkResult {
  const whole = new WholeText(text);
  const direct = applyDirectly(whole, hunk);
  if (direct) return { applied: direct, isCut: false };
  const explicit = withNewLinesExplicit(whole, hunk);
  if (explicit === 'fault') return { applied: 'fault', isCut: false };
  const isCut = explicit === 'cut';
  const sections = sectionsOf(isCut ? hunk : explicit);
  let current = whole;
  for (let i = 2; i < sections.length; i += 2) {
    const applied = applySection(current, sections[i - 2]!, sections[i - 1]!, sections[i]!);
    if (applied === null || applied === 'fault') return { applied, isCut };
    current = new WholeText(applied.text);
  }
  const way = 'section by section, with ever less context';
  return { applied: current.text === '' ? null : { text: current.text, way }, isCut };
}

const plain = [
  { label: 'the text itself, everywhere', strips: false, relative: false },
  { label: 'blank lines around it stripped', strips: true, relative: false },
  { label: 'indentation relative', strips: false, relative: true },
  { label: 'indentation relative, blank lines stripped', strips: true, relative: true },
];

/** Replaces every occurrence of the old text, after one of four preparations; a short one must be unique. */
function applyDirectly(whole: WholeText, hunk: HunkLines): Applied | null | Fault {
  const { before, after } = sides(hunk);
  const old = before.join('');
  if (old === '') return null;
  const ink = before.map(pythonStrip.both).join('');
  if ([...ink].length < 10 && isThereTwice(whole.text, old)) return null;
  if (!whole.mayHold(before)) return null;
  for (const { label, strips, relative } of plain) {
    const given = [old, after.join('')];
    const pair = strips ? given.map(withoutOuterBlanks) : given;
    const replaced = relative
      ? replacedRelatively(whole, strips, pair)
      : replacedEverywhere(whole.prepared(strips), pair);
    if (replaced === 'fault') return 'fault';
    if (replaced?.text) return { text: replaced.text, way: label };
  }
  return null;
}

function isThereTwice(text: string, wanted: string): boolean {
  const at = text.indexOf(wanted);
  return at >= 0 && text.includes(wanted, at + wanted.length);
}

function replacedEverywhere(text: string, [old = '', to = '']: readonly string[]): { text: string } | null {
  return text.includes(old) ? { text: text.split(old).join(to) } : null;
}

function replacedRelatively(whole: WholeText, strips: boolean, pair: readonly string[]) {
  const marker = outdentMarker([...pair, whole.prepared(strips)]);
  if (marker === null) return null;
  const relative = pair.map((text) => toRelative(text, marker));
  const replaced = replacedEverywhere(whole.relative(strips, marker), relative);
  return replaced?.text ? toAbsolute(replaced.text, marker) : null;
}

/** Lines of a file from which on the comparison, whose cost is their square, outlasts the tool's five seconds by far. */
const mostLines = 25_000;

function isEndless(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && count <= mostLines; at = text.indexOf('\n', at + 1)) count++;
  return count > mostLines;
}

/** Context lines that the file does not have become lines that the hunk inserts. */
function withNewLinesExplicit(whole: WholeText, hunk: HunkLines): HunkLines | 'cut' | Fault {
  const { before, after } = sides(hunk);
  // Old lines of which the file has none are all taken for new, and that leaves nothing.
  if (!whole.holdsAny(before)) return hunk;
  if (isEndless(whole.text)) return 'cut';
  const old = before.join('');
  const kept = comparedLines(old, whole.text).filter((line) => !line.startsWith('+'));
  const applied = applyDirectly(new WholeText(old), kept);
  if (applied === 'fault') return 'fault';
  const there = applied?.text;
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
function applySection(whole: WholeText, lead: HunkLines, changes: HunkLines, trail: HunkLines): Applied | null | Fault {
  const { before: old } = sides(changes);
  const most = { lead: reachUp(whole, lead), trail: reachDown(whole, trail, old.every(isBlank)) };
  let attempts = 0;
  for (let use = most.lead + most.trail; use >= 0; use--) {
    for (let before = Math.min(most.lead, use); before >= 0; before--) {
      const after = use - before;
      if (after > most.trail) break;
      if (++attempts > attemptLimit) return null;
      const shorter = [...lead.slice(lead.length - before), ...changes, ...trail.slice(0, after)];
      const applied = applyDirectly(whole, shorter);
      if (applied) return applied;
    }
  }
  return null;
}

const textOf = (line: string) => (line.length < 2 ? line : line.slice(1));

/** How many lines above a change can be looked for at most: the topmost may begin inside a line, others must be there. */
function reachUp(whole: WholeText, lead: HunkLines): number {
  const upwards = lead.map(textOf).reverse();
  const missing = upwards.findIndex((line) => !whole.holds(line));
  if (missing < 0) return lead.length;
  const next = upwards.findIndex((line, i) => i > missing && !isBlank(line));
  return next < 0 ? lead.length : next;
}

/** The same below it. `isTop`: nothing above need be there, so that the first line may begin inside one. */
function reachDown(whole: WholeText, trail: HunkLines, isTop: boolean): number {
  const lines = trail.map(textOf);
  const first = isTop ? lines.findIndex((line) => !isBlank(line)) : -1;
  const missing = lines.findIndex((line, i) => i !== first && !whole.holds(line));
  return missing < 0 ? trail.length : missing;
}
