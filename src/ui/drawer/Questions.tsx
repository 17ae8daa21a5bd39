import { useStore } from 'zustand';
import type { Run } from '../../engine/index.ts';
import type { Profile } from '../../stores/run.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { useApp } from '../scene.ts';
import styles from './Transcript.module.css';

/** The questions that the tool asks, and what a person at the terminal would answer. */
export function Questions({ applier, run }: { applier: Profile; run: Run }) {
  const { document } = useApp();
  const answers = useStore(document, (state) => state.answers[applier.id] ?? null);
  const { setAnswers } = document.getState();
  if (run.questions.length === 0) return null;
  const set = (at: number, answer: string) =>
    setAnswers(applier.id, [...(answers ?? []).slice(0, at), ...gap(at - (answers?.length ?? 0)), answer]);
  return (
    <div className={styles.questions}>
      <p>
        {answers === null
          ? 'Nobody was at the terminal, so the defaults were taken.'
          : 'Somebody is at the terminal and answers.'}
      </p>
      {run.questions.map((question, i) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by when it is asked.
          key={`${i} ${question.answer}`}
          label={question.text.trim()}
          defaultValue={question.answer ?? ''}
          placeholder="default"
          onKeyDown={(event) => {
            if (event.key === 'Enter') set(i, event.currentTarget.value);
          }}
          onBlur={(event) => {
            if (event.currentTarget.value !== (question.answer ?? '')) set(i, event.currentTarget.value);
          }}
        />
      ))}
      {answers !== null && <Button onClick={() => setAnswers(applier.id, null)}>Leave the terminal</Button>}
    </div>
  );
}

const gap = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => '');
