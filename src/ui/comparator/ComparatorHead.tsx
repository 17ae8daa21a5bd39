import { counted, type Frame, figures, inWords, type Sweep } from '../../engine/index.ts';
import styles from '../code/Rows.module.css';
import { useLookedAt } from '../looked-at.ts';
import { useHunk } from '../scene.ts';

/** What is compared where, and how much of it matches. */
export function ComparatorHead() {
  const { hunk, report, lineOf } = useHunk();
  const frame = useLookedAt();
  const sweep = hunk?.moves.findLast(
    (move, i): move is Sweep => move.kind === 'sweep' && i <= (frame?.moveIndex ?? -1),
  );
  return (
    <div className={styles.head}>
      <b>
        {frame?.place == null
          ? 'Hunk'
          : `Hunk against ${report?.merge ? 'base' : 'file'} at ${figures(lineOf(frame.place) + 1)}`}
      </b>
      {frame && <span className={styles.right}>{shareOf(frame, sweep?.score ?? null)}</span>}
    </div>
  );
}

function shareOf(frame: Frame, score: Sweep['score'] | null): string {
  const { place, rows, matched, compared } = frame;
  if (place === null) return `${counted(rows.length, 'row')}, none compared yet`;
  if (score) return `best score ${hundredths(score.best)}, needed ${hundredths(score.needed)}`;
  const dropped = rows.length - compared;
  if (compared === 0) return dropped === 0 ? 'no rows' : `all ${inWords(dropped)} rows dropped, none compared`;
  const isBarred = frame.phase === 'try' && !frame.isHit && matched === compared;
  const rest = isBarred ? ', yet not taken' : dropped > 0 ? `, ${dropped} dropped` : '';
  return `${matched} of ${compared} ${compared === 1 ? 'row matches' : 'rows match'}${rest}`;
}

const hundredths = (n: number) => n.toFixed(2);
