import { plain } from '../../engine/index.ts';
import { useSize } from '../kit/use-size.ts';
import { useThrottled } from '../kit/use-throttled.ts';
import { Phrase } from '../Phrase.tsx';
import { useStep } from '../scene.ts';
import { useSentence } from '../sentence.ts';
import styles from './Sentence.module.css';

/** While playing, the eye gets a new sentence at most every 400 ms, the ear every 1,500. */
const pauses = { eye: 400, ear: 1500 };

/** Width of a letter of the sentence, on average. */
const letter = 8.1;

/** The current step as a sentence, read out politely as it changes. */
export function Sentence() {
  const { isPlaying } = useStep();
  const words = useSentence();
  const [room, size] = useSize<HTMLDivElement>();
  const shown = useThrottled(words, isPlaying ? pauses.eye : 0);
  const spoken = useThrottled(plain(words), isPlaying ? pauses.ear : 0);
  return (
    <div className={styles.say} ref={room} data-long={(size && plain(shown).length * letter > size.width) || undefined}>
      <p className={styles.words} aria-hidden="true">
        <Phrase words={shown} />
      </p>
      <p className={styles.spoken} aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}
