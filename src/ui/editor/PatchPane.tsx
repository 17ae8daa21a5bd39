import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useArrivals } from '../paste/useArrivals.ts';
import { PatchHead } from '../patch-rows/PatchHead.tsx';
import { useApp } from '../scene.ts';
import styles from './FilePane.module.css';
import { remarks } from './remarks.ts';

const PatchEditor = lazy(async () => ({ default: (await import('./PatchEditor.tsx')).PatchEditor }));

interface Props {
  /** Stands here until the editor has come. */
  readonly meanwhile: ReactNode;
  /** The caret entered or left. */
  focus(isInside: boolean): void;
}

/** The edit, whole and editable; the hunk on show is brought to the top. */
export function PatchPane({ meanwhile, focus }: Props) {
  const { document } = useApp();
  const arrivals = useArrivals();
  const edit = useStore(document, (state) => state.edit);
  const [isFocused, setFocused] = useState(false);
  const unusual = useMemo(() => (edit.trim() === '' ? [] : remarks(edit)), [edit]);
  return (
    <>
      <PatchHead>
        <span className={styles.remark}>{unusual.join('; ')}</span>
      </PatchHead>
      <div className={styles.body}>
        <Suspense fallback={meanwhile}>
          <PatchEditor
            text={edit}
            label="The patch. Control M lets Tab leave the editor."
            meanwhile={meanwhile}
            isFocused={isFocused}
            pasteLong={(next) => void arrivals.intoPatch(next)}
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
