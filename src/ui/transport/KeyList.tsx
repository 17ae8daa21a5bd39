import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../kit/Button.tsx';
import { useApp } from '../scene.ts';
import styles from './KeyList.module.css';
import { keyMeanings } from './keys.ts';

/** The keys and what they do, with a switch for those that are single characters. Opens as soon as it is there. */
export function KeyList({ close }: { close: () => void }) {
  const { settings } = useApp();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  const characterKeys = useStore(settings, (state) => state.characterKeys);
  const title = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={title} onClose={close}>
      <h2 id={title}>Keys</h2>
      <dl>
        {keyMeanings.map(({ keys, words, isCharacter }) => (
          <div key={words} data-off={(isCharacter && !characterKeys) || undefined}>
            <dt>{keys.map((key) => (key === '…' ? ' to ' : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={characterKeys}
          onChange={(event) => settings.setState({ characterKeys: event.currentTarget.checked })}
        />
        Single characters act as keys
      </label>
      <form method="dialog">
        <Button look="line" type="submit">
          Close
        </Button>
      </form>
    </dialog>
  );
}
