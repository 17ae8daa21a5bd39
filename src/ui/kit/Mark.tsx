import type { ReactNode } from 'react';

/** The shapes of the product, one for each meaning. */
export type MarkName =
  | 'stated'
  | 'probe'
  | 'landing'
  | 'twin'
  | 'match'
  | 'miss'
  | 'dropped'
  | 'intended'
  | 'wrong'
  | 'refused'
  | 'loss'
  | 'nothing'
  | 'unknown';

const ring = (colour: string, inside: ReactNode) => (
  <>
    <circle cx="6" cy="6" r="4.9" fill="none" stroke={colour} strokeWidth="1.4" />
    {inside}
  </>
);

const shapes: Record<MarkName, ReactNode> = {
  stated: <path d="M6 .9 11.1 6 6 11.1.9 6Z" fill="var(--surface)" stroke="var(--stated-mark)" strokeWidth="1.7" />,
  probe: <path d="M4.2 1.4H2.4v9.2h1.8M7.8 1.4h1.8v9.2H7.8" fill="none" stroke="var(--probe-mark)" strokeWidth="1.7" />,
  landing: <circle cx="6" cy="6" r="5.1" fill="var(--landing-mark)" />,
  twin: <circle cx="6" cy="6" r="4.3" fill="var(--surface)" stroke="var(--twin-mark)" strokeWidth="1.7" />,
  match: <path d="M1.6 4.2h8.8M1.6 7.8h8.8" stroke="var(--match-mark)" strokeWidth="1.6" />,
  miss: <path d="M1.6 4.2h8.8M1.6 7.8h8.8M8.2 1.2 3.8 10.8" stroke="var(--miss-mark)" strokeWidth="1.6" fill="none" />,
  dropped: <path d="M2 10.4 5.4 1.6M6.6 10.4 10 1.6" stroke="var(--dropped-ink)" strokeWidth="1.5" />,
  intended: ring(
    'var(--match-mark)',
    <path d="m3.5 6.2 1.8 1.8 3.3-3.8" fill="none" stroke="var(--match-mark)" strokeWidth="1.5" />,
  ),
  wrong: (
    <>
      <path d="M6 1 11.4 10.8H.6Z" fill="var(--miss-mark)" />
      <path d="M6 4.4v3.2M6 8.7v1" stroke="var(--surface)" strokeWidth="1.3" />
    </>
  ),
  refused: ring('var(--refusal-mark)', <path d="m2.7 9.3 6.6-6.6" stroke="var(--refusal-mark)" strokeWidth="1.5" />),
  loss: (
    <circle cx="6" cy="6" r="4.9" fill="none" stroke="var(--loss-mark)" strokeWidth="1.7" strokeDasharray="2.4 2.73" />
  ),
  nothing: <rect x="1.5" y="1.5" width="9" height="9" fill="none" stroke="var(--text-soft)" strokeWidth="1.5" />,
  unknown: ring('var(--text-soft)', null),
};

/** One mark, drawn to the size of a line. Decoration unless it is given a name. */
export const Mark = ({ name, size = 14, label }: { name: MarkName; size?: number; label?: string }) =>
  label ? (
    <svg width={size} height={size} viewBox="0 0 12 12" data-mark={name} role="img" aria-label={label}>
      {shapes[name]}
    </svg>
  ) : (
    <svg width={size} height={size} viewBox="0 0 12 12" data-mark={name} aria-hidden="true">
      {shapes[name]}
    </svg>
  );
