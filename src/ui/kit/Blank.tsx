import type { ReactNode } from 'react';
import styles from './Blank.module.css';

/** What stands where there is nothing to draw: why, in words. It waits a moment, since most waits are shorter. */
export const Blank = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.blank} data-blank>
    <p className={styles.title}>{title}</p>
    {children && <p>{children}</p>}
  </div>
);
