import type { MouseEvent } from 'react';
import type { Outline } from '../../engine/index.ts';
import { Axis, AxisMarks } from './Axis.tsx';
import { Bands } from './Bands.tsx';
import { Cells } from './Cells.tsx';
import { rectPath } from './cells.ts';
import { Lens, type LensEnds } from './Lens.tsx';
import type { RailModel } from './model.ts';
import styles from './Rail.module.css';
import { Strip } from './Strip.tsx';
import type { PlacedTag } from './tags.ts';

interface Props {
  readonly model: RailModel;
  readonly outline: Outline | null;
  readonly lineCount: number;
  /** The picture in words. */
  readonly label: string;
  /** The lens from the rail to the editor; null when the editor shows other lines. */
  readonly lens: LensEnds | null;
  /** How the step came about: only steps forward move. */
  readonly motion: 'none' | 'move' | 'land';
  /** A place of the neighbourhood was clicked. */
  readonly onPlace: (place: number) => void;
}

/** One step of a search, drawn in the order of place: up is up in the file. */
export function RailPicture({ model, outline, lineCount, label, lens, motion, onPlace }: Props) {
  const { layout, zone, scale } = model;
  const { width, height, bars, edge, tags, type } = layout;
  const stated = model.marks.find(({ kind }) => kind === 'stated' || kind === 'both');
  const click = ({ clientY, currentTarget }: MouseEvent<SVGRectElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const y = ((clientY - box.top) * height) / box.height;
    const tall = model.tall.find((place) => y >= place.y && y <= place.y + place.height);
    onPlace(tall ? tall.place : scale.lineAt(y));
  };
  return (
    <svg className={styles.rail} width={width} height={height} role="img" aria-label={label} data-motion={motion}>
      <Strip model={model} outline={outline} lineCount={lineCount} />
      {zone && (
        <g className={styles.zone} style={{ transform: `translateY(${zone.y}px)` }}>
          <rect x={bars} width={edge - bars} height={1} style={{ transform: `scaleY(${zone.height})` }} />
        </g>
      )}
      {model.hasFronts && zone && (
        <>
          <path className={styles.front} d={`M${bars} 0H${edge}`} style={{ transform: `translateY(${zone.y}px)` }} />
          <path
            className={styles.front}
            d={`M${bars} 0H${edge}`}
            style={{ transform: `translateY(${zone.y + zone.height}px)` }}
          />
        </>
      )}
      {model.expectedY !== null && <path className={styles.expected} d={`M${bars} ${model.expectedY}H${edge}`} />}
      {stated && <path className={styles.stated} d={`M${bars} ${stated.y}H${edge}`} />}
      <Bands model={model} />
      <path
        className={styles.used}
        d={model.used.map(({ y, height }) => rectPath(layout.used, y, 4, height)).join('')}
      />
      <Axis model={model} />
      <Cells model={model} />
      <Lens model={model} ends={lens} />
      <AxisMarks model={model} />
      {model.tags.map((tag) => (
        <TagWords key={`${tag.lines[0]} ${tag.y}`} tag={tag} x={tags} size={type.tag} />
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; keys have the table of places. */}
      <rect className={styles.touch} x={bars} width={width - bars} height={height} onClick={click} />
    </svg>
  );
}

const TagWords = ({ tag, x, size }: { tag: PlacedTag; x: number; size: number }) => (
  <text
    className={styles.tag}
    data-tone={tag.tone}
    y={tag.y + size * (0.36 - (tag.lines.length - 1) * 0.56)}
    fontSize={size}
  >
    {tag.lines.map((line, i) => (
      <tspan key={line} x={x} dy={i === 0 ? 0 : size * 1.12}>
        {line}
      </tspan>
    ))}
  </text>
);
