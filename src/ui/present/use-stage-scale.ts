import { useSyncExternalStore } from 'react';

/** The stage that everything on it is measured for. */
export const stage = { width: 1280, height: 720 };

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** How much the stage is enlarged to fill the window, and how high it then is in its own pixels. */
export function useStageScale(): { readonly scale: number; readonly height: number } {
  const width = useSyncExternalStore(listen, () => window.innerWidth);
  const height = useSyncExternalStore(listen, () => window.innerHeight);
  const scale = Math.min(width / stage.width, height / stage.height);
  return { scale, height: Math.round(height / scale) };
}
