import { enclosing, figures } from '../../engine/index.ts';
import { CodeText } from '../code/CodeText.tsx';
import { shown } from '../code/characters.ts';
import { comparedLines } from '../comparator/compared-lines.ts';
import { SignMark } from '../comparator/SignMark.tsx';
import { Mark } from '../kit/Mark.tsx';
import { useHunk, useStep } from '../scene.ts';
import styles from './Window.module.css';
import { codeSize, windowLines } from './window-lines.ts';

const room = { width: 480, size: 22, least: 16 };

/** The lines of the file that are looked at, large. */
export function Window() {
  const { hunk, outline, lineOf } = useHunk();
  const { frame } = useStep();
  if (!frame || !hunk) return null;
  const lines = windowLines(frame, hunk, lineOf);
  const signs = new Map(comparedLines(frame.rows).map((line) => [line.row, line.side === 'file' ? null : line.sign]));
  for (const line of comparedLines(frame.rows)) if (line.sign) signs.set(line.row, line.sign);
  const hasLanded = frame.isHit || frame.phase === 'land' || frame.phase === 'write';
  const place = frame.place === null ? null : lineOf(frame.place);
  const symbol = place === null ? undefined : enclosing(outline ?? [], place).at(-1);
  return (
    <section className={styles.window} data-tone={hasLanded ? 'landing' : 'probe'} aria-label="Lines looked at">
      <p className={styles.head}>
        <Mark name={place === null ? 'stated' : hasLanded ? 'landing' : 'probe'} size={22} />
        {place === null ? (
          `The hunk, ${lines.length} lines`
        ) : (
          <>
            Lines {figures(place + 1)} to {figures(place + frame.rows.length)}
            {symbol && (
              <>
                , in <code>{symbol.kind === 'function' ? `${symbol.name}()` : symbol.name}</code>
              </>
            )}
          </>
        )}
      </p>
      <ol style={{ fontSize: codeSize(lines, room.width, room.size, room.least) }}>
        {lines.map(({ row, text, number, isReplaced }) => {
          const sign = signs.get(row.row);
          return (
            <li key={row.row} data-state={row.state}>
              <span className={styles.number}>{number}</span>
              <span className={styles.sign}>{sign && <SignMark sign={sign} size={22} />}</span>
              <span className={styles.text}>
                <CodeText text={shown(text)} />
              </span>
              {hasLanded && isReplaced && <em>this line changes</em>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
