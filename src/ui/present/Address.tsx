import { useMemo, useSyncExternalStore } from 'react';
import { qrCode } from '../../share/qr/qr.ts';
import styles from './Present.module.css';

/** Four light modules on every side, so that phones find the code. */
const quiet = 4;
/** The address changes a while after the step does, and says nothing when it does. */
function watch(changed: () => void): () => void {
  const timer = setInterval(changed, 500);
  return () => clearInterval(timer);
}

/** Where the room can open this step: the address, and as a QR code when it is short enough for one. */
export function Address() {
  const href = useSyncExternalStore(watch, () => location.href);
  const code = useMemo(() => qrCode(href), [href]);
  if (!code) return null;
  const size = code.length + 2 * quiet;
  const path = code
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  const { host, pathname, hash } = new URL(href);
  return (
    <aside className={styles.address}>
      <svg
        width="124"
        height="124"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code of this step"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} className={styles.paper} />
        <path d={path} className={styles.print} />
      </svg>
      <span>{host}</span>
      <span>
        {pathname.length > 1 ? pathname : ''}
        {hash.length > 24 ? `${hash.slice(0, 22)}…` : hash}
      </span>
    </aside>
  );
}
