import { useState } from 'react';
import { useStore } from 'zustand';
import { readUnified } from '../../engine/index.ts';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { type Tab, Tabs } from '../kit/Tabs.tsx';
import { Beads } from '../matrix/Beads.tsx';
import { Matrix } from '../matrix/Matrix.tsx';
import { WholeRun } from '../matrix/WholeRun.tsx';
import { Options } from '../options/Options.tsx';
import { useApp, useHunk } from '../scene.ts';
import styles from './Drawer.module.css';
import { Guard } from './Guard.tsx';
import { HeaderCheck } from './HeaderCheck.tsx';
import { Rejects, rejectsOf } from './Rejects.tsx';
import { Result } from './Result.tsx';
import { Transcript } from './Transcript.tsx';
import { Twins } from './Twins.tsx';
import { useHeight } from './useHeight.ts';

/** The outcome, told in several ways; the tabs swap in place, so that the stage never moves. */
export function Drawer() {
  const { results, document } = useApp();
  const [active, choose] = useState('verdicts');
  const [isWhole, setWhole] = useState(false);
  const rows = useStore(results, (state) => state.rows);
  const edit = useStore(document, (state) => state.edit);
  const { run, survey } = useHunk();
  const height = useHeight();
  const tabs: readonly Tab[] = [
    { id: 'verdicts', label: 'Verdicts', count: Object.keys(rows).length || undefined },
    { id: 'result', label: 'Result' },
    { id: 'transcript', label: 'Transcript' },
    { id: 'rejects', label: 'Rejects', count: rejectsOf(run).length || undefined },
    { id: 'options', label: 'Options' },
    { id: 'header', label: 'Header check', count: readUnified(edit).problems.length || undefined },
    { id: 'twins', label: 'Twins', count: Math.max(0, (survey?.fits.length ?? 0) - 1) },
    { id: 'guard', label: 'Guard' },
  ];
  const bodies: Readonly<Record<string, () => React.ReactNode>> = {
    verdicts: () => (isWhole ? <WholeRun /> : <Matrix />),
    result: () => <Result />,
    transcript: () => <Transcript />,
    rejects: () => <Rejects />,
    options: () => <Options />,
    header: () => <HeaderCheck />,
    twins: () => <Twins />,
    guard: () => <Guard />,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Control with an arrow works from anywhere inside.
    <div className={styles.drawer} onKeyDown={height.onKeyDown}>
      <button type="button" className={styles.grip} {...height.grip} />
      <Tabs
        label="Outcome"
        tabs={tabs}
        active={active}
        choose={choose}
        aside={<Beads isWhole={isWhole} setWhole={setWhole} isMatrix={active === 'verdicts'} />}
      >
        <ErrorBoundary key={active} name="This tab">
          {bodies[active]?.()}
        </ErrorBoundary>
      </Tabs>
    </div>
  );
}
