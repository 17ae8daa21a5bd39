import { type KeyboardEvent, useState } from 'react';
import { figures } from '../../engine/index.ts';
import { usePlayer, useStep } from '../scene.ts';
import styles from './StepField.module.css';

/** "Step 65 of 98": the number can be typed over to go to that step. */
export function StepField() {
  const { go } = usePlayer();
  const { step, frame } = useStep();
  const [typed, setTyped] = useState<string | null>(null);
  const total = frame?.total ?? 0;
  const now = figures(Math.min(step + 1, total));
  const leave = () => {
    const wanted = Number(typed?.replace(/[\s,.]/g, ''));
    if (typed?.trim() && Number.isInteger(wanted)) go(wanted - 1);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    setTyped(null);
    event.stopPropagation();
  };
  if (total === 0) return null;
  return (
    <label className={styles.field}>
      <span>Step</span>
      <input
        value={typed ?? now}
        size={Math.max(1, figures(total).length)}
        inputMode="numeric"
        aria-label={`Step, of ${figures(total)}`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <span>of {figures(total)}</span>
    </label>
  );
}
