import { useEffect } from 'react';
import { useApp } from '../scene.ts';
import { isWholePatch, loadArrivals, useArrivals } from './useArrivals.ts';

const wentOver = 'What you pasted is a patch, so it went to the patch side. Back undoes that.';

/**
 * Files dropped and texts pasted anywhere on the page. Editors and fields keep their own pasting, but a whole patch
 * goes to the patch side whichever pane it is pasted into.
 */
export function useDropAndPaste(): void {
  const { view } = useApp();
  const arrivals = useArrivals();
  useEffect(() => {
    // Without it there is no dropping and pasting outside the editors, and the next try may bring it.
    void loadArrivals().catch(() => {});
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      if (files.length === 0 && !isWholePatch(text)) return;
      event.preventDefault();
      event.stopPropagation();
      void (files.length === 0 ? arrivals.text(text) : arrivals.files(files));
    };
    const paste = (event: ClipboardEvent) => {
      if (view.getState().view === 'paste') return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const files = [...(event.clipboardData?.files ?? [])];
      const target = event.target instanceof Element ? event.target : null;
      const isInFilePane = target?.closest('[data-pane="file"]') != null;
      const isInField = target?.closest('input, textarea, [contenteditable], .monaco-editor') != null;
      if (isInField && !(isInFilePane && isWholePatch(text))) return;
      if (files.length === 0 && text.trim() === '') return;
      event.preventDefault();
      event.stopPropagation();
      void (files.length > 0 ? arrivals.files(files) : arrivals.text(text, isInFilePane ? wentOver : undefined));
    };
    const options = { capture: true };
    window.addEventListener('dragover', over, options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => {
      window.removeEventListener('dragover', over, options);
      window.removeEventListener('drop', drop, options);
      window.removeEventListener('paste', paste, options);
    };
  }, [arrivals, view]);
}
