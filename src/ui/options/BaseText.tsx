import { useStore } from 'zustand';
import { fromBytes, toBytes } from '../../engine/index.ts';
import { useApp } from '../scene.ts';
import styles from './Options.module.css';

/** The version that the patch was made from, for merges with a base. */
export function BaseText() {
  const { document } = useApp();
  const path = useStore(document, (state) => state.active);
  const base = useStore(document, (state) => state.base.find((file) => file.path === path)?.text ?? '');
  return (
    <details className={styles.base} open={base !== '' || undefined}>
      <summary>The version the patch was made from, for merges</summary>
      <textarea
        aria-label={`${fromBytes(path)} as the patch knew it`}
        rows={5}
        spellCheck={false}
        value={fromBytes(base)}
        onChange={(event) => document.getState().setBase(path, toBytes(event.currentTarget.value))}
      />
    </details>
  );
}
