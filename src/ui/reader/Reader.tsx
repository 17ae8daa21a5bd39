import { useStore } from 'zustand';
import { Converted } from '../drawer/Converted.tsx';
import { Result } from '../drawer/Result.tsx';
import { Transcript } from '../drawer/Transcript.tsx';
import { Twins } from '../drawer/Twins.tsx';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { Lead } from '../lead/Lead.tsx';
import { ScenarioStory } from '../lead/ScenarioStory.tsx';
import { HunkBeads } from '../matrix/Beads.tsx';
import { Options } from '../options/Options.tsx';
import { PatchHead } from '../patch-rows/PatchHead.tsx';
import { PatchRows } from '../patch-rows/PatchRows.tsx';
import { readerLayout } from '../rail/layout.ts';
import { Rail } from '../rail/Rail.tsx';
import { useApp } from '../scene.ts';
import { Cards } from './Cards.tsx';
import { Dock } from './Dock.tsx';
import { Fold } from './Fold.tsx';
import styles from './Reader.module.css';
import { ReaderRows } from './ReaderRows.tsx';

/** Everything in one column, to read and to step through: for screens too narrow for the stage. */
export function Reader() {
  const { results } = useApp();
  const isConverted = useStore(results, (state) => state.chosen !== null && state.chosen.converted !== null);
  return (
    <main className={styles.reader}>
      <div className={styles.page}>
        <section className={styles.lead} aria-label="What happened">
          <ErrorBoundary name="The headline">
            <Lead />
            <ScenarioStory />
          </ErrorBoundary>
        </section>
        <section className={styles.rail} aria-label="Search">
          <ErrorBoundary name="The rail">
            <Rail layoutFor={readerLayout} />
          </ErrorBoundary>
        </section>
        <ErrorBoundary name="The comparison">
          <ReaderRows />
        </ErrorBoundary>
        <section className={styles.patch} aria-label="Patch">
          <ErrorBoundary name="The patch">
            <PatchHead />
            <HunkBeads />
            <PatchRows />
          </ErrorBoundary>
        </section>
        <ErrorBoundary name="The verdicts">
          <Cards />
        </ErrorBoundary>
        {isConverted && (
          <Fold title="Converted">
            <Converted />
          </Fold>
        )}
        <Fold title="Result">
          <Result />
        </Fold>
        <Fold title="Transcript">
          <Transcript />
        </Fold>
        <Fold title="Places">
          <Twins />
        </Fold>
        <Fold title="Options">
          <Options />
        </Fold>
      </div>
      <Dock />
    </main>
  );
}
