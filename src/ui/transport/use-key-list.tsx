import { lazy, type ReactNode, Suspense, useState } from 'react';

const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }));

/** The list of keys, while it is open, and what opens it. */
export function useKeyList(): [list: ReactNode, show: () => void] {
  const [isOpen, setOpen] = useState(false);
  const list = isOpen && (
    <Suspense>
      <KeyList close={() => setOpen(false)} />
    </Suspense>
  );
  return [list, () => setOpen(true)];
}
