import { useRef } from 'react';
import { KeyList } from '../transport/KeyList.tsx';
import { SegmentBar } from '../transport/SegmentBar.tsx';
import { Sentence } from '../transport/Sentence.tsx';
import { StepField } from '../transport/StepField.tsx';
import { TransportKeys } from '../transport/TransportKeys.tsx';
import { useKeys } from '../transport/use-keys.ts';
import styles from './Dock.module.css';

/** The transport under the thumb. */
export function Dock() {
  const list = useRef<HTMLDialogElement>(null);
  useKeys(() => list.current?.showModal());
  return (
    <section className={styles.dock} aria-label="Steps">
      <Sentence />
      <SegmentBar />
      <div className={styles.line}>
        <TransportKeys iconSize={20} />
        <StepField />
      </div>
      <KeyList ref={list} />
    </section>
  );
}
