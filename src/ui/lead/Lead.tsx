import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { type Fact, plain } from '../../engine/index.ts';
import { Mark, type MarkName } from '../kit/Mark.tsx';
import { Phrase } from '../Phrase.tsx';
import { useApp, useHunk } from '../scene.ts';
import { useTeller } from '../use-teller.ts';
import styles from './Lead.module.css';
import { markOf } from './marks.ts';

/** What happened, in one sentence, and the facts under it, which are also the key to the marks. */
export function Lead() {
  const { document, session } = useApp();
  const { story } = useHunk();
  const isOpening = useStore(session.told, (state) => state.isOpening);
  const isIdle = useStore(document, ({ files, edit }) => files.length === 0 && edit === '');
  const teller = useTeller();
  const words = story && teller?.headline(story);
  return (
    <>
      {words || (isIdle && !isOpening) ? (
        <h1 className={styles.headline} style={{ '--letters': words ? plain(words).length : 1 } as CSSProperties}>
          {words ? <Phrase words={words} /> : 'Paste a file and a patch to see where it lands, and why.'}
        </h1>
      ) : (
        <p className={`${styles.headline} ${styles.question}`}>Where did the patch land?</p>
      )}
      <ul className={styles.key}>
        {story && teller?.facts(story).map((fact) => <FactItem key={plain(fact.words)} fact={fact} />)}
      </ul>
    </>
  );
}

const FactItem = ({ fact }: { fact: Fact }) => (
  <li>
    <Mark name={markOf(fact.mark) satisfies MarkName} />
    <span>
      <Phrase words={fact.words} />
    </span>
  </li>
);
