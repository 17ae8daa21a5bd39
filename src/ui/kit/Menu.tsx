import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './Menu.module.css';

interface Props {
  /** What is written on the button. */
  readonly label: ReactNode;
  /** Its name where the words alone would not do. */
  readonly name?: string;
  readonly className?: string;
  /** Where the panel hangs. */
  readonly side?: 'left' | 'right';
  /** The panel; `close` shuts it and gives the focus back. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a panel under it. Escape, a click elsewhere or a choice shuts it. */
export function Menu({ label, name, className, side = 'left', children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus is inside.
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <Button
        className={className ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div id={id} className={styles.panel} data-side={side}>
          <Suspense>{children(close)}</Suspense>
        </div>
      )}
    </div>
  );
}
