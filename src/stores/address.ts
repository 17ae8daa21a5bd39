import type { Address } from './session.ts';

/** The address bar of a window. */
export function browserAddress(window: Window): Address {
  const { history, location } = window;
  const write = (how: 'pushState' | 'replaceState', fragment: string, visit: number) => {
    try {
      history[how]({ visit }, '', `#${fragment}`);
    } catch {
      // Browsers refuse very long addresses, and many changes a second: the state is kept elsewhere.
    }
  };
  return {
    read: () => location.hash,
    replace: (fragment, visit) => write('replaceState', fragment, visit),
    push: (fragment, visit) => write('pushState', fragment, visit),
    listen(heard) {
      // A typed or clicked `#...` comes as popstate without a state of ours.
      window.addEventListener('popstate', ({ state }) => heard(visitOf(state)));
    },
  };
}

const visitOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'visit' in state && typeof state.visit === 'number'
    ? state.visit
    : null;
