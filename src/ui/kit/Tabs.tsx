import { type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** How many there are of what it shows. */
  readonly count?: number | undefined;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active: string;
  choose(id: string): void;
  /** Stands at the right end of the row of tabs. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const moves: Readonly<Record<string, (i: number, count: number) => number>> = {
  ArrowRight: (i, count) => (i + 1) % count,
  ArrowLeft: (i, count) => (i + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs that swap one panel. Arrow keys go from tab to tab. */
export function Tabs({ label, tabs, active, choose, aside, children }: Props) {
  const id = useId();
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === active),
  );
  return (
    <>
      <div className={styles.row}>
        <div
          role="tablist"
          aria-label={label}
          className={styles.tabs}
          onKeyDown={(event) => {
            const next = tabs[moves[event.key]?.(at, tabs.length) ?? -1];
            if (!next) return;
            event.preventDefault();
            choose(next.id);
            document.getElementById(`${id}-${next.id}`)?.focus();
          }}
        >
          {tabs.map((tab, i) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={i === at}
              aria-controls={`${id}-panel`}
              tabIndex={i === at ? 0 : -1}
              onClick={() => choose(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by key. */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
