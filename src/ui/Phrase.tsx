import type { Words } from '../engine/index.ts';
import styles from './Phrase.module.css';

/** A number and what it counts stay on one line. */
const numbered = /(\d) (?=lines?\b|rows?\b)/g;

/** A sentence of the engine, with its names in mono and its places underlined in the colours of their marks. */
export const Phrase = ({ words }: { words: Words }) =>
  words.map(({ text, kind, isCode }, i) => {
    const Tag = isCode ? 'code' : kind === 'emphasis' ? 'b' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity but their place.
      <Tag key={i} className={styles.span} data-kind={kind}>
        {text.replace(numbered, '$1\u00a0')}
      </Tag>
    );
  });
