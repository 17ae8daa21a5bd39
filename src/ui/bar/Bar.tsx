import { Logo } from '../kit/Logo.tsx';
import styles from './Bar.module.css';
import { ThemeButton } from './ThemeButton.tsx';

export const Bar = () => (
  <div className={styles.bar}>
    <a className={styles.name} href="#1">
      <Logo />
      Hunkscope
    </a>
    <span className={styles.push} />
    <ThemeButton />
  </div>
);
