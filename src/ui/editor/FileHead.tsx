import { useMemo } from 'react';
import { useStore } from 'zustand';
import { symbolAt } from '../../engine/index.ts';
import type { DraftFile } from '../../stores/draft.ts';
import { Head, Push } from '../kit/Head.tsx';
import { useApp, useHunk, useStep } from '../scene.ts';
import styles from './FileHead.module.css';
import { FileMenu } from './FileMenu.tsx';
import { remarks } from './remarks.ts';

interface Props {
  readonly files: readonly DraftFile[];
  readonly active: string;
  readonly text: string;
}

/** Names the file, or all of them as tabs, and says which lines are on show and in which function the step is. */
export function FileHead({ files, active, text }: Props) {
  const { document } = useApp();
  const unusual = useMemo(() => remarks(text), [text]);
  return (
    <Head>
      <span className={styles.tabs} role="tablist" aria-label="Files">
        {files.map(({ path }) => (
          <button
            key={path}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={path === active}
            title={path}
            onClick={() => document.getState().show(path)}
          >
            {path}
          </button>
        ))}
      </span>
      <FileMenu path={active} />
      {files.length < 2 && <Lines />}
      {unusual.length > 0 && (
        <span className={styles.remark} title={unusual.join('; ')}>
          {unusual.join('; ')}
        </span>
      )}
      <Push />
      <Where path={active} />
    </Head>
  );
}

function Lines() {
  const { viewport } = useApp();
  const { image, lineOf } = useHunk();
  const { top, shift, lines } = useStore(viewport);
  if (!image || image.count === 0) return null;
  const count = lineOf(image.count - 1) + 1;
  const first = Math.min(Math.ceil(top - shift), count - 1);
  return (
    <span>
      lines {first + 1} to {Math.min(count, first + lines)}
    </span>
  );
}

function Where({ path }: { path: string }) {
  const { report, outline, hunk, lineOf } = useHunk();
  const { frame } = useStep();
  if (!frame || frame.place === null || !hunk || report?.path !== path) return null;
  const lead = Math.max(0, Math.floor(frame.rows.length / 2));
  const symbol = symbolAt(outline, lineOf(frame.place + lead));
  return symbol ? (
    <span className={styles.where}>
      in <code>{symbol.name}()</code>
    </span>
  ) : null;
}
