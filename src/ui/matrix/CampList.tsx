import { Mark } from '../kit/Mark.tsx';
import styles from './CampList.module.css';
import { camps } from './camps.ts';
import { LandsAt } from './LandsAt.tsx';
import type { Row } from './rows.ts';
import { verdictLook } from './verdicts.ts';

/** Where everybody put the hunk, at a glance: a mark, a place and a count for each camp. */
export const CampList = ({ rows }: { rows: readonly Row[] }) => (
  <ul className={styles.camps} aria-label="Camps">
    {camps(rows).map(({ row, names }) => (
      <li key={names[0]} title={names.join(', ')}>
        <Mark name={verdictLook[row.verdict].mark} label={verdictLook[row.verdict].word} />
        <span>
          <LandsAt row={row} />
        </span>
        <b>× {names.length}</b>
      </li>
    ))}
  </ul>
);
