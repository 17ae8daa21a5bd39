import { useStore } from 'zustand';
import { Button } from '../kit/Button.tsx';
import { useApp } from '../scene.ts';
import type { Rows } from './rows.ts';

interface Props {
  readonly rows: Rows;
  readonly className?: string | undefined;
  readonly look?: 'bare' | 'line';
}

/** Gives the edit converted to all that read other kinds of edits, or takes that back. */
export function ConvertAll({ rows: { foreign }, className = '', look = 'bare' }: Props) {
  const { document } = useApp();
  const converting = useStore(document, (state) => state.converting);
  const { setConverting } = document.getState();
  if (converting === 'all') {
    return (
      <Button look={look} className={className} onClick={() => setConverting([])}>
        Run them as pasted
      </Button>
    );
  }
  if (foreign.length === 0) return null;
  return (
    <Button look={look} className={className} onClick={() => setConverting('all')}>
      Run {foreign.length > 1 ? 'them' : 'it'} on the edit converted
    </Button>
  );
}
