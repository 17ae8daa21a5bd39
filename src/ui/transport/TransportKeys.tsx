import { usePlayer, useStep } from '../scene.ts';
import { TransportIcon } from './icons.tsx';
import styles from './TransportKeys.module.css';

/** First, back, play, on, last: by moves at the ends, by steps inside. */
export function TransportKeys({ iconSize = 14 }: { iconSize?: number }) {
  const player = usePlayer();
  const { frame, step, isPlaying } = useStep();
  const last = (frame?.total ?? 1) - 1;
  const keys = [
    { name: 'previousMove', label: 'Previous move', act: player.previousMove, isOff: step <= 0 },
    { name: 'back', label: 'One step back', act: player.previous, isOff: step <= 0 },
    {
      name: isPlaying ? 'pause' : 'play',
      label: isPlaying ? 'Pause' : 'Play',
      act: isPlaying ? player.pause : player.play,
      isOff: frame === null,
    },
    { name: 'on', label: 'One step on', act: player.next, isOff: step >= last },
    { name: 'nextMove', label: 'Next move', act: player.nextMove, isOff: step >= last },
  ] as const;
  return (
    <div className={styles.keys}>
      {keys.map(({ name, label, act, isOff }) => (
        <button
          key={name === 'pause' ? 'play' : name}
          type="button"
          className={styles.key}
          data-kind={name === 'play' || name === 'pause' ? 'play' : undefined}
          aria-label={label}
          title={label}
          aria-disabled={isOff}
          onClick={() => !isOff && act()}
        >
          <TransportIcon name={name} size={iconSize} />
        </button>
      ))}
    </div>
  );
}
