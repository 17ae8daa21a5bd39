import { useStore } from 'zustand';
import { hunkVerdict } from '../../engine/index.ts';
import { Field } from '../kit/Field.tsx';
import { useApp, useHunk } from '../scene.ts';
import styles from './Options.module.css';

const whose = { person: 'you', preset: 'the scenario', section: 'the @@ line' } as const;

/** The symbol that is meant: what a person says, over what the scenario or the header says. */
export function Intent() {
  const { document } = useApp();
  const named = useStore(document, (state) => state.intent);
  const { story, report, ref } = useHunk();
  const intent = story && report?.hunks[ref.hunk] ? hunkVerdict(story, report, ref.hunk).intent : null;
  const said = intent && intent.source !== 'person' ? `${intent.symbol ?? `line ${(intent.line ?? 0) + 1}`}` : '';
  return (
    <Field
      className={styles.intent ?? ''}
      label="Task names"
      value={named ?? ''}
      placeholder={said ? `${said}, says ${whose[intent!.source]}` : 'a function'}
      onChange={(event) => document.getState().setIntent(event.currentTarget.value.trim())}
    />
  );
}
