import { useSize } from '../kit/use-size.ts';
import { useHunk, useStep } from '../scene.ts';
import { columnsOf, numberedColumns, numeralOf } from './columns.ts';
import { railLayout } from './layout.ts';
import styles from './RailHead.module.css';
import { useRailScene } from './use-rail.ts';

/** Width of a bold letter, on average, and of the word before the numerals with its gaps. */
const letter = 6.4;
const word = 36;
/** Fewest pixels between two row numerals. */
const apart = 12;

/** Whose search it is, and the rows of the hunk over their cells; rows given up by fuzz are struck. */
export function RailHead() {
  const [head, size] = useSize<HTMLDivElement>();
  const { applier } = useHunk();
  const { frame } = useStep();
  const scene = useRailScene();
  const layout = size && railLayout(size.width, size.height);
  const passes = frame?.pass?.isReversed
    ? ', backwards'
    : frame && frame.passNumber > 1
      ? `, pass ${frame.passNumber}`
      : '';
  const names = applier ? [`${applier.name}’s search${passes}`, `${applier.name}${passes}`] : ['The search'];
  const room = layout ? layout.cells - 8 : Number.POSITIVE_INFINITY;
  const name = names.find((one) => one.length * letter <= room) ?? names.at(-1)!;
  return (
    <div className={styles.head} ref={head}>
      <b style={{ maxWidth: layout ? room : undefined }} title={names[0]}>
        {name}
      </b>
      {scene && layout && (
        <ol className={styles.rows} aria-hidden="true">
          {name.length * letter + word <= room && <li style={{ right: size.width - layout.cells + 6 }}>row</li>}
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
