import styles from './NoFile.module.css';

/** What stands in the file pane before there is a file. */
export const NoFile = () => (
  <div className={styles.box}>
    <p className={styles.lead}>No file yet.</p>
    <p>Paste or drop the file that the patch is for anywhere on this page.</p>
  </div>
);
