import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { PatchHead } from '../patch-rows/PatchHead.tsx';
import { useApp } from '../scene.ts';
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
  const unusual = edit.trim() === '' ? [] : remarks(edit);
  return (
    <>
      <PatchHead>
        <span className={styles.remark}>{unusual.join('; ')}</span>
      </PatchHead>
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
