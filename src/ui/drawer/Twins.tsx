import { type PlaceRow, placeTable } from '../../engine/index.ts';
import { shown } from '../code/characters.ts';
import { Mark } from '../kit/Mark.tsx';
import { useApp, useHunk } from '../scene.ts';
import styles from './Drawer.module.css';

/** More places than anybody reads. */
const most = 100;

/** Every place where the hunk fits or nearly fits, as a table: what the rail draws, in words. */
export function Twins() {
  const { player } = useApp();
  const { hunk, image, survey, outline, lineOf } = useHunk();
  if (!hunk || !image || !survey) return null;
  const places = placeTable(image, hunk, survey, { outline, lineOf });
  if (places.length === 0) return <p className={styles.body}>No place in the file comes near this hunk.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Place</th>
          <th>Function</th>
          <th>From where the search begins</th>
          <th>Rows that match</th>
          <th>Tried</th>
          <th className={styles.wide}>First difference</th>
        </tr>
      </thead>
      <tbody>
        {places.slice(0, most).map((row) => (
          <tr key={row.place}>
            <td>
              <button type="button" className={styles.link} onClick={() => player.goToLine(row.place)}>
                {row.line + 1}
              </button>
            </td>
            <td>
              <code>{row.symbol}</code>
            </td>
            <td>{row.distance === null ? '–' : distance(row.distance)}</td>
            <td>
              {row.matched} of {survey.rowCount} <Fate row={row} rowCount={survey.rowCount} />
            </td>
            <td>{row.wasTried ? 'yes' : 'never'}</td>
            <td>
              <code>{difference(row)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fate({ row, rowCount }: { row: PlaceRow; rowCount: number }) {
  if (row.isLanding) return <Mark name="landing" size={12} label="landed here" />;
  return row.matched === rowCount ? <Mark name="twin" size={12} label="fits" /> : null;
}

const distance = (lines: number): string =>
  lines === 0 ? 'exactly there' : `${Math.abs(lines)} ${lines > 0 ? 'below' : 'above'}`;

function difference({ firstDifference }: PlaceRow): string {
  if (!firstDifference) return '';
  const { row, found } = firstDifference;
  return `row ${row + 1}: ${found === null ? '(outside the file)' : shown(found).trim() || '(blank)'}`;
}
