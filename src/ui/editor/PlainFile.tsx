import type { Image } from '../../engine/index.ts';
import { CodeText } from '../code/CodeText.tsx';
import { shown } from '../code/characters.ts';
import code from './code.module.css';
import type { LineMark } from './file-marks.ts';
import styles from './PlainFile.module.css';

interface Props {
  readonly image: Image;
  /** First line, from 0. */
  readonly top: number;
  readonly marks: readonly LineMark[];
}

const withoutEnd = (line: string): string => (line.endsWith('\n') ? line.replace(/\r?\n$/, '') : line);

/** More lines than any column is high. */
const most = 60;

/** The file as plain lines: what is seen before the editor has come. */
export function PlainFile({ image, top, marks }: Props) {
  const count = Math.max(0, Math.min(most, image.count - top));
  return (
    <ol className={styles.lines} start={top + 1}>
      {Array.from({ length: count }, (_, i) => top + i + 1).map((line) => {
        const mark = marks.find((one) => one.line === line);
        return (
          <li key={line} className={mark ? code[mark.window] : marks.length > 0 ? code.outside : ''}>
            <span className={`${styles.number} ${mark ? code[`${mark.window}Number`] : ''}`}>{line}</span>
            <span className={mark ? `${code.sign} ${code[mark.sign]}` : ''} />
            <span>
              <CodeText text={shown(withoutEnd(image.line(line - 1)))} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
