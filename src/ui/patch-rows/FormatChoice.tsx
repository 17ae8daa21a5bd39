import { useStore } from 'zustand';
import type { FormatId } from '../../engine/index.ts';
import { formatWords } from '../edit-format.ts';
import { Choice } from '../kit/Choice.tsx';
import { useApp } from '../scene.ts';
import { useFormat } from '../use-format.ts';

/** Says what the edit is taken for, and changes it: which appliers count as its readers follows from that. */
export function FormatChoice() {
  const { document, results } = useApp();
  const edit = useStore(document, (state) => state.edit);
  const profiles = useStore(results, (state) => state.profiles);
  const format = useFormat();
  if (format === undefined || edit.trim() === '' || profiles.length === 0) return null;
  const known = [...new Set(profiles.flatMap(({ formats }) => formats))];
  const options = known.map((id) => ({ id: id as FormatId | 'unknown', label: `as ${formatWords(id)}` }));
  const all =
    format === null || !known.includes(format)
      ? [
          { id: format ?? ('unknown' as const), label: format ? `as ${formatWords(format)}` : 'of no known kind' },
          ...options,
        ]
      : options;
  return (
    <Choice
      label="What the patch is read as"
      options={all}
      value={format ?? 'unknown'}
      choose={(id) => document.getState().take(id === 'unknown' ? null : id)}
    />
  );
}
