import { useStore } from 'zustand';
import { Mark } from '../kit/Mark.tsx';
import { Segmented } from '../kit/Segmented.tsx';
import { useApp, useHunk } from '../scene.ts';
import styles from './Beads.module.css';
import { verdictLook } from './verdicts.ts';

interface Props {
  readonly isMatrix: boolean;
  readonly isWhole: boolean;
  setWhole(isWhole: boolean): void;
}

const views = [
  { id: 'hunk', label: 'This hunk' },
  { id: 'run', label: 'Whole run' },
] as const;

/** A bead for every hunk, with its verdict: it chooses the hunk. */
export function Beads({ isMatrix, isWhole, setWhole }: Props) {
  const { document, results } = useApp();
  const { ref, applier } = useHunk();
  const beads = useStore(results, (state) => (applier ? state.rows[applier.id]?.judged.beads : undefined));
  if (!beads || beads.length < 2) return isMatrix ? <span>Differences first</span> : null;
  const isShown = (one: { file: number; hunk: number }) => one.file === ref.file && one.hunk === ref.hunk;
  return (
    <span className={styles.beads}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form. */}
      <span role="group" aria-label="Hunks" className={styles.row}>
        {beads.map(({ ref: one, patchLine, kind }, i) => (
          <button
            key={`${one.file}.${one.hunk}`}
            type="button"
            aria-pressed={isShown(one)}
            aria-label={`Hunk ${i + 1}: ${verdictLook[kind].word}`}
            title={`Hunk ${i + 1}, line ${patchLine} of the patch: ${verdictLook[kind].word}`}
            onClick={() => document.getState().chooseHunk(one)}
          >
            {i + 1}
            <Mark name={verdictLook[kind].mark} size={12} />
          </button>
        ))}
      </span>
      {isMatrix && (
        <Segmented
          label="What the rows are about"
          options={views}
          value={isWhole ? 'run' : 'hunk'}
          choose={(id) => setWhole(id === 'run')}
        />
      )}
    </span>
  );
}
