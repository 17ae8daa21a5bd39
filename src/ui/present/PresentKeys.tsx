import { figures } from '../../engine/index.ts';
import { useApp, useHunk, usePlayer, useStep } from '../scene.ts';
import styles from './Present.module.css';

/** The clicker's keys, for those without one; where in the search we are. */
export function PresentKeys() {
  const { view } = useApp();
  const { segments, total } = useHunk();
  const { step } = useStep();
  const { nextMove, previousMove } = usePlayer();
  const move = segments.findIndex(({ toStep }) => step <= toStep) + 1;
  return (
    <div className={styles.keys}>
      <button type="button" onClick={nextMove}>
        <kbd>Page Down</kbd> next
      </button>
      <button type="button" onClick={previousMove}>
        <kbd>Page Up</kbd> back
      </button>
      <span>
        <kbd>B</kbd> blank
      </span>
      <button type="button" onClick={() => view.setState({ view: 'stage' })}>
        <kbd>Esc</kbd> leave
      </button>
      {total > 0 && (
        <span className={styles.count}>
          Move {move} of {segments.length}, step {figures(step + 1)} of {figures(total)}
        </span>
      )}
    </div>
  );
}
