import { Mark, type MarkName } from '../kit/Mark.tsx';
import type { AxisMark, Leg } from './axis.ts';
import { isWithin, type RailModel } from './model.ts';
import styles from './Rail.module.css';

/** Distances from the stated line, the legs that measure the landing, and the marks with their numbers. */
export function Axis({ model }: { model: RailModel }) {
  const { layout, file, ticks, zone, hasFronts, legs } = model;
  const { axis, scale, hasNumerals, type } = layout;
  return (
    <g>
      <path className={styles.axis} d={`M${axis} ${file.y + 1}V${file.y + Math.max(1, file.height - 1)}`} />
      {ticks.map(({ distance, y, numeral }) => (
        <g key={distance}>
          <path className={styles.tick} d={`M${axis - 4 * scale} ${y}H${axis}`} />
          {numeral && hasNumerals && (
            <text className={styles.numeral} x={axis - 8} y={y + 3.8} fontSize={type.numeral}>
              {numeral}
            </text>
          )}
        </g>
      ))}
      {hasFronts && zone && (
        <path className={styles.reach} d={chevrons(axis, zone.y, zone.y + zone.height, 5 * scale)} />
      )}
      {legs.map((leg) => (
        <LegMark key={leg.to} leg={leg} model={model} />
      ))}
    </g>
  );
}

/** A line with an open arrow at each end. */
const chevrons = (x: number, top: number, bottom: number, reach: number) =>
  `M${x} ${top + 1}V${bottom - 1}M${x - reach} ${top + reach + 1}L${x} ${top + 1}L${x + reach} ${top + reach + 1}` +
  `M${x - reach} ${bottom - reach - 1}L${x} ${bottom - 1}L${x + reach} ${bottom - reach - 1}`;

function LegMark({ leg, model }: { leg: Leg; model: RailModel }) {
  const { axis, numbers, type, scale } = model.layout;
  const middle = (leg.from + leg.to) / 2;
  const apart = 2.2 * (scale > 1 ? 1.7 : 1);
  const reach = 4.5 * (scale > 1 ? 1.7 : 1);
  return (
    <g className={styles.leg} data-dotted={leg.isDotted || undefined}>
      <path className={styles.legLine} pathLength={leg.isDotted ? undefined : 1} d={`M${axis} ${leg.from}V${leg.to}`} />
      {leg.isTied && (
        <path
          className={styles.tie}
          d={`M${axis - reach} ${middle - apart}h${2 * reach}M${axis - reach} ${middle + apart}h${2 * reach}`}
        />
      )}
      {leg.label && (
        <text
          className={styles.number}
          data-tone="landing"
          data-sunk={isWithin(model.zone, middle) || undefined}
          x={numbers}
          y={middle + type.leg * 0.35}
          fontSize={type.leg}
        >
          {leg.label}
        </text>
      )}
    </g>
  );
}

const markSize = { stated: 14, landing: 15, twin: 15, both: 15 } as const;
const markName: Record<AxisMark['kind'], MarkName> = {
  stated: 'stated',
  landing: 'landing',
  twin: 'twin',
  both: 'landing',
};

/** The marks on the axis and their line numbers, above everything else. */
export function AxisMarks({ model }: { model: RailModel }) {
  const { layout, marks, numbers, zone } = model;
  const ratio = layout.scale > 1 ? 1.7 : 1;
  return (
    <g>
      {numbers.map(({ lines: [text], tone, y }) => (
        <text
          key={`${tone} ${text}`}
          className={styles.number}
          data-tone={tone}
          data-sunk={isWithin(zone, y) || undefined}
          x={layout.numbers}
          y={y + layout.type.number * 0.36}
          fontSize={layout.type.number}
        >
          {text}
        </text>
      ))}
      {marks.map(({ kind, line, y }) => {
        const size = markSize[kind] * ratio;
        return (
          <g
            key={`${kind} ${line}`}
            className={styles.mark}
            data-kind={kind}
            transform={`translate(${layout.axis} ${y})`}
          >
            {kind === 'both' && <Diamond reach={11 * ratio} />}
            <g transform={`translate(${-size / 2} ${-size / 2})`}>
              <Mark name={markName[kind]} size={size} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The stated line's shape round a landing that is exactly there. */
const Diamond = ({ reach }: { reach: number }) => (
  <path className={styles.diamond} d={`M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`} />
);
