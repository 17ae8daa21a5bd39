import type { RailModel, Stretch } from './model.ts';
import styles from './Rail.module.css';

/** The bracket round the place looked at, and the lens that leads from it to the same lines in the editor. */
export function Lens({ model, target }: { model: RailModel; target: Stretch | null }) {
  const { bracket, layout } = model;
  if (!bracket) return null;
  const { y, height, tone, tag } = bracket;
  const { edge, width, tried, hasLens, type } = layout;
  const bottom = y + height;
  const hasRoomAbove = y > type.tag + 6;
  return (
    <g className={styles.lens} data-tone={tone}>
      {hasLens && target && (
        <>
          <path
            className={styles.lensWash}
            d={`M${edge} ${y}L${width} ${target.y}V${target.y + target.height}L${edge} ${bottom}Z`}
          />
          <path
            className={styles.lensEdge}
            d={`M${edge} ${y}L${width} ${target.y}M${edge} ${bottom}L${width} ${target.y + target.height}`}
          />
        </>
      )}
      <path className={styles.bracket} d={`M${tried + 4} ${y}H${edge}V${bottom}H${tried + 4}`} />
      {hasLens && tag && (
        <text
          className={styles.bracketTag}
          x={edge - 2}
          y={hasRoomAbove ? y - 5 : bottom + type.tag + 3}
          fontSize={type.tag}
        >
          {tag}
        </text>
      )}
    </g>
  );
}
