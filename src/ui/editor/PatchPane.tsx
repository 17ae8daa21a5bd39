import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { Head } from '../kit/Head.tsx';
import { useApp, useHunk } from '../scene.ts';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import styles from './FilePane.module.css';
import { remarks } from './text-view.ts';
import { usePatchMarks } from './usePatchMarks.ts';
import { useRowOptions } from './useRowOptions.ts';

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }));

interface Props {
  /** Stands here until the editor has come. */
  readonly meanwhile: ReactNode;
  /** The caret entered or left. */
  focus(isInside: boolean): void;
}

/** The edit, whole and editable; the hunk on show is brought to the top. */
export function PatchPane({ meanwhile, focus }: Props) {
  const { document } = useApp();
  const edit = useStore(document, (state) => state.edit);
  const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
  const [isFocused, setFocused] = useState(false);
  usePatchMarks(editor, edit, isFocused);
  const options = useRowOptions('small');
  return (
    <>
      <PatchHead edit={edit} />
      <div className={styles.body}>
        <Suspense fallback={meanwhile}>
          <CodeEditor
            path="edit.patch"
            text={edit}
            label="The patch. Control M lets Tab leave the editor."
            meanwhile={meanwhile}
            options={options}
            ready={setEditor}
            change={(next) => document.getState().setEdit(next)}
            focus={(isInside) => {
              setFocused(isInside);
              focus(isInside);
            }}
          />
        </Suspense>
      </div>
    </>
  );
}

function PatchHead({ edit }: { edit: string }) {
  const { run, ref } = useHunk();
  const hunks = run?.reports.map((report) => report.hunks.length) ?? [];
  const total = hunks.reduce((sum, count) => sum + count, 0);
  const before = hunks.slice(0, ref.file).reduce((sum, count) => sum + count, 0);
  const unusual = remarks(edit).filter((remark) => remark !== 'no newline at the end' || edit.trim() !== '');
  return (
    <Head>
      <h2>Patch</h2>
      {total > 0 && (
        <span>
          hunk {before + ref.hunk + 1} of {total}
        </span>
      )}
      {unusual.length > 0 && <span className={styles.remark}>{unusual.join('; ')}</span>}
    </Head>
  );
}
