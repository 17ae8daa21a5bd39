import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import styles from './App.module.css';
import { Bar } from './bar/Bar.tsx';
import { ErrorBoundary } from './kit/ErrorBoundary.tsx';
import { useMedia } from './kit/useMedia.ts';
import { Notices } from './lead/Notices.tsx';
import { useDropAndPaste } from './paste/useDropAndPaste.ts';
import { Stage } from './Stage.tsx';
import { useApp } from './scene.ts';

const Reader = lazy(async () => ({ default: (await import('./reader/Reader.tsx')).Reader }));
const Present = lazy(async () => ({ default: (await import('./present/Present.tsx')).Present }));
const Paste = lazy(async () => ({ default: (await import('./paste/Paste.tsx')).Paste }));

/** The page: a bar, what must be said first, and one of its faces. */
export function App() {
  const { view: store } = useApp();
  const view = useStore(store, (state) => state.view);
  const isNarrow = useMedia('(max-width: 899px)');
  useDropAndPaste();
  if (view === 'present') {
    return (
      <ErrorBoundary name="The page">
        <Suspense>
          <Present />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Bar />
      </header>
      <Notices />
      <ErrorBoundary name="The page">
        <Suspense>{view === 'paste' ? <Paste /> : isNarrow ? <Reader /> : <Stage />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
