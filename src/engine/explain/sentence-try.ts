import { canBeSeen, characterColumn, characterName } from '../analysis/characters.ts';
import { type Subject, symbolThere } from '../analysis/subject.ts';
import { nearSlack } from '../analysis/survey.ts';
import type { RowComparison } from '../replay/comparison.ts';
import type { Frame } from '../replay/frame.ts';
import { isSweep } from '../replay/pattern.ts';
import { ruleById } from '../search/line-rules.ts';
import type { Sweep } from '../search/trace.ts';
import { counted, figures, inWords, joined } from './numbers.ts';
import { codeName, distanceWords, inSymbol, sentenceCase } from './where.ts';
import { code, type Words, words } from './words.ts';

/** One place compared. */
export function trySentence(subject: Subject, sweep: Sweep, frame: Frame): Words {
  const opening = frame.tryNumber === 1 ? passOpening(subject, sweep, frame) : null;
  const shown = frame.isHit ? hitSentence(sweep, frame) : missSentence(subject, sweep, frame);
  return opening === null ? shown : words`${opening} ${sentenceCase(shown)}`;
}

/** "47 lines below, all seven rows match, so it stops." */
function hitSentence(sweep: Sweep, frame: Frame): Words {
  const stops = sweep.until === 'first' ? ', so it stops' : '';
  const fuzz = sweep.pass.fuzz.head + sweep.pass.fuzz.tail;
  const forgiven = frame.rows.filter((row) => row.state === 'forgiven').length;
  const rows =
    frame.compared === 0
      ? words`no row is left to compare, so any place would do`
      : fuzz > 0
        ? words`the other ${inWords(frame.compared)} all match: ${sweep.pass.label}`
        : words`${allRows(frame.compared)} match${stops}`;
  const pardon =
    forgiven === 0 ? '' : ` ${counted(forgiven, 'row')} only when ignoring ${ruleById(sweep.pass.rule).forgives}.`;
  return words`${whereFrom(frame)}${rows}.${pardon}`;
}

function missSentence(subject: Subject, sweep: Sweep, frame: Frame): Words {
  const { place, matched, compared, distance } = frame;
  if (place === null) return words`Nothing is compared.`;
  const first = frame.rows.find((row) => row.state === 'differs' || row.state === 'beyond');
  const symbol = symbolThere(subject, place);
  const isNear = matched > 0 && matched >= compared - nearSlack(compared) && nearSlack(compared) > 0;
  const goesOn = frame.tryNumber < sweep.tries ? ', so the search goes on' : '';
  if (isNear && first) {
    const close =
      symbol === null ? words`line ${figures(place + 1)} comes close` : words`${codeName(symbol)} comes close`;
    const rows = `${inWords(matched)} of ${counted(compared, 'row')} match`;
    return words`${distance ? `${distanceWords(distance)}, ` : ''}${close}: ${rows}. ${differs(first)}${goesOn}.`;
  }
  if (distance === 0 || distance === null) {
    const again =
      frame.tryNumber === 2 && sweep.order.kind === 'outward'
        ? ' is looked at again, as distance 0 counts below and above'
        : '';
    const is = again === '' && symbol !== null ? words` is${inSymbol(symbol)}` : words`${again || ' does not fit'}`;
    return words`Line ${figures(place + 1)}${is}. ${first ? differs(first, true) : 'It does not fit'}.`;
  }
  if (matched === 0) return words`${distanceWords(distance)}${inSymbol(symbol)}, no row matches.`;
  const count = `${inWords(matched)} of ${counted(compared, 'row')} ${matched === 1 ? 'matches' : 'match'}`;
  return words`${distanceWords(distance)}${inSymbol(symbol)}, ${count}. ${first ? differs(first) : ''}.`;
}

/** "Row 4 differs at column 24", with names where the eye cannot tell. */
export function differs({ row, state, text, difference }: RowComparison, isBrief = false): Words {
  if (state === 'beyond' || difference === null) return words`Row ${String(row + 1)} lies outside the file`;
  const { expected, found, column } = difference;
  if (canBeSeen(expected) && canBeSeen(found)) {
    const already = isBrief && row === 0;
    return already
      ? words`Row 1 already differs`
      : words`Row ${String(row + 1)} differs at column ${String(characterColumn(text, column))}`;
  }
  const at = `Row ${row + 1} differs at column ${characterColumn(text, column)}`;
  return words`${at}: the hunk has ${character(expected)}, the file ${character(found)}`;
}

function character(char: RowComparison['text'] | null): Words {
  const { shown, name, code: point } = characterName(char);
  if (name === null) return words`${code(shown)}`;
  const article = char === null ? 'the' : /^[aeiou]/.test(name) ? 'an' : 'a';
  const isPlain = point === null || point === 'U+0020' || point === 'U+0009';
  return words`${article} ${name}${isPlain ? '' : ` (${point})`}`;
}

/** Said once, at the first place of a pass: why it is made, and what it compares. */
export function passOpening({ tool, hunk }: Subject, sweep: Sweep, frame: Frame): Words | null {
  const { order, pass } = sweep;
  const earlier = hunk.moves.slice(0, frame.moveIndex).filter(isSweep);
  if (pass.isReversed) {
    return words`${earlier.length > 0 ? `No place matches ${allRows(frame.compared)}. ` : ''}${tool} now tries the hunk backwards, in case it is already applied.`;
  }
  if (order.kind === 'pinned') return pinnedOpening(tool, order.edge, frame);
  if (frame.passNumber < 2) return null;
  const { head, tail } = pass.fuzz;
  const dropped = frame.rows.filter((row) => row.row < head || row.row >= frame.rows.length - tail);
  const begins = frame.place === null ? '' : ` and starts again at ${figures(frame.place + 1)}`;
  if (dropped.length === 0) return words`Pass ${String(frame.passNumber)}, ${pass.label}: ${tool} starts again.`;
  const rows = joined(dropped.map(({ row }) => String(row + 1)));
  return words`Pass ${String(frame.passNumber)} drops ${dropped.length === 1 ? 'row' : 'rows'} ${rows}${begins}.`;
}

function pinnedOpening(tool: string, edge: 'start' | 'end', frame: Frame): Words {
  const place = figures((frame.place ?? 0) + 1);
  return edge === 'end'
    ? words`The hunk has fewer lines after its change than before it, which ${tool} reads as the end of the file: only line ${place} may hold it.`
    : words`The hunk has fewer lines before its change than after it, which ${tool} reads as the start of the file: only line ${place} may hold it.`;
}

const allRows = (n: number) => (n === 1 ? 'the one row' : n === 2 ? 'both rows' : `all ${inWords(n)} rows`);

function whereFrom({ distance, place }: Frame): Words {
  if (place === null) return [];
  if (distance === null || distance === 0) return words`At ${figures(place + 1)} `;
  return words`${distanceWords(distance)}, `;
}
