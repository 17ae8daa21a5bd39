import { useStore } from 'zustand';
import type { Bead } from '../../stores/run.ts';
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

/** The beads, and what the rows of the matrix are about. */
export function Beads({ isMatrix, isWhole, setWhole }: Props) {
  if (useBeads().length < 2) return isMatrix ? <span>Differences first</span> : null;
  return (
    <span className={styles.beads}>
      <HunkBeads />
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

/** A bead for every hunk, with its verdict: it chooses the hunk. Nothing for a single hunk. */
export function HunkBeads() {
  const { document } = useApp();
  const { ref } = useHunk();
  const beads = useBeads();
  if (beads.length < 2) return null;
  const isShown = (one: { file: number; hunk: number }) => one.file === ref.file && one.hunk === ref.hunk;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form.
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
  );
}

const none: readonly Bead[] = [];

/** The applier's hunks with their verdicts. */
function useBeads(): readonly Bead[] {
  const { results } = useApp();
  const { applier } = useHunk();
  return useStore(results, (state) => (applier ? state.rows[applier.id]?.judged.beads : undefined)) ?? none;
}
