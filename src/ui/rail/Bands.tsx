import { isWithin, type RailModel } from './model.ts';
import styles from './Rail.module.css';

/** The functions of the neighbourhood: a bar from first to last line, the name beside its top. */
export const Bands = ({ model: { bands, layout, zone } }: { model: RailModel }) => (
  <g>
    {bands.map(({ name, from, y, height, isNamed, note, nameY, noteY }) => (
      <g
        key={`${from} ${name}`}
        className={styles.band}
        data-named={isNamed || undefined}
        data-sunk={isWithin(zone, y) || undefined}
      >
        <rect x={layout.bars} y={y} width={3} height={height} />
        {nameY !== null && (
          <text className={styles.name} x={layout.names} y={nameY} fontSize={layout.type.name}>
            <title>{name}</title>
            {shortened(name, layout.nameLength)}
          </text>
        )}
        {noteY !== null && (
          <text className={styles.note} x={layout.names} y={noteY} fontSize={layout.type.note}>
            {note !== null && note.length > layout.noteLength ? note.split(', ').at(-1) : note}
          </text>
        )}
      </g>
    ))}
  </g>
);

/** The end of a long name tells it apart as often as its start. */
function shortened(name: string, length: number): string {
  if (name.length <= length) return name;
  const tail = Math.min(6, Math.floor(length / 3));
  return `${name.slice(0, length - tail - 1)}…${name.slice(-tail)}`;
}
