import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useStore } from 'zustand';
import { PatchPane } from '../editor/PatchPane.tsx';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import { type Tab, Tabs } from '../kit/Tabs.tsx';
import { Beads } from '../matrix/Beads.tsx';
import { Matrix } from '../matrix/Matrix.tsx';
import { useApp, useHunk } from '../scene.ts';
import { useEditReader } from '../use-edit-reader.ts';
import { useFormat } from '../use-format.ts';
import styles from './Drawer.module.css';
import { rejectsOf } from './rejects.ts';
import { useHeight } from './useHeight.ts';

const Converted = lazy(async () => ({ default: (await import('./Converted.tsx')).Converted }));
const Guard = lazy(async () => ({ default: (await import('./Guard.tsx')).Guard }));
const HeaderCheck = lazy(async () => ({ default: (await import('./HeaderCheck.tsx')).HeaderCheck }));
const Options = lazy(async () => ({ default: (await import('../options/Options.tsx')).Options }));
const Rejects = lazy(async () => ({ default: (await import('./Rejects.tsx')).Rejects }));
const Result = lazy(async () => ({ default: (await import('./Result.tsx')).Result }));
const Transcript = lazy(async () => ({ default: (await import('./Transcript.tsx')).Transcript }));
const WholeRun = lazy(async () => ({ default: (await import('../matrix/WholeRun.tsx')).WholeRun }));
const Twins = lazy(async () => ({ default: (await import('./Twins.tsx')).Twins }));

interface Props {
  /** There is no room for a patch column, nor for a story beside the verdicts: both are tabs. */
  readonly isNarrow: boolean;
  /** The scenario's story where it does not stand above the stage. */
  readonly story: ReactNode;
}

/** The outcome, told in several ways; the tabs swap in place, so that the stage never moves. */
export function Drawer({ isNarrow, story }: Props) {
  const { results, document } = useApp();
  const [chosen, choose] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const rows = useStore(results, (state) => state.rows);
  const edit = useDeferredValue(useStore(document, (state) => state.edit));
  const isConverted = useStore(results, (state) => state.chosen !== null && state.chosen.converted !== null);
  const { run, survey } = useHunk();
  const format = useFormat();
  const height = useHeight();
  const reader = useEditReader();
  const tabs: readonly Tab[] = [
    { id: 'verdicts', label: 'Verdicts', count: Object.keys(rows).length || undefined },
    ...(isNarrow && story ? [{ id: 'story', label: 'Story' }] : []),
    ...(isNarrow ? [{ id: 'patch', label: 'Patch' }] : []),
    ...(isConverted ? [{ id: 'converted', label: 'Converted' }] : []),
    { id: 'result', label: 'Result' },
    { id: 'transcript', label: 'Transcript' },
    { id: 'rejects', label: 'Rejects', count: rejectsOf(run).length || undefined },
    { id: 'options', label: 'Options' },
    { id: 'header', label: 'Header check', count: reader?.headerFaults(edit, format ?? null) || undefined },
    { id: 'twins', label: 'Twins', count: Math.max(0, (survey?.fits.length ?? 0) - 1) },
    { id: 'guard', label: 'Guard' },
  ];
  const active = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]!.id;
  const bodies: Readonly<Record<string, () => ReactNode>> = {
    story: () => story,
    verdicts: () => (
      <div className={styles.verdicts}>
        <div>{isWhole ? <WholeRun /> : <Matrix />}</div>
        {!isNarrow && story && <aside className={styles.story}>{story}</aside>}
      </div>
    ),
    patch: () => (
      <div className={styles.patch}>
        <PatchPane meanwhile={null} focus={() => {}} />
      </div>
    ),
    converted: () => <Converted />,
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
          <Suspense>{bodies[active]?.()}</Suspense>
        </ErrorBoundary>
      </Tabs>
    </div>
  );
}
