import { useRef } from 'react';
import { KeyList } from './KeyList.tsx';
import { Scrubber } from './Scrubber.tsx';
import { Sentence } from './Sentence.tsx';
import { StepField } from './StepField.tsx';
import styles from './Transport.module.css';
import { TransportKeys } from './TransportKeys.tsx';
import { useKeys } from './use-keys.ts';
import { ZoomAndSpeed } from './ZoomAndSpeed.tsx';

/** Play, step and seek through the search; what happens now, in a sentence. */
export function Transport() {
  const list = useRef<HTMLDialogElement>(null);
  const showList = () => list.current?.showModal();
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
      <KeyList ref={list} />
    </>
  );
}
