import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from '../kit/ErrorBoundary.tsx';
import styles from './Fold.module.css';

/** A part of the outcome that is drawn only once it is opened. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <div className={styles.body}>
          <ErrorBoundary name={title}>{children}</ErrorBoundary>
        </div>
      )}
    </details>
  );
}
