import { readsWords } from '../edit-format.ts';
import { useApp } from '../scene.ts';
import styles from './Matrix.module.css';
import type { Row } from './rows.ts';

/** An applier that does not read this kind of edit: its refusal would say nothing, so its row says what it reads. */
export function ForeignLine({ row: { applier, version, ref }, isCurrent }: { row: Row; isCurrent: boolean }) {
  const { document } = useApp();
  const choose = () => document.getState().choose(applier.id, ref ?? document.getState().hunk);
  return (
    <tr aria-current={isCurrent || undefined} onClick={choose}>
      <td className={styles.applier}>
        <button type="button" className={styles.choose} aria-label={`Replay ${applier.name}`}>
          <b>{applier.name}</b> <span>{version}</span>
        </button>
      </td>
      <td colSpan={6}>
        <i className={styles.hush}>{readsWords(applier.formats)}</i>
      </td>
    </tr>
  );
}
