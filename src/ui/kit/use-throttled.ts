import { useEffect, useRef, useState } from 'react';

/** The value, changing at most once in `pause` milliseconds; at once when `pause` is 0. The last one always comes. */
export function useThrottled<T>(value: T, pause: number): T {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(0);
  useEffect(() => {
    const show = () => {
      changedAt.current = performance.now();
      setShown(() => value);
    };
    const wait = changedAt.current + pause - performance.now();
    if (pause === 0 || wait <= 0) {
      show();
      return;
    }
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return pause === 0 ? value : shown;
}
