import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Mark } from '../kit/Mark.tsx';
import { ScenarioStory } from '../lead/ScenarioStory.tsx';
import { LandsAt } from '../matrix/LandsAt.tsx';
import { matrixRows } from '../matrix/rows.ts';
import { verdictLook } from '../matrix/verdicts.ts';
import { useApp } from '../scene.ts';
import { useFormat } from '../use-format.ts';
import styles from './StoryTab.module.css';

/** So many lines stand beside the story without scrolling. */
const fewRows = 3;

/** The scenario's story where the window is too short for it above the stage, and beside it the verdicts that differ. */
export function StoryTab() {
  const { document, results } = useApp();
  const draft = useStore(document);
  const found = useStore(results, (state) => state.rows);
  const profiles = useStore(results, (state) => state.profiles);
  const format = useFormat();
  const { differing } = useMemo(() => matrixRows(profiles, draft, found, format), [profiles, draft, found, format]);
  return (
    <div className={styles.page}>
      <ScenarioStory />
      <ul aria-label="In short">
        {differing.slice(0, fewRows).map((row) => (
          <li key={row.applier.id}>
            <b>{row.applier.name}</b>
            <Mark name={verdictLook[row.verdict].mark} label={verdictLook[row.verdict].word} />
            <LandsAt row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}
