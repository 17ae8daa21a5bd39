const paths = {
  down: 'm3.5 5.5 3.5 3.5 3.5-3.5',
  up: 'm3.5 8.5 3.5-3.5 3.5 3.5',
  close: 'm3.5 3.5 7 7M10.5 3.5l-7 7',
  plus: 'M7 3v8M3 7h8',
  check: 'm3 7.5 2.8 2.8L11.2 4',
} as const;

/** A small line drawing beside a word; never the only name of a control. */
export const Icon = ({ name, size = 12 }: { name: keyof typeof paths; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
    <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="square" />
  </svg>
);

export const ThemeIcon = () => (
  <svg width="15" height="15" viewBox="0 0 12 12" aria-hidden="true">
    <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.3" />
    <path d="M6 1.4a4.6 4.6 0 0 1 0 9.2Z" fill="currentColor" />
  </svg>
);
