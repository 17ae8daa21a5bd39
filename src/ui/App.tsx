import styles from './App.module.css';

/** Where everything stands. Panels know nothing of each other. */
export const App = () => (
  <main className={styles.app}>
    <header className={styles.bar} />
    <section className={styles.lead} />
    <section className={styles.column} aria-label="Search" />
    <section className={`${styles.column} ${styles.file}`} aria-label="File" />
    <section className={`${styles.column} ${styles.right}`} aria-label="Hunk" />
    <section className={styles.transport} aria-label="Steps" />
    <section className={styles.drawer} aria-label="Outcome" />
  </main>
);
