import type { ReactNode } from 'react';
import styles from './Head.module.css';

/** The line above a column: what it is, in bold; then whatever else. */
export const Head = ({ children }: { children: ReactNode }) => <div className={styles.head}>{children}</div>;

/** Pushes what follows to the right edge. */
export const Push = () => <span className={styles.push} />;
