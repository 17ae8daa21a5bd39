import { canBeSeen, characterColumn, characterName } from '../analysis/characters.ts';
import { type Subject, symbolAround } from '../analysis/subject.ts';
import { nearSlack } from '../analysis/survey.ts';
import type { RowComparison } from '../replay/comparison.ts';
import type { Frame } from '../replay/frame.ts';
import { usedAt, usedLines } from '../replay/used-lines.ts';
import { ruleById } from '../search/line-rules.ts';
import type { Sweep } from '../search/trace.ts';
import { fromBytes, toBytes } from '../text/bytes.ts';
import { allMatch, capital, counted, inWords } from './numbers.ts';
import { passOpening } from './pass-opening.ts';
import { awayWords, codeName, inSymbol, lineOf, sentenceCase } from './where.ts';
import { code, type Words, words } from './words.ts';

/** One place compared. */
export function trySentence(subject: Subject, sweep: Sweep, frame: Frame): Words {
  const opening = frame.tryNumber === 1 ? passOpening(subject, sweep) : null;
  const shown = placeSentence(subject, sweep, frame);
  return opening === null ? shown : words`${opening} ${sentenceCase(shown)}`;
}

/** What the comparison at the frame's place shows. */
export function placeSentence(subject: Subject, sweep: Sweep, frame: Frame): Words {
  if (!frame.isHit) return missSentence(subject, sweep, frame);
  return sweep.until === 'best' ? bestSentence(subject, sweep, frame) : hitSentence(subject, sweep, frame);
}

/** "At 12 hunk and file differ in two lines, the fewest; ten may differ." */
function bestSentence(subject: Subject, { cost, score }: Sweep, frame: Frame): Words {
  const where = whereFrom(subject, frame);
  if (cost?.best != null) {
    const lines = cost.best === 1 ? 'one line is' : `${inWords(cost.best)} lines are`;
    return words`${where}${lines} missing or extra, the fewest of all places; ${inWords(cost.most)} may be.`;
  }
  if (score === undefined) return words`${where}the most like the hunk.`;
  return words`${where}the lines are ${percent(score.best)} alike, the most of all; ${percent(score.needed)} is needed.`;
}

const percent = (share: number) => `${Math.floor(share * 100)} %`;

/** "47 lines below, all seven rows match, so it stops." */
function hitSentence(subject: Subject, { pass, until }: Sweep, frame: Frame): Words {
  const { compared, rows } = frame;
  const where = whereFrom(subject, frame);
  if (rows.length === 0) return words`${where}there is no row to compare, so the place is taken as it is.`;
  if (compared === 0) return words`${where}no row is left to compare, so any place would do.`;
  const forgiven = rows.filter((row) => row.state === 'forgiven').length;
  const pardon =
    forgiven === 0
      ? ''
      : ` ${capital(counted(forgiven, 'row'))} ${forgiven === 1 ? 'is' : 'are'} equal only when ignoring ${ruleById(pass.rule).forgives || 'the line ending'}.`;
  if (pass.fuzz.head + pass.fuzz.tail > 0) {
    // A label that begins with a number only says how many rows count, which is said already.
    const label = pass.label.replace(/,.*/, '');
    const name = /^[a-z]/.test(label) ? `: ${label}` : '';
    return words`${where}${compared === 1 ? 'the other one matches' : `the other ${inWords(compared)} all match`}${name}.${pardon}`;
  }
  return words`${where}${allMatch(compared)}${until === 'first' ? ', so it stops' : ''}.${pardon}`;
}

