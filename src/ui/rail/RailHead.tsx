import { useSize } from '../kit/use-size.ts';
import { useHunk, useStep } from '../scene.ts';
import { columnsOf, numberedColumns, numeralOf } from './columns.ts';
import { railLayout } from './layout.ts';
import styles from './RailHead.module.css';
import { useRailScene } from './use-rail.ts';

/** Room that the name of the search needs beside the word. */
const leastForWord = 190;
/** Fewest pixels between two row numerals. */
const apart = 12;

/** Whose search it is, and the rows of the hunk over their cells; rows given up by fuzz are struck. */
export function RailHead() {
  const [head, size] = useSize<HTMLDivElement>();
  const { applier } = useHunk();
  const { frame } = useStep();
  const scene = useRailScene();
  const layout = size && railLayout(size.width, size.height);
  const passes = frame && frame.passNumber > 1 ? `, pass ${frame.passNumber}` : '';
  return (
    <div className={styles.head} ref={head}>
      <b style={{ maxWidth: layout ? layout.cells - 8 : undefined }}>
        {applier ? `${applier.name}’s search${frame?.pass?.isReversed ? ', backwards' : passes}` : 'The search'}
      </b>
      {scene && layout && (
        <ol className={styles.rows} aria-hidden="true">
          {layout.cells > leastForWord && <li style={{ right: size.width - layout.cells + 6 }}>row</li>}
          {numberedColumns(columnsOf(scene.matches.rowCount, layout.cellsWidth), apart).map((column) => (
            <li
              key={column.from}
              style={{ left: layout.cells + column.x + column.width / 2 }}
              data-number
              data-dropped={isDropped(column.from, scene.matches) || undefined}
            >
              {numeralOf(column)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const isDropped = (row: number, { dropped, rowCount }: { dropped: { head: number; tail: number }; rowCount: number }) =>
  row < dropped.head || row >= rowCount - dropped.tail;
