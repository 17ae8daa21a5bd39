import type { RailModel, Stretch } from './model.ts';
import styles from './Rail.module.css';

/** The same lines on the rail and in the editor, in the rail's own heights. */
export interface LensEnds {
  readonly rail: Stretch;
  readonly editor: Stretch;
}

/** The bracket round the place looked at, and the lens that leads from the rail to the same lines in the editor. */
export function Lens({ model, ends }: { model: RailModel; ends: LensEnds | null }) {
  const { bracket, layout } = model;
  if (!bracket) return null;
  const { y, height, tone, tag } = bracket;
  const { edge, width, tried, hasLens, type } = layout;
  const bottom = y + height;
  const hasRoomAbove = y > type.tag + 6;
  return (
    <g className={styles.lens} data-tone={tone}>
      {hasLens && ends && <LensGlass ends={ends} from={edge} to={width} />}
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

function LensGlass({ ends: { rail, editor }, from, to }: { ends: LensEnds; from: number; to: number }) {
  const [top, bottom] = [rail.y, rail.y + rail.height];
  const end = editor.y + editor.height;
  return (
    <>
      <path className={styles.lensWash} d={`M${from} ${top}L${to} ${editor.y}V${end}L${from} ${bottom}Z`} />
      <path className={styles.lensEdge} d={`M${from} ${top}L${to} ${editor.y}M${from} ${bottom}L${to} ${end}`} />
    </>
  );
}
