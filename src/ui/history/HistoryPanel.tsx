import { useStore } from 'zustand';
import { fromBytes } from '../../engine/index.ts';
import { forget, forgetAll } from '../../stores/history.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useApp } from '../scene.ts';
import styles from './HistoryPanel.module.css';

/** The last states of one's own work, kept in this browser. */
export function HistoryPanel({ close }: { close: () => void }) {
  const { history, session, storage } = useApp();
  const { kept, isFull } = useStore(history);
  if (kept.length === 0)
    return <p className={styles.empty}>Nothing yet. What you paste or type is kept here, in this browser only.</p>;
  return (
    <div className={styles.history}>
      <ol>
        {kept.map((state) => (
          <li key={state.id}>
            <button
              type="button"
              className={styles.restore}
              onClick={() => {
                close();
                void session.openFragment(state.fragment);
              }}
            >
              <b>{fromBytes(state.title)}</b> <time dateTime={new Date(state.at).toISOString()}>{when(state.at)}</time>
            </button>
            <Button
              look="icon"
              aria-label={`Forget ${fromBytes(state.title)}`}
              onClick={() => forget(history, storage, state.id)}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        {isFull
          ? 'The browser’s storage is full: the newest is kept until the page is left. '
          : 'Kept in this browser only. '}
        <Button onClick={() => forgetAll(history, storage)}>Forget all</Button>
      </p>
    </div>
  );
}

const when = (at: number): string =>
  new Date(at).toLocaleString(undefined, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
