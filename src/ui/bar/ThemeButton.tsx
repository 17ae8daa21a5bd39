import { useStore } from 'zustand';
import type { Theme } from '../../stores/settings.ts';
import { Button } from '../kit/Button.tsx';
import { ThemeIcon } from '../kit/Icon.tsx';
import { useApp } from '../scene.ts';

const after: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const name: Readonly<Record<Theme, string>> = { system: 'as the system', light: 'light', dark: 'dark' };

export function ThemeButton() {
  const { settings } = useApp();
  const theme = useStore(settings, (state) => state.theme);
  const label = `Theme: ${name[theme]}`;
  return (
    <Button look="icon" aria-label={label} title={label} onClick={() => settings.setState({ theme: after[theme] })}>
      <ThemeIcon />
    </Button>
  );
}
