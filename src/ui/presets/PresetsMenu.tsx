import { useStore } from 'zustand';
import { Menu } from '../kit/Menu.tsx';
import { useApp } from '../scene.ts';
import styles from './Presets.module.css';
import { Variants } from './Variants.tsx';

/** Every scenario by its title. */
export function PresetsMenu() {
  const { document, session, presets } = useApp();
  const scenario = useStore(document, (state) => state.scenario);
  return (
    <Menu label="Presets">
      {(close) => (
        <ol className={styles.list}>
          {presets.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === scenario?.id || undefined}
                onClick={() => {
                  close();
                  void session.openPreset(id);
                }}
              >
                {title}
              </button>
              {id === scenario?.id && <Variants scenario={scenario} close={close} />}
            </li>
          ))}
        </ol>
      )}
    </Menu>
  );
}
