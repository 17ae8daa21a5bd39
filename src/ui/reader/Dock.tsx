import { SegmentBar } from '../transport/SegmentBar.tsx';
import { Sentence } from '../transport/Sentence.tsx';
import { StepField } from '../transport/StepField.tsx';
import { TransportKeys } from '../transport/TransportKeys.tsx';
import { useKeyList } from '../transport/use-key-list.tsx';
import { useKeys } from '../transport/use-keys.ts';
import styles from './Dock.module.css';

/** The transport under the thumb. */
export function Dock() {
  const [keyList, showList] = useKeyList();
  useKeys(showList);
  return (
    <section className={styles.dock} aria-label="Steps">
      <Sentence />
      <SegmentBar />
      <div className={styles.line}>
        <TransportKeys iconSize={20} />
        <StepField />
      </div>
      {keyList}
    </section>
  );
}
