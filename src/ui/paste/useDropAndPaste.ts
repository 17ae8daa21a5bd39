import { useEffect } from 'react';
import { toBytes } from '../../engine/index.ts';
import { useApp } from '../scene.ts';
import { incomingOf, withIncoming, withPasted } from './incoming.ts';
import { isWholePatch, recognise } from './recognise.ts';

/**
 * Files dropped and texts pasted anywhere on the page. Editors and fields keep their own pasting, but a whole patch
 * goes to the patch side whichever pane it is pasted into.
 */
export function useDropAndPaste(): void {
  const { document: draft, session, view } = useApp();
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = async (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      if (files.length === 0 && !isWholePatch(toBytes(text))) return;
      event.preventDefault();
      event.stopPropagation();
      const now = draft.getState();
      await session.openDraft(
        files.length > 0 ? withIncoming(now, await incomingOf(files)) : withPasted(now, toBytes(text)),
      );
    };
    const paste = async (event: ClipboardEvent) => {
      if (view.getState().view === 'paste') return;
      const text = toBytes(event.clipboardData?.getData('text/plain') ?? '');
      const files = [...(event.clipboardData?.files ?? [])];
      const target = event.target instanceof Element ? event.target : null;
      const isInFilePane = target?.closest('[data-pane="file"]') != null;
      const isInField = target?.closest('input, textarea, [contenteditable], .monaco-editor') != null;
      if (isInField && !(isInFilePane && isWholePatch(text))) return;
      if (files.length === 0 && (text === '' || !isSomething(text))) return;
      event.preventDefault();
      event.stopPropagation();
      const now = draft.getState();
      const notice = isInFilePane
        ? 'What you pasted is a patch, so it went to the patch side. Back undoes that.'
        : null;
      const next = files.length > 0 ? withIncoming(now, await incomingOf(files)) : withPasted(now, text);
      await session.openDraft(next, notice);
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
  }, [draft, session, view]);
}

const isSomething = (text: string): boolean => {
  const { edit, file } = recognise(text);
  return edit !== '' || file !== null;
};
