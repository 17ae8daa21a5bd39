import type { Row } from './rows.ts';

/** Where a row's hunk went, in a few words; the glyph before it tells the verdict. */
export function LandsAt({ row: { verdict, places, symbols, ref } }: { row: Row }) {
  if (verdict === 'silent-no-op') return 'nothing changed';
  if (ref === null) return verdict === 'refused' ? 'refused' : 'read no such hunk';
  const [first, second] = places;
  if (first === undefined) return verdict === 'refused' ? 'refused' : 'not placed';
  if (second !== undefined) return <Several places={places} />;
  const symbol = symbols[0];
  return (
    <span>
      <b>{first + 1}</b>
      {symbol && (
        <>
          {' '}
          in <code>{symbol}()</code>
        </>
      )}
    </span>
  );
}

const Several = ({ places }: { places: readonly number[] }) => (
  <span>
    <b>{places[0]! + 1}</b> and{' '}
    {places.length === 2 ? (
      <>
        <b>{places[1]! + 1}</b>, both
      </>
    ) : (
      `${places.length - 1} more`
    )}
  </span>
);
