import { useState } from 'react';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { Phrase } from '../Phrase.tsx';
import { presenterLayout } from '../rail/layout.ts';
import { Rail } from '../rail/Rail.tsx';
import { useHunk } from '../scene.ts';
import { SegmentBar } from '../transport/SegmentBar.tsx';
import { Sentence } from '../transport/Sentence.tsx';
import { useTeller } from '../use-teller.ts';
import { Address } from './Address.tsx';
import { Outcomes } from './Outcomes.tsx';
import styles from './Present.module.css';
import { PresentKeys } from './PresentKeys.tsx';
import { useClicker } from './use-clicker.ts';
import { useStageScale } from './use-stage-scale.ts';
import { Window } from './Window.tsx';

/** The search for a room: one figure, one window, one sentence, drawn on a stage 1280 wide that fills the screen. */
export function Present() {
  const { story } = useHunk();
  const teller = useTeller();
  const [isBlank, setBlank] = useState(false);
  const { scale, height } = useStageScale();
  useClicker(() => setBlank((blank) => !blank));
  return (
    <main className={styles.screen} data-theme="projector" data-blank={isBlank || undefined}>
      <div className={styles.stage} style={{ scale: String(scale), height }} inert={isBlank}>
        <h1 className={styles.headline}>{story && teller && <Phrase words={teller.headline(story)} />}</h1>
        <div className={styles.figure}>
          <ErrorBoundary name="The rail">
            <Rail layoutFor={presenterLayout} />
          </ErrorBoundary>
          <div className={styles.side}>
            <ErrorBoundary name="The window">
              <Window />
              <Outcomes />
            </ErrorBoundary>
          </div>
        </div>
        <div className={styles.caption}>
          <Sentence />
        </div>
        <footer className={styles.foot}>
          <SegmentBar gap={5} />
          <PresentKeys />
        </footer>
        <Address />
      </div>
    </main>
  );
}
