import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { type FormatId, formatOf } from '../engine/index.ts';
import { useApp } from './scene.ts';

/** The format that the edit is taken for: what a person says it is, else what it looks like; null when unknown. */
export function useFormat(): FormatId | null {
  const { document, view } = useApp();
  const edit = useDeferredValue(useStore(document, (state) => state.edit));
  const taken = useStore(view, (state) => state.taken);
  const found = useMemo(() => formatOf(edit), [edit]);
  return taken?.edit === edit ? taken.format : found;
}
