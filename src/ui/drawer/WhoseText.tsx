import { useMemo } from 'react';
import type { FileReport, Image, WrittenLine } from '../../engine/index.ts';
import { shown as beginning } from '../code/characters.ts';
import styles from './WhoseText.module.css';
import { ownersSentence, writtenBy } from './whose-text.ts';

/** For every line that the hunks leave behind: whether it is the patch's text or the file's. */
export function WhoseText({ reports }: { reports: readonly FileReport[] }) {
  const written = useMemo(() => reports.flatMap(writtenBy), [reports]);
  if (written.length === 0) return <p className={styles.sentence}>No hunk left lines in this file.</p>;
  return (
    <>
      <p className={styles.sentence}>{ownersSentence(written)}</p>
      {written.map(({ number, image, lines, at }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several entries may count their hunks from 1.
        <section key={i} aria-label={`Hunk ${number}`} className={styles.hunk}>
          {at !== null && <h4 className={styles.place}>At line {at}</h4>}
          <ol className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.row} line={line} image={image} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Line({ line: { kind, source, was, text, isRewritten }, image }: { line: WrittenLine; image: Image }) {
  return (
    <>
      {isRewritten && was !== null && (
        <li data-owner="was">
          <span className={styles.number}>{was + 1}</span>
          <span className={styles.owner}>was</span>
          {indented(image.line(was))}
        </li>
      )}
      <li data-owner={isRewritten ? 'rewritten' : source} data-new={kind === 'insert' || undefined}>
        <span className={styles.number}>{isRewritten || was === null ? '' : was + 1}</span>
        <span className={styles.owner}>{isRewritten ? 'the patch’s, rewritten' : `the ${source}’s`}</span>
        {isRewritten ? indented(text) : shown(text)}
      </li>
    </>
  );
}

const shown = (text: string): string => beginning(text).replace(/\r?\n$/, '');

/** Leading and trailing blanks are drawn where they are what differs. */
const indented = (text: string): string =>
  shown(text).replace(/^[ \t]+|[ \t]+$/g, (blanks) => blanks.replaceAll(' ', '·').replaceAll('\t', '→'));
