/** What the keys of a clicker ask for. */
export type Click = 'next' | 'back' | 'blank' | 'leave';

/** Clickers send page keys, some only up and down; their third button sends B, a full stop, F5 or Escape. */
const clicks: Readonly<Record<string, Click>> = {
  PageDown: 'next',
  ArrowDown: 'next',
  PageUp: 'back',
  ArrowUp: 'back',
  b: 'blank',
  B: 'blank',
  '.': 'blank',
  F5: 'leave',
  Escape: 'leave',
};

export const clickOf = (key: string): Click | null => (Object.hasOwn(clicks, key) ? clicks[key]! : null);
