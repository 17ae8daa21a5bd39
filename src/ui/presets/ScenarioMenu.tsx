import { useStore } from 'zustand';
import { Icon } from '../kit/Icon.tsx';
import { Menu } from '../kit/Menu.tsx';
import { useApp } from '../scene.ts';
import styles from './Presets.module.css';
import { Variants } from './Variants.tsx';

/** The scenario that is open, with its story and its variants. */
export function ScenarioMenu() {
  const { document, session } = useApp();
  const isOpening = useStore(session.told, (state) => state.isOpening);
  const scenario = useStore(document, (state) => state.scenario);
  if (!scenario) return isOpening ? null : <span className={styles.own}>Your own files</span>;
  const { caseId, title, story, cases } = scenario;
  const variant = cases.find((one) => one.id === caseId)?.label;
  const label = (
    <>
      <small>Scenario</small>
      <span>
        {title}
        {cases.length > 1 && <small>, {variant}</small>}
      </span>
      <Icon name="down" />
    </>
  );
  return (
    <Menu label={label} className={styles.scenario ?? ''}>
      {(close) => (
        <div className={styles.story}>
          <p>{story}</p>
          <Variants scenario={scenario} close={close} />
        </div>
      )}
    </Menu>
  );
}
