import { lazy, Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { fromBytes } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useApp } from '../scene.ts';
import { useEditReader } from '../use-edit-reader.ts';
import { useFormat } from '../use-format.ts';
import styles from './Notices.module.css';

const Progress = lazy(async () => ({ default: (await import('./Progress.tsx')).Progress }));

/** What a person must know before reading on: a cut link, an input that is not what it seems, a bug of ours. */
export function Notices() {
  const { session, results, document } = useApp();
  const notice = useStore(session.told, (state) => state.notice);
  const failure = useStore(results, (state) => state.failure);
  const profiles = useStore(results, (state) => state.profiles);
  const draft = useStore(document);
  const reads = profiles.find(({ id }) => id === draft.applier)?.formats;
  const format = useFormat();
  const reader = useEditReader();
  const problem = useMemo(
    () => reader?.inputProblem(draft, reads, format ?? null) ?? null,
    [reader, draft, reads, format],
  );
  return (
    <div className={styles.notices} role="status">
      <Suspense>
        <Progress />
      </Suspense>
      {notice && (
        <p>
          {notice}
          <Button look="icon" aria-label="Dismiss" onClick={() => session.say(null)}>
            <Icon name="close" />
          </Button>
        </p>
      )}
      {failure && (
        <p>
          {failure.applier
            ? `Our ${profiles.find(({ id }) => id === failure.applier)?.name} stumbled`
            : 'The computation stopped'}
          : {failure.message} What you see is the last good result.
        </p>
      )}
      {problem && (
        <p>
          {problem.sentence}
          {problem.rename && (
            <Button
              look="line"
              onClick={() => document.getState().renameFile(problem.rename!.from, problem.rename!.to)}
            >
              Call it {fromBytes(problem.rename.to)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