function missSentence(subject: Subject, sweep: Sweep, frame: Frame): Words {
  const { place, matched, compared } = frame;
  const distance = distanceOf(subject, frame);
  if (place === null) return words`Nothing is compared.`;
  if (frame.rows.every((row) => row.foundAt === null)) {
    return words`${whereFrom(subject, frame)}there is no line of the file to compare.`;
  }
  const first = frame.rows.find((row) => row.state === 'differs' || row.state === 'beyond');
  if (first === undefined)
    return words`${whereFrom(subject, frame)}${allMatch(compared)}, ${whyNot(subject, sweep, frame)}.`;
  const symbol = symbolAround(subject, place);
  const isNear = matched > 0 && matched >= compared - nearSlack(compared) && nearSlack(compared) > 0;
  const goesOn = frame.tryNumber < sweep.tries ? ', so the search goes on' : '';
  if (isNear) {
    const close =
      symbol === null ? words`line ${lineOf(subject, place)} comes close` : words`${codeName(symbol)} comes close`;
    const rows = `${inWords(matched)} of ${counted(compared, 'row')} match`;
    return words`${distance ? `${awayWords(subject, distance)}, ` : ''}${close}: ${rows}. ${differs(first)}${goesOn}.`;
  }
  if (distance === 0 || distance === null) {
    const again =
      frame.tryNumber === 2 && sweep.order.kind === 'outward'
        ? ' is looked at again, as distance 0 counts below and above'
        : '';
    const is = again === '' && symbol !== null ? words` is${inSymbol(symbol)}` : words`${again || ' does not fit'}`;
    return words`Line ${lineOf(subject, place)}${is}. ${differs(first, true)}.`;
  }
  const there =
    symbol === null
      ? words`${awayWords(subject, distance)}`
      : words`${awayWords(subject, distance)},${inSymbol(symbol)}`;
  if (matched === 0) return words`${there}, no row matches.`;
  const count = `${inWords(matched)} of ${counted(compared, 'row')} ${matched === 1 ? 'matches' : 'match'}`;
  return words`${there}, ${count}. ${differs(first)}.`;
}

/** Why a place at which every row matches is not taken. */
function whyNot(subject: Subject, { order }: Sweep, { place, rows, pass }: Frame): string {
  const { report, story } = subject;
  const { head, tail } = pass?.fuzz ?? { head: 0, tail: 0 };
  const used = usedAt(usedLines(report, story.hunk), (place ?? 0) + head, rows.length - head - tail);
  // Pinned to the start, and to the end as well.
  if (used === null) return order.kind === 'pinned' ? 'but the file would have to end there' : 'yet it may not be used';
  const [from, to] = [lineOf(subject, used.from), lineOf(subject, used.to - 1)];
  if (used.from === 0 && !report.freezes) return `but the file is written down to line ${to} already`;
  const lines = from === to ? `line ${to}` : `lines ${from} to ${to}`;
  return `but a hunk before it wrote ${lines}, and what was written may not be used again`;
}

/** "Row 4 differs at column 24", with the names of the characters where the eye cannot tell the lines apart. */
function differs({ row, text, found, difference }: RowComparison, isBrief = false): Words {
  if (found === null || difference === null) return words`Row ${String(row + 1)} lies outside the file`;
  const looksAlike = seen(text) === seen(found);
  if (isBrief && row === 0 && !looksAlike) return words`Row 1 already differs`;
  const at = `Row ${row + 1} differs at column ${characterColumn(text, difference.column)}`;
  if (!looksAlike) return words`${at}`;
  return words`${at}: the hunk has ${character(difference.expected)}, the file ${character(difference.found)}`;
}

/** What is left of a line for the eye. */
const seen = (line: RowComparison['text']) => [...fromBytes(line)].filter((char) => canBeSeen(toBytes(char))).join('');

function character(char: RowComparison['text'] | null): Words {
  const { shown, name, code: point } = characterName(char);
  if (name === null) return words`${code(shown)}`;
  const article = char === null ? 'the' : /^[aeiou]/.test(name) ? 'an' : 'a';
  const isPlain = point === null || point === 'U+0020' || point === 'U+0009';
  return words`${article} ${name}${isPlain ? '' : ` (${point})`}`;
}

function whereFrom(subject: Subject, frame: Frame): Words {
  if (frame.place === null) return [];
  const distance = distanceOf(subject, frame);
  return distance ? words`${awayWords(subject, distance)}, ` : words`At ${lineOf(subject, frame.place)} `;
}

/** Lines from the place first tried; null for a hunk that states no line, whose search only goes down the file. */
const distanceOf = ({ hunk }: Subject, { distance }: Frame): number | null => (hunk.stated === null ? null : distance);
