import { useId } from 'react';
import type { TallPlace } from './cells.ts';
import { flatPath, rectPath } from './cells.ts';
import { isWithin, type Look, type RailModel } from './model.ts';
import styles from './Rail.module.css';

/** Which rows match where: a line high for most places, as tall as the hunk where it fits or nearly does. */
export function Cells({ model }: { model: RailModel }) {
  const { layout, seen, unseen, tall, tried, zone } = model;
  const clip = useId();
  return (
    <g>
      <path className={styles.tried} d={tried.map(({ y, height }) => rectPath(layout.tried, y, 4, height)).join('')} />
      <path className={styles.unseen} d={flatPath(unseen, layout.cells)} />
      {zone && (
        <clipPath id={clip}>
          <rect
            className={styles.clip}
            x={layout.cells}
            width={layout.cellsWidth}
            height={1}
            style={{ transform: `translateY(${zone.y}px) scaleY(${zone.height})` }}
          />
        </clipPath>
      )}
      <path className={styles.seen} d={flatPath(seen, layout.cells)} clipPath={zone ? `url(#${clip})` : undefined} />
      {tall.map((place) => (
        <Tall
          key={place.place}
          place={place}
          x={layout.cells}
          width={layout.cellsWidth}
          isSunk={isWithin(zone, place.y)}
        />
      ))}
    </g>
  );
}

interface Props {
  readonly place: TallPlace & { readonly look: Look };
  readonly x: number;
  readonly width: number;
  /** Whether it stands in the searched zone, whose ground it then has. */
  readonly isSunk: boolean;
}

function Tall({ place: { y, height, cells, look }, x, width, isSunk }: Props) {
  const paths = { match: '', miss: '', dropped: '' };
  const stroke = look === 'fits' ? 0.7 : 0;
  for (const { column, state } of cells) {
    const left = x + column.x;
    if (state === 'match')
      paths.match += rectPath(left + stroke, y + stroke, column.width - 2 * stroke, height - 2 * stroke);
    else if (state === 'dropped') paths.dropped += `M${left} ${y + height - 1}L${left + column.width} ${y + 1}`;
    else if (look === 'near')
      paths.miss += rectPath(left + 0.5, y + 0.5, Math.max(0.5, column.width - 1), Math.max(0.5, height - 1));
  }
  return (
    <g className={styles.tall} data-look={look} data-sunk={isSunk || undefined}>
      <rect className={styles.ground} x={x - 1} y={y - 0.6} width={width} height={height + 1.2} />
      <path className={styles.match} d={paths.match} />
      {paths.miss && <path className={styles.miss} d={paths.miss} />}
      {paths.dropped && <path className={styles.dropped} d={paths.dropped} />}
    </g>
  );
}
