import { fromBytes, Image, type LineSpan, type Merge, type MergeRegion } from '../../engine/index.ts';
import styles from './ThreeVersions.module.css';

const taken: Readonly<Record<MergeRegion['takes'], string>> = {
  ours: 'the file’s stays',
  theirs: 'the patch’s goes in',
  both: 'both go in, one after the other',
  same: 'both made the same change',
  conflict: 'conflict: both stay, between markers',
};

/** More regions than anybody compares. */
const most = 60;

/** What each side of a merge was, wherever they are not all the same. */
export function ThreeVersions({ merge: { base, ours, theirs, regions } }: { merge: Merge }) {
  if (regions.length === 0) return <p className={styles.note}>All three versions are the same.</p>;
  const images = { base: new Image(base), ours: new Image(ours), theirs: new Image(theirs) };
  return (
    <table className={styles.versions} aria-label="The three versions where they differ">
      <thead>
        <tr>
          <th>The version the patch was made from</th>
          <th>The file as it is</th>
          <th>That version, patched</th>
          <th className={styles.taken}>In the result</th>
        </tr>
      </thead>
      <tbody>
        {regions.slice(0, most).map((region) => (
          <tr key={`${region.base.from} ${region.ours.from} ${region.theirs.from}`} data-takes={region.takes}>
            <Side image={images.base} span={region.base} isTaken={false} />
            <Side image={images.ours} span={region.ours} isTaken={region.takes !== 'theirs'} />
            <Side image={images.theirs} span={region.theirs} isTaken={region.takes !== 'ours'} />
            <td className={styles.taken}>{taken[region.takes]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ image, span, isTaken }: { image: Image; span: LineSpan; isTaken: boolean }) {
  return (
    <td data-taken={isTaken || undefined}>
      {span.count === 0 ? (
        <span className={styles.none}>{span.from === 0 ? 'nothing' : `nothing, after line ${span.from}`}</span>
      ) : (
        <ol className={styles.lines}>
          {Array.from({ length: span.count }, (_, i) => span.from + i).map((line) => (
            <li key={line}>
              <span className={styles.number}>{line + 1}</span>
              {fromBytes(image.line(line)).replace(/\r?\n$/, '')}
            </li>
          ))}
        </ol>
      )}
    </td>
  );
}
