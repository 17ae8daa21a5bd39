import { useStore } from 'zustand';
import { Menu } from '../kit/Menu.tsx';
import { useApp } from '../scene.ts';
import styles from './Presets.module.css';

/** Every scenario by its title. */
export function PresetsMenu() {
  const { document, session, presets } = useApp();
  const current = useStore(document, (state) => state.scenario?.id);
  return (
    <Menu label="Presets">
      {(close) => (
        <ol className={styles.list}>
          {presets.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current || undefined}
                onClick={() => {
                  close();
                  void session.openPreset(id);
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </Menu>
  );
}
