import { speeds, type Zoom } from '../../stores/playhead.ts';
import { usePlayer, useStep } from '../scene.ts';
import styles from './ZoomAndSpeed.module.css';

const zooms: readonly { readonly id: Zoom; readonly name: string; readonly title: string }[] = [
  { id: 'moves', name: 'Moves', title: 'One step a stretch of the search' },
  { id: 'places', name: 'Places', title: 'One step a place compared' },
];

export function ZoomAndSpeed() {
  const { setZoom, setSpeed } = usePlayer();
  const { zoom, speed } = useStep();
  return (
    <>
      <fieldset className={styles.zoom}>
        <legend className={styles.legend}>Step by</legend>
        {zooms.map(({ id, name, title }) => (
          <label key={id} title={title}>
            <input type="radio" name="zoom" checked={zoom === id} onChange={() => setZoom(id)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <select
        className={styles.speed}
        aria-label="Speed"
        value={speed}
        onChange={(event) => setSpeed(Number(event.currentTarget.value))}
      >
        {speeds.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
    </>
  );
}
