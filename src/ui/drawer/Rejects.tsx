import { fromBytes } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { useHunk } from '../scene.ts';
import styles from './Drawer.module.css';
import { rejectsOf } from './rejects.ts';
import { saveText } from './save.ts';

export function Rejects() {
  const { run, applier } = useHunk();
  if (!run || !applier) return null;
  const files = rejectsOf(run);
  const refused = run.reports.flatMap(({ hunks }) => hunks).filter(({ outcome }) => outcome.kind === 'rejected');
  return (
    <div className={styles.body}>
      {files.map(([path, text]) => (
        <section key={path}>
          <div className={styles.bar}>
            <b>{fromBytes(path)}</b>
            <Button onClick={() => saveText(path, text)}>Save</Button>
          </div>
          <pre className={styles.quote}>{fromBytes(text)}</pre>
        </section>
      ))}
      {files.length === 0 && (
        <p className={styles.note}>
          {refused.length === 0
            ? `${applier.name} rejected no hunk.`
            : `${applier.name} refused ${refused.length === 1 ? 'one hunk' : `${refused.length} hunks`} and left no file behind.`}
        </p>
      )}
      {refused.map(({ number, outcome, patchLines }) => (
        <p key={patchLines.from} className={styles.note}>
          Hunk {number}: {outcome.kind === 'rejected' && outcome.reject.sentence}
        </p>
      ))}
    </div>
  );
}
