import { Scrubber } from './Scrubber.tsx';
import { Sentence } from './Sentence.tsx';
import { StepField } from './StepField.tsx';
import styles from './Transport.module.css';
import { TransportKeys } from './TransportKeys.tsx';
import { useKeyList } from './use-key-list.tsx';
import { useKeys } from './use-keys.ts';
import { ZoomAndSpeed } from './ZoomAndSpeed.tsx';

/** Play, step and seek through the search; what happens now, in a sentence. */
export function Transport() {
  const [keyList, showList] = useKeyList();
  useKeys(showList);
  return (
    <>
      <div className={styles.line}>
        <TransportKeys />
        <Sentence />
        <div className={styles.count}>
          <StepField />
          <ZoomAndSpeed />
          <button type="button" className={styles.help} aria-label="Keys" title="Keys (?)" onClick={showList}>
            ?
          </button>
        </div>
      </div>
      <Scrubber />
      {keyList}
    </>
  );
}
