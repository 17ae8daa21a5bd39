import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../scene.ts';
import { applyTheme } from './theme.ts';

/** Keeps the editors in the colours of the page, also when the system changes its mind. */
export function useTheme(): void {
  const { settings } = useApp();
  const theme = useStore(settings, (state) => state.theme);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is read from the page, which has it by then.
  useEffect(() => {
    applyTheme();
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', applyTheme);
    return () => system.removeEventListener('change', applyTheme);
  }, [theme]);
}
