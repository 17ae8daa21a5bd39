import { fromBytes, type HunkReport, type Image, patternOf, symbolAt, visitOf } from '../../engine/index.ts';
import { Mark } from '../kit/Mark.tsx';
import { useApp, useHunk } from '../scene.ts';
import styles from './Drawer.module.css';

/** Every place where the hunk fits or nearly fits, as a table: what the rail draws, in words. */
export function Twins() {
  const { player } = useApp();
  const { hunk, image, survey, outline } = useHunk();
  if (!hunk || !image || !survey) return null;
  const places = [
    ...survey.fits.map((place) => ({ place, matched: survey.rowCount })),
    ...survey.near.map(({ place, matched }) => ({ place, matched })),
  ].slice(0, 60);
  if (places.length === 0) return <p className={styles.body}>No place in the file comes near this hunk.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Place</th>
          <th>Function</th>
          <th>From the stated line</th>
          <th>Rows that match</th>
          <th>Tried</th>
          <th className={styles.wide}>First difference</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, matched }) => (
          <tr key={place}>
            <td>
              <button type="button" className={styles.link} onClick={() => player.goToLine(place)}>
                {place + 1}
              </button>
            </td>
            <td>
              <code>{symbolAt(outline, place + Math.floor(survey.rowCount / 2))?.name ?? ''}</code>
            </td>
            <td>{hunk.stated === null ? '–' : distance(place - hunk.stated)}</td>
            <td>
              {matched} of {survey.rowCount}{' '}
              {matched === survey.rowCount && <Mark name="twin" size={12} label="fits" />}
            </td>
            <td>{wasTried(hunk, place) ? 'yes' : 'never'}</td>
            <td>
              <code>{firstDifference(image, hunk, place)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const distance = (lines: number): string =>
  lines === 0 ? 'exactly there' : `${Math.abs(lines)} ${lines > 0 ? 'below' : 'above'}`;

const wasTried = (hunk: HunkReport, place: number): boolean =>
  hunk.moves.some((move) => move.kind === 'sweep' && (visitOf(move.order, place) ?? move.tries) < move.tries);

function firstDifference(image: Image, hunk: HunkReport, place: number): string {
  const rows = patternOf(hunk, { isReversed: false });
  const row = rows.findIndex(({ text }, i) => image.line(place + i) !== text);
  return row < 0 ? '' : `row ${row + 1}: ${fromBytes(image.line(place + row)).trim() || '(blank)'}`;
}
