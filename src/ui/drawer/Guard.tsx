import { useStore } from 'zustand';
import { fromBytes } from '../../engine/index.ts';
import { Mark } from '../kit/Mark.tsx';
import { Intent } from '../options/Intent.tsx';
import { useApp, useHunk } from '../scene.ts';
import styles from './Drawer.module.css';

/** What the guard says to this edit, and what that would have cost. */
export function Guard() {
  const { results } = useApp();
  const guard = useStore(results, (state) => state.profiles).find(({ family }) => family === 'guard');
  const row = useStore(results, (state) => (guard ? state.rows[guard.id] : undefined));
  const { hunk } = useHunk();
  if (!guard || !row) return null;
  const lines = fromBytes(row.ending.output)
    .split('\n')
    .filter((line) => line !== '');
  const ofFunction = lines.filter((line) => /\b(?:landed in|task named)\b/.test(line));
  const ofPlace = lines.filter((line) => !ofFunction.includes(line));
  const hasRefused = !row.ending.ok;
  // The guard stops at the first of its two checks that fails.
  const functionMark = ofFunction.length > 0 ? 'refused' : hasRefused ? 'unknown' : 'intended';
  return (
    <div className={styles.columns}>
      <section>
        <h2>
          <Mark name={hasRefused && ofPlace.length > 0 ? 'refused' : 'intended'} /> Placement
        </h2>
        <p>Offset must be 0 and fuzz 0: every row at its stated line, byte for byte.</p>
        {ofPlace.length > 0 && <pre className={styles.quote}>{ofPlace.join('\n')}</pre>}
        {!hasRefused && <p>This edit passes{hunk?.stated == null ? '' : ': nothing had to be searched for'}.</p>}
      </section>
      <section>
        <h2>
          <Mark name={functionMark} /> Function
        </h2>
        <p>
          The landing must lie in the function that the task named.
          {functionMark === 'unknown' && ' It was not looked at, since nothing landed.'}
        </p>
        {ofFunction.length > 0 && <pre className={styles.quote}>{ofFunction.join('\n')}</pre>}
        <Intent />
      </section>
      <section>
        <h2>What it costs</h2>
        <p>
          One more turn: about 14 seconds, 12,000 input tokens, 5 cents. The misplaced hunk took two engineers 90
          minutes and one more outage.
        </p>
      </section>
    </div>
  );
}
