import { CodeText } from '../code/CodeText.tsx';
import { shapeOf, shown, visible } from '../code/characters.ts';
import styles from '../code/Rows.module.css';
import type { ComparedLine } from './compared-lines.ts';
import type { Piece } from './forgiven.ts';
import { SignMark } from './SignMark.tsx';

interface Props {
  readonly line: ComparedLine;
  /** Columns of indentation left out on the left. */
  readonly cut: number;
}

/** One line of the comparison: row number, sign, text, and what is to be said about it. */
export function ComparedRow({ line: { row, side, verdict, sign, pieces, note }, cut }: Props) {
  let left = cut;
  return (
    <li className={styles.line} data-verdict={verdict} data-side={side}>
      <span className={styles.number}>{side === 'file' ? '' : row + 1}</span>
      <span className={styles.sign}>{sign && <SignMark sign={sign} />}</span>
      <span className={styles.text}>
        {pieces.map(({ text, kind }, i) => {
          const seen = text.slice(Math.min(left, text.length));
          left = Math.max(0, left - text.length);
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity but their place.
          return <PieceText key={i} piece={{ text: seen, kind }} />;
        })}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </li>
  );
}

function PieceText({ piece: { text, kind } }: { piece: Piece }) {
  switch (kind) {
    case 'plain':
      return <CodeText text={shown(text)} />;
    case 'struck':
      return (
        <s>
          <CodeText text={shown(text)} />
        </s>
      );
    case 'differs':
      return <mark data-kind={kind}>{shapeOf(text === '' ? null : text)}</mark>;
    case 'forgiven':
      return <mark data-kind={kind}>{visible(text)}</mark>;
  }
}
