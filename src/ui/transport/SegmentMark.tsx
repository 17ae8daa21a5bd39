import type { Segment } from '../../engine/index.ts';
import { Mark } from '../kit/Mark.tsx';
import { barBox, barPaths, base } from './bar-paths.ts';
import type { Bar } from './bars.ts';
import styles from './Scrubber.module.css';
import { progressOf } from './scrubber-model.ts';
import type { SegmentBox } from './segment-boxes.ts';

interface Props {
  readonly box: SegmentBox;
  readonly bars: readonly Bar[];
  readonly step: number;
  /** A twin as far away on the other side, which the landing left untried. */
  readonly hasTwin: boolean;
  /** The hunk states a line, so that places lie above or below it. */
  readonly hasSides: boolean;
}

/** Amber while it searches, plum where it lands, ink where it is refused. */
export function toneOf(kind: Segment['kind']): 'probe' | 'landing' | 'ink' {
  if (kind === 'reject') return 'ink';
  return kind === 'fits' || kind === 'land' || kind === 'write' ? 'landing' : 'probe';
}

/** One stretch of the search: what it found, a rule for how far it has come, its name. */
export function SegmentMark({ box, bars, step, hasTwin, hasSides }: Props) {
  const { segment, x, width, label } = box;
  const progress = progressOf(segment, step);
  return (
    <g data-progress={progress} data-tone={toneOf(segment.kind)} className={styles.segment}>
      {segment.kind === 'fits' && bars[0] ? (
        <Fit bar={bars[0]} end={x + width} isDone={progress !== 'ahead'} hasTwin={hasTwin} />
      ) : (
        <Bars bars={bars} step={step} />
      )}
      <Sign box={box} isNow={progress === 'now'} />
      {hasSides && segment.kind === 'run' && width > 90 && progress !== 'ahead' && segment.fromStep < 5 && (
        <>
          <text className={styles.side} x={x + 2} y={15}>
            above
          </text>
          <text className={styles.side} x={x + 2} y={36}>
            below
          </text>
        </>
      )}
      <rect className={styles.rule} x={x} y={44} width={width} height={progress === 'now' ? 4 : 3} />
      <text className={styles.label} x={x} y={60}>
        {label}
      </text>
    </g>
  );
}

function Bars({ bars, step }: { bars: readonly Bar[]; step: number }) {
  const { hit, none, ahead } = barPaths(bars, step);
  return (
    <>
      {ahead && <path className={styles.ahead} d={ahead} />}
      {none && <path className={styles.none} d={none} />}
      {hit && <path className={styles.hit} d={hit} />}
    </>
  );
}

/** The place that fits; beside it, empty, the twin that would have been next. */
function Fit({ bar, end, isDone, hasTwin }: { bar: Bar; end: number; isDone: boolean; hasTwin: boolean }) {
  const { x, y, width, height } = barBox(bar);
  const left = x + width + 9;
  return (
    <>
      <rect
        className={styles.fit}
        data-done={isDone || undefined}
        x={x + 0.75}
        y={y}
        width={width - 1.5}
        height={Math.max(2, height)}
      />
      {hasTwin && left + 20 < end && (
        <rect
          className={styles.twin}
          x={left}
          y={bar.isAbove ? base : base - 17}
          width={Math.min(width, end - left - 4)}
          height={17}
        />
      )}
    </>
  );
}

/** Stretches that compare nothing have a sign instead of bars. */
function Sign({ box: { segment, x, width }, isNow }: { box: SegmentBox; isNow: boolean }) {
  // The playhead stands in the middle.
  const middle = x + width / 2 - (isNow ? 18 : 0);
  switch (segment.kind) {
    case 'read':
      return <path className={styles.sign} d={[3, 7, 11, 15].map((y) => `M${middle - 7} ${13 + y}h14`).join('')} />;
    case 'write':
      return (
        <>
          <path className={styles.before} d={`M${middle - 7} 18h14`} />
          <path className={styles.after} d={`M${middle - 7} 25h14`} />
        </>
      );
    case 'note':
      return <path className={styles.sign} d={`M${middle - 7} 15h14v10h-8l-3 4v-4h-3z`} />;
    case 'reject':
      return (
        <g transform={`translate(${middle - 7} 15)`}>
          <Mark name="refused" />
        </g>
      );
    case 'land':
      return (
        <g transform={`translate(${middle - 7} 15)`}>
          <Mark name="landing" />
        </g>
      );
    default:
      return null;
  }
}
