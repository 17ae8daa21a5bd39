import { lazy } from 'react';
import { Button } from '../kit/Button.tsx';
import { Logo } from '../kit/Logo.tsx';
import { Menu } from '../kit/Menu.tsx';
import { PresetsMenu } from '../presets/PresetsMenu.tsx';
import { ScenarioMenu } from '../presets/ScenarioMenu.tsx';
import { useApp } from '../scene.ts';
import styles from './Bar.module.css';
import { ThemeButton } from './ThemeButton.tsx';

const HistoryPanel = lazy(async () => ({ default: (await import('../history/HistoryPanel.tsx')).HistoryPanel }));
const SharePanel = lazy(async () => ({ default: (await import('../share/SharePanel.tsx')).SharePanel }));

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
      <Menu label="History" side="right">
        {(close) => <HistoryPanel close={close} />}
      </Menu>
      <Menu label="Share" side="right">
        {() => <SharePanel />}
      </Menu>
      <span className={styles.wide}>
        <Button onClick={() => view.setState({ view: 'present' })}>Present</Button>
      </span>
      <ThemeButton />
    </div>
  );
}
