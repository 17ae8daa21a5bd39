import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { inWords } from '../../engine/index.ts';
import { Button } from '../kit/Button.tsx';
import { useApp } from '../scene.ts';

/** What takes longer is told, and can be stopped. */
const patience = 3000;

/** How far a long computation has come. */
export function Progress() {
  const { results, stop } = useApp();
  const generation = useStore(results, (state) => (state.status === 'running' ? state.generation : null));
  const answered = useStore(results, (state) => state.answered);
  const all = useStore(results, (state) => state.profiles.length);
  const [long, setLong] = useState<number | null>(null);
  useEffect(() => {
    if (generation === null) return;
    const timer = setTimeout(() => setLong(generation), patience);
    return () => clearTimeout(timer);
  }, [generation]);
  if (generation === null || long !== generation) return null;
  return (
    <p>
      Computing: {inWords(answered)} of {all} tools have answered. What you see of the others is the last result.
      <Button look="line" onClick={stop}>
        Stop
      </Button>
    </p>
  );
}
