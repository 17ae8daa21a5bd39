import { useStore } from 'zustand';
import { useApp } from '../scene.ts';
import styles from './Lead.module.css';

/** What the open scenario is about, in two or three sentences; nothing for one's own texts. */
export function ScenarioStory() {
  const story = useStore(useApp().document, (state) => state.scenario?.story);
  return story ? <p className={styles.story}>{story}</p> : null;
}
