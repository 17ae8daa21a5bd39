import { type Fact, facts, headline, plain } from '../../engine/index.ts';
import { Mark, type MarkName } from '../kit/Mark.tsx';
import { Phrase } from '../Phrase.tsx';
import { useHunk } from '../scene.ts';
import styles from './Lead.module.css';
import { markOf } from './marks.ts';

/** What happened, in one sentence, and the facts under it, which are also the key to the marks. */
export function Lead() {
  const { story } = useHunk();
  return (
    <>
      <h1 className={styles.headline}>{story && <Phrase words={headline(story)} />}</h1>
      <ul className={styles.key}>
        {story && facts(story).map((fact) => <FactItem key={plain(fact.words)} fact={fact} />)}
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
