import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { inWords } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useApp, useHunk } from '../scene.ts';
import { useFormat } from '../use-format.ts';
import { agreement } from './agreement.ts';
import { CampList } from './CampList.tsx';
import { ConvertAll } from './ConvertAll.tsx';
import { ForeignLine } from './ForeignLine.tsx';
import { type FamilyChoice, familyChoices, ofFamily } from './families.ts';
import styles from './Matrix.module.css';
import { MatrixLine } from './MatrixLine.tsx';
import { matrixRows, type Row } from './rows.ts';

/** So many rows need no folding. */
const fewRows = 5;

/** What every applier makes of the hunk on show; those that differ first. Choosing a row replays that applier. */
export function Matrix() {
  const { document, results } = useApp();
  const draft = useStore(document);
  const found = useStore(results, (state) => state.rows);
  const profiles = useStore(results, (state) => state.profiles);
  const status = useStore(results, (state) => state.status);
  const format = useFormat();
  const { survey, applier } = useHunk();
  const [family, keep] = useState<FamilyChoice>('all');
  const kept = useMemo(() => ofFamily(profiles, family), [profiles, family]);
  const [isOpen, setOpen] = useState(false);
  const rows = useMemo(() => matrixRows(kept, draft, found, format), [kept, draft, found, format]);
  const { differing, agreeing, foreign } = rows;
  const native = [...differing, ...agreeing];
  const all = [...native, ...foreign];
  const unfolded = isOpen ? all : native.length <= fewRows ? native : differing;
  const current = all.filter((row) => row.applier.id === applier?.id && !unfolded.includes(row));
  const shown = [...unfolded, ...current];
  const folded = all.filter((row) => !shown.includes(row));
  const words = agreement(rows, folded);
  const hasCamps = native.some(({ conversion }) => conversion?.ok);
  const reach = reachOf(native, survey?.fits ?? []);
  const twins = survey?.fits ?? [];
  return (
    <table className={styles.matrix}>
      <caption className={styles.caption}>What each applier makes of the hunk on show</caption>
      <thead>
        <tr>
          <th className={styles.applier}>
            Applier{' '}
            <Choice label="Which appliers" options={familyChoices(profiles)} value={family} choose={(id) => keep(id)} />
          </th>
          <th className={styles.lands}>Lands at</th>
          <th className={styles.offset}>Offset</th>
          <th className={`${styles.number} ${styles.fuzz}`}>Fuzz</th>
          <th className={`${styles.number} ${styles.exit}`}>Exit</th>
          <th>Printed by default</th>
          <th className={styles.noticed}>Would you have noticed?</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) =>
          foreign.includes(row) ? (
            <ForeignLine key={row.applier.id} row={row} isCurrent={row.applier.id === applier?.id} />
          ) : (
            <MatrixLine
              key={row.applier.id}
              row={row}
              isCurrent={row.applier.id === applier?.id}
              standsForOthers={folded.length > 0}
              twins={twins}
              reach={reach}
            />
          ),
        )}
        {all.length === 0 && status === 'running' && (
          <tr className={styles.more}>
            <td colSpan={7}>The appliers are at work.</td>
          </tr>
        )}
        {words !== '' && (
          <tr className={styles.more} data-camps={hasCamps || undefined}>
            <td colSpan={6}>
              <span className={styles.folded}>
                <span title={words}>{hasCamps ? <CampList rows={native} /> : words}</span>
                <ConvertAll rows={rows} className={styles.all} />
              </span>
            </td>
            <td>
              {folded.length > 0 && (
                <Button className={styles.all ?? ''} onClick={() => setOpen(true)}>
                  Show all {inWords(all.length)} <Icon name="down" />
                </Button>
              )}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The furthest that any row landed, so that equal distances look equal in every row; else the nearest twin. */
function reachOf(rows: readonly Row[], twins: readonly number[]): number {
  const stated = rows.find((row) => row.stated !== null)?.stated ?? 0;
  const distances = rows.flatMap(({ places }) => places.map((place) => Math.abs(place - stated)));
  const landed = Math.max(0, ...distances);
  const nearest = twins.map((twin) => Math.abs(twin - stated)).filter((distance) => distance > 0);
  return landed > 0 ? landed : Math.min(...nearest, Number.MAX_SAFE_INTEGER);
}
