import { counted, figures } from '../../engine/index.ts';
import type { RailScene } from './model.ts';
import { searchState } from './search-state.ts';

/** The rail in words, for those who do not see it. The places one by one are in the table of twins. */
export function labelOf({ hunk, shift, frame, matches, lineCount }: RailScene): string {
  const { landings, hasLanded } = searchState(hunk, frame);
  const others = matches.fits.filter((place) => !landings.includes(place));
  const sentences = [
    `Search in ${counted(lineCount, 'line')}`,
    hunk.stated === null ? 'the hunk states no line' : `the hunk states line ${figures(hunk.stated + 1)}`,
    frame?.place == null
      ? 'nothing is compared yet'
      : `${hasLanded ? 'it landed' : 'now looking'} at ${lines(hasLanded ? landings : [frame.place], shift)}, where ${frame.matched} of ${counted(frame.compared, 'row')} match`,
    others.length === 0
      ? `it fits nowhere${hasLanded ? ' else' : ''}`
      : `it ${hasLanded ? 'also ' : ''}fits at ${lines(others, shift)}`,
  ];
  return `${sentences.join('; ')}.`;
}

const mostNamed = 5;

function lines(places: readonly number[], shift: number): string {
  const named = places.slice(0, mostNamed).map((place) => figures(place + 1 - shift));
  const rest = places.length - named.length;
  return `line${places.length === 1 ? '' : 's'} ${named.join(', ')}${rest > 0 ? ` and ${counted(rest, 'more place')}` : ''}`;
}
