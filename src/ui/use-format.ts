import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { FormatId } from '../engine/index.ts';
import { useApp } from './scene.ts';
import { useEditReader } from './use-edit-reader.ts';

/**
 * The format that the edit is taken for: what a person says it is, else what it looks like; null when unknown,
 * undefined before it has been looked at.
 */
export function useFormat(): FormatId | null | undefined {
  const { document } = useApp();
  const edit = useDeferredValue(useStore(document, (state) => state.edit));
  const takenFor = useStore(document, (state) => state.takenFor);
  const reader = useEditReader();
  const found = useMemo(() => reader?.formatOf(edit), [reader, edit]);
  return takenFor ?? found;
}
