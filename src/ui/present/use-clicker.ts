import { useEffect, useEffectEvent } from 'react';
import { nextMoveEnd, previousMoveEnd } from '../../engine/index.ts';
import { useApp, useHunk, useStep } from '../scene.ts';
import { useKeys } from '../transport/use-keys.ts';
import { type Click, clickOf } from './clicker.ts';

/** Clicker keys, caught before whatever has the focus sees them; all other keys of the player work as well. */
export function useClicker(blank: () => void): void {
  const { player, view } = useApp();
  const { segments } = useHunk();
  const { step } = useStep();
  useKeys(() => {});
  const act = useEffectEvent((click: Click) => {
    switch (click) {
      case 'next':
        return player.go(nextMoveEnd(segments, step));
      case 'back':
        return player.go(previousMoveEnd(segments, step));
      case 'blank':
        return blank();
      case 'leave':
        return view.setState({ view: 'stage' });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const click = event.ctrlKey || event.metaKey || event.altKey ? null : clickOf(event.key);
      if (!click) return;
      event.preventDefault();
      event.stopPropagation();
      act(click);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
