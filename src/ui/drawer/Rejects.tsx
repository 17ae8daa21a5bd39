import { fromBytes } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { useHunk } from '../scene.ts';
import styles from './Drawer.module.css';
import { rejectsOf } from './rejects.ts';
import { saveText } from './save.ts';

/** More than anybody reads; a long patch may be refused hunk by hunk. */
const mostShown = 100_000;
const mostNamed = 200;

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
          <pre className={styles.quote}>{fromBytes(text.slice(0, mostShown))}</pre>
          {text.length > mostShown && <p className={styles.note}>There is more: save the file to see all of it.</p>}
        </section>
      ))}
      {files.length === 0 && (
        <p className={styles.note}>
          {refused.length === 0
            ? `${applier.name} rejected no hunk.`
            : `${applier.name} refused ${refused.length === 1 ? 'one hunk' : `${refused.length} hunks`} and left no file behind.`}
        </p>
      )}
      {refused.slice(0, mostNamed).map(({ number, outcome, patchLines }) => (
        <p key={patchLines.from} className={styles.note}>
          Hunk {number}: {outcome.kind === 'rejected' && outcome.reject.sentence}
        </p>
      ))}
    </div>
  );
}
