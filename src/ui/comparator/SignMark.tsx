import styles from '../code/Rows.module.css';
import { Mark } from '../kit/Mark.tsx';
import type { ComparedLine } from './compared-lines.ts';

const words = {
  match: 'matches',
  forgiven: 'matches under this rule',
  miss: 'differs',
  dropped: 'dropped',
  'later-match': 'would match',
  'later-miss': 'would differ',
} as const;

/** The sign of a row; soft where the tool had already stopped reading. */
export function SignMark({ sign, size = 12 }: { sign: NonNullable<ComparedLine['sign']>; size?: number }) {
  const label = words[sign];
  if (sign === 'match' || sign === 'miss' || sign === 'dropped') return <Mark name={sign} size={size} label={label} />;
  const shape = sign === 'forgiven' ? waves : sign === 'later-match' ? bars : `${bars}M8.2 1.2 3.8 10.8`;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 12 12"
      className={styles.soft}
      data-sign={sign}
      role="img"
      aria-label={label}
    >
      <path d={shape} />
    </svg>
  );
}

const bars = 'M1.6 4.2h8.8M1.6 7.8h8.8';
const waves = 'M1.6 5c1.6-2 2.8-2 4.4-.8s2.8 1.2 4.4-.8M1.6 8.8c1.6-2 2.8-2 4.4-.8s2.8 1.2 4.4-.8';
