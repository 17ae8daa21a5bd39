import { HistoryMenu } from '../history/HistoryMenu.tsx';
import { Button } from '../kit/Button.tsx';
import { Logo } from '../kit/Logo.tsx';
import { PresetsMenu } from '../presets/PresetsMenu.tsx';
import { ScenarioMenu } from '../presets/ScenarioMenu.tsx';
import { useApp } from '../scene.ts';
import { ShareMenu } from '../share/ShareMenu.tsx';
import styles from './Bar.module.css';
import { ThemeButton } from './ThemeButton.tsx';

export function Bar() {
  const { view } = useApp();
  return (
    <div className={styles.bar}>
      <a className={styles.name} href="#1" title="The first scenario">
        <Logo />
        Hunkscope
      </a>
      <span className={styles.wide}>
        <ScenarioMenu />
      </span>
      <PresetsMenu />
      <Button look="line" onClick={() => view.setState({ view: 'paste' })}>
        Paste
      </Button>
      <span className={styles.push} />
      <HistoryMenu />
      <ShareMenu />
      <span className={styles.wide}>
        <Button onClick={() => view.setState({ view: 'present' })}>Present</Button>
      </span>
      <ThemeButton />
    </div>
  );
}
