import { useSyncExternalStore } from 'react';

/**
 * A hook for a module that is not needed for the first picture: it is asked for once that is painted, and null until
 * it has come.
 */
export function later<Module extends object>(load: () => Promise<Module>): () => Module | null {
  let module: Module | null = null;
  let failure: unknown = null;
  let isAsked = false;
  const waiting = new Set<() => void>();
  const ask = async () => {
    try {
      module = await load();
    } catch (error) {
      failure = error;
    }
    for (const tell of waiting) tell();
  };
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    if (!isAsked) void ask();
    isAsked = true;
    return () => waiting.delete(tell);
  };
  const now = () => {
    if (failure !== null) throw failure;
    return module;
  };
  return () => useSyncExternalStore(subscribe, now);
}
