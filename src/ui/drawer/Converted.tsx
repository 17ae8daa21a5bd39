import { useStore } from 'zustand';
import { fromBytes } from '../../engine/index.ts';
import { readsWords } from '../edit-format.ts';
import { Button } from '../kit/Button.tsx';
import { useApp, useHunk } from '../scene.ts';
import styles from './Converted.module.css';

/** More than anybody reads here; the whole of it becomes the patch all the same. */
const mostShown = 100_000;

/** The text that the applier on show was given in place of the pasted one, and what making it did to the edit. */
export function Converted() {
  const { document, results, session } = useApp();
  const { applier } = useHunk();
  const chosen = useStore(results, (state) => state.chosen);
  const row = useStore(results, (state) => (applier ? state.rows[applier.id] : undefined));
  const converting = useStore(document, (state) => state.converting);
  const text = chosen?.converted ?? null;
  if (!applier || text === null) return null;
  const told = row?.conversion?.ok ? row.conversion.told : null;
  const { setConverting } = document.getState();
  const take = () =>
    session.openDraft({ ...document.getState(), edit: text, scenario: null, converting: [], applier: applier.id });
  return (
    <div className={styles.converted}>
      <div className={styles.told}>
        <p>
          {applier.name} {readsWords(applier.formats)}: it was given this text in place of the patch.
        </p>
        {told && <Told title="Invented" sentences={told.invented} />}
        {told && <Told title="Dropped" sentences={told.dropped} />}
        {told && told.invented.length + told.dropped.length === 0 && (
          <p>Nothing was invented and nothing dropped: the text says what the patch says.</p>
        )}
        <p className={styles.buttons}>
          <Button look="line" onClick={() => void take()}>
            Use this text as the patch
          </Button>
          {converting !== 'all' && (
            <Button onClick={() => setConverting(converting.filter((id) => id !== applier.id))}>
              Run it on the patch as pasted
            </Button>
          )}
        </p>
      </div>
      <pre className={styles.text}>
        {fromBytes(text.slice(0, mostShown))}
        {text.length > mostShown && '…'}
      </pre>
    </div>
  );
}

function Told({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
