import styles from './Matrix.module.css';

interface Props {
  readonly stated: number | null;
  readonly places: readonly number[];
  /** Other places where the hunk fits. */
  readonly twins: readonly number[];
  /** The distance that reaches the end of the axis. */
  readonly reach: number;
}

const half = 36;

/** Left is up in the file, right is down: the stated line in the middle, the landing filled, twins hollow. */
export function OffsetAxis({ stated, places, twins, reach }: Props) {
  if (stated === null) return <span className={styles.axis} />;
  const x = (place: number) => 44 + (reach === 0 ? 0 : ((place - stated) / reach) * half);
  const within = (place: number) => Math.abs(place - stated) <= reach;
  const hollow = twins.filter((twin) => within(twin) && !places.includes(twin));
  const colour = places.length > 0 ? 'var(--twin-mark)' : 'var(--rule-strong)';
  return (
    <svg className={styles.axis} width="88" height="16" viewBox="0 0 88 16" aria-hidden="true">
      <path d="M8 8h72" stroke="var(--rule-strong)" strokeWidth="1.2" />
      {places.map((place) => (
        <path key={place} d={`M44 8H${x(place)}`} stroke="var(--landing-mark)" strokeWidth="2" />
      ))}
      {hollow.map((twin) => (
        <circle key={twin} cx={x(twin)} cy="8" r="3.4" fill="var(--surface)" stroke={colour} strokeWidth="1.3" />
      ))}
      <path d="M44 3.6 48.4 8 44 12.4 39.6 8Z" fill="var(--surface)" stroke="var(--stated-mark)" strokeWidth="1.4" />
      {places.map((place) => (
        <circle key={place} cx={x(place)} cy="8" r="4" fill="var(--landing-mark)" />
      ))}
    </svg>
  );
}
