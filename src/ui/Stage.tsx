import { useState } from 'react';
import { useStore } from 'zustand';
import { Comparator } from './comparator/Comparator.tsx';
import { ComparatorHead } from './comparator/ComparatorHead.tsx';
import { Drawer } from './drawer/Drawer.tsx';
import { FilePane } from './editor/FilePane.tsx';
import { PatchPane } from './editor/PatchPane.tsx';
import { ErrorBoundary } from './kit/ErrorBoundary.tsx';
import { useMedia } from './kit/useMedia.ts';
import { Lead } from './lead/Lead.tsx';
import { ScenarioStory } from './lead/ScenarioStory.tsx';
import { PatchRows } from './patch-rows/PatchRows.tsx';
import { Rail } from './rail/Rail.tsx';
import { RailHead } from './rail/RailHead.tsx';
import styles from './Stage.module.css';
import { useApp } from './scene.ts';
import { Transport } from './transport/Transport.tsx';

/** Where everything stands. Panels know nothing of each other. */
export function Stage() {
  const [edited, setEdited] = useState<'patch' | 'file' | null>(null);
  const hasPatchColumn = useMedia('(min-width: 1200px)');
  // In lower windows the story would take the verdicts' lines: it stands beside them, or in a tab.
  const hasRoom = useMedia('(min-height: 860px) and (min-width: 1200px)');
  const isScenario = useStore(useApp().document, (state) => state.scenario !== null);
  return (
    <main className={styles.stage} data-editing={edited ?? undefined} data-story={(isScenario && hasRoom) || undefined}>
      <section className={styles.lead} aria-label="What happened">
        <ErrorBoundary name="The headline">
          <Lead />
          {hasRoom && <ScenarioStory />}
        </ErrorBoundary>
      </section>
      {/* Two rows each: a head of 27 px, and a body. */}
      <section className={`${styles.column} ${styles.search}`} aria-label="Search">
        <ErrorBoundary name="The rail">
          <RailHead />
          <Rail />
        </ErrorBoundary>
      </section>
      <section className={`${styles.column} ${styles.file}`} aria-label="File">
        <ErrorBoundary name="The file">
          <FilePane edit={(isEdited) => setEdited(isEdited ? 'file' : null)} />
        </ErrorBoundary>
      </section>
      <section className={`${styles.column} ${styles.right}`} aria-label="Hunk against file">
        <ErrorBoundary name="The comparison">
          <ComparatorHead />
          <div className={styles.pair}>
            <Comparator />
            {hasPatchColumn && (
              <div className={styles.patch}>
                <PatchPane meanwhile={<PatchRows />} focus={(isInside) => setEdited(isInside ? 'patch' : null)} />
              </div>
            )}
          </div>
        </ErrorBoundary>
      </section>
      <section className={styles.transport} aria-label="Steps">
        <ErrorBoundary name="The transport">
          <Transport />
        </ErrorBoundary>
      </section>
      <section className={styles.drawer} aria-label="Outcome">
        <ErrorBoundary name="The drawer">
          <Drawer isNarrow={!hasPatchColumn} story={isScenario && !hasRoom ? <ScenarioStory /> : null} />
        </ErrorBoundary>
      </section>
    </main>
  );
}
