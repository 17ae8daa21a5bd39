import { type ComponentProps, type KeyboardEvent, useState } from 'react';

/** Half the height, which the stage gives up. */
const tall = { '--drawer': '50dvh', '--stage-least': '0px' };

/** The drawer grows to half the height, and back: by Control with the up and down arrows, or by the grip. */
export function useHeight() {
  const [isTall, setTall] = useState(false);
  const set = (next: boolean) => {
    setTall(next);
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(tall)) {
      if (next) style.setProperty(name, value);
      else style.removeProperty(name);
    }
  };
  const grip: ComponentProps<'button'> = {
    'aria-label': isTall ? 'Make the drawer smaller' : 'Make the drawer larger',
    'aria-expanded': isTall,
    title: 'Control with the up and down arrows does the same',
    onClick: () => set(!isTall),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    set(event.key === 'ArrowUp');
  };
  return { grip, onKeyDown };
}
