const strokes = {
  previousMove: 'M11 2.5 6.5 7l4.5 4.5M3.2 2.5v9',
  back: 'M9 2.5 4.5 7 9 11.5',
  on: 'm5 2.5 4.5 4.5L5 11.5',
  nextMove: 'm3 2.5 4.5 4.5L3 11.5M10.8 2.5v9',
} as const;

const solids = { play: 'M4 2v10l8-5Z', pause: 'M3.5 2h2.6v10H3.5ZM8 2h2.6v10H8Z' } as const;

/** The signs on the transport's keys. */
export const TransportIcon = ({
  name,
  size = 14,
}: {
  name: keyof typeof strokes | keyof typeof solids;
  size?: number;
}) => (
  <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
    {name === 'play' || name === 'pause' ? (
      <path d={solids[name]} fill="currentColor" />
    ) : (
      <path d={strokes[name]} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="square" />
    )}
  </svg>
);
