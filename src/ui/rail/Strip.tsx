import { useMemo } from 'react';
import { figures, type Outline } from '../../engine/index.ts';
import type { RailModel } from './model.ts';
import styles from './Rail.module.css';
import { extentsOf } from './spans.ts';
import { stripBands } from './strip.ts';

interface Props {
  readonly model: RailModel;
  readonly outline: Outline | null;
  readonly lineCount: number;
}

const noOutline: Outline = [];

/** The whole file, with what the rail shows of it framed, and the lens that leads from one to the other. */
export function Strip({ model, outline, lineCount }: Props) {
  const { strip, layout } = model;
  const bands = useMemo(() => {
    const size = { width: layout.strip?.width ?? 0, height: layout.height };
    return stripBands(extentsOf(outline ?? noOutline), lineCount, size);
  }, [outline, lineCount, layout]);
  if (!strip || !layout.strip) return null;
  const { width, lensTo } = layout.strip;
  const { height } = layout;
  const { y, height: boxHeight } = strip.box;
  return (
    <g className={styles.strip}>
      <rect className={styles.whole} width={width} height={height} />
      <path className={styles.even} d={bands.even} />
      <path className={styles.odd} d={bands.odd} />
      <path className={styles.stripLens} d={`M${width} ${y}L${lensTo} 0V${height}L${width} ${y + boxHeight}Z`} />
      <path
        className={styles.stripLensEdge}
        d={`M${width} ${y}L${lensTo} .5M${width} ${y + boxHeight}L${lensTo} ${height - 0.5}`}
      />
      <rect className={styles.box} x={-0.5} y={y} width={width + 1} height={boxHeight} />
      {strip.marks.map(({ tone, y: at }) => (
        <path
          key={`${tone} ${at}`}
          className={styles.stripMark}
          data-tone={tone}
          d={tone === 'near' ? `M2 ${at}H${width - 2}` : `M0 ${at}H${width}`}
        />
      ))}
      <text className={styles.caption} transform={`translate(-8 ${height}) rotate(-90)`}>
        {figures(lineCount)} {lineCount === 1 ? 'line' : 'lines'}
      </text>
    </g>
  );
}
