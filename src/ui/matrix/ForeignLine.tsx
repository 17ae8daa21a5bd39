import { useStore } from 'zustand';
import { readsWords } from '../edit-format.ts';
import { Button } from '../kit/Button.tsx';
import { useApp } from '../scene.ts';
import styles from './Matrix.module.css';
import type { Row } from './rows.ts';

/**
 * An applier that does not read this kind of edit: its refusal would say nothing, so its row says what it reads, and
 * offers to give it the edit converted; or why that cannot be.
 */
export function ForeignLine({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const { document } = useApp();
  const converting = useStore(document, (state) => state.converting);
  const { applier, version, ref, conversion } = row;
  const choose = () => document.getState().choose(applier.id, ref ?? document.getState().hunk);
  const convert = () => {
    if (converting !== 'all') document.getState().setConverting([...converting, applier.id]);
    choose();
  };
  const reads = readsWords(applier.formats);
  return (
    <tr aria-current={isCurrent || undefined} onClick={choose}>
      <td className={styles.applier}>
        <button type="button" className={styles.choose} aria-label={`Replay ${applier.name}`}>
          <b>{applier.name}</b> <span>{version}</span>
        </button>
      </td>
      <td colSpan={6}>
        <span className={styles.offer}>
          {conversion === null || conversion.ok ? (
            <>
              <i className={styles.hush}>{reads}</i>
              <Button
                className={styles.all ?? ''}
                aria-label={`Run ${applier.name} on the edit converted`}
                onClick={(event) => {
                  event.stopPropagation();
                  convert();
                }}
              >
                Run it on the edit converted
              </Button>
            </>
          ) : (
            <i className={styles.hush} title={conversion.sentence}>
              {reads}. Not converted: {conversion.sentence}
            </i>
          )}
        </span>
      </td>
    </tr>
  );
}
