import { useEffect, useEffectEvent } from 'react';
import { useApp, useStep } from '../scene.ts';
import { actionOf, isTaken } from './keys.ts';

/** Keys of the player, wherever the focus is, unless what has the focus needs them itself. */
export function useKeys(showList: () => void): void {
  const app = useApp();
  const { step } = useStep();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTaken(event, event.target instanceof Element ? event.target : null)) return;
    const act = actionOf(event, { app, step, showList });
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
