import { useEffect } from 'react';
import { toBytes } from '../../engine/index.ts';
import { useApp } from '../scene.ts';

type Incoming = typeof import('./incoming.ts');

/** What tells apart what comes: fetched once the page stands. Before that, editors and fields keep what they get. */
let tools: Incoming | null = null;
const load = async (): Promise<Incoming> => {
  tools = await import('./incoming.ts');
  return tools;
};

/**
 * Files dropped and texts pasted anywhere on the page. Editors and fields keep their own pasting, but a whole patch
 * goes to the patch side whichever pane it is pasted into.
 */
export function useDropAndPaste(): void {
  const { document: draft, session, view } = useApp();
  useEffect(() => {
    // Without it there is no dropping and pasting outside the editors, and the next try may bring it.
    void load().catch(() => {});
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = async (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const text = event.dataTransfer?.getData('text/plain') ?? '';
      if (files.length === 0 && !tools?.isWholePatch(toBytes(text))) return;
      event.preventDefault();
      event.stopPropagation();
      const { withPasted, withIncoming, incomingOf, saidOfIncoming } = tools ?? (await load());
      const now = draft.getState();
      if (files.length === 0) return session.openDraft(withPasted(now, toBytes(text)));
      const incoming = await incomingOf(files);
      return session.openDraft(withIncoming(now, incoming), saidOfIncoming(incoming));
    };
    const paste = async (event: ClipboardEvent) => {
      if (view.getState().view === 'paste') return;
      const text = toBytes(event.clipboardData?.getData('text/plain') ?? '');
      const files = [...(event.clipboardData?.files ?? [])];
      const target = event.target instanceof Element ? event.target : null;
      const isInFilePane = target?.closest('[data-pane="file"]') != null;
      const isInField = target?.closest('input, textarea, [contenteditable], .monaco-editor') != null;
      if (isInField && !(isInFilePane && tools?.isWholePatch(text))) return;
      if (files.length === 0 && text.trim() === '') return;
      event.preventDefault();
      event.stopPropagation();
      const { withPasted, withIncoming, incomingOf, saidOfIncoming, saidOfPasted } = tools ?? (await load());
      const now = draft.getState();
      if (files.length > 0) {
        const incoming = await incomingOf(files);
        return session.openDraft(withIncoming(now, incoming), saidOfIncoming(incoming));
      }
      const next = withPasted(now, text);
      const wentOver = 'What you pasted is a patch, so it went to the patch side. Back undoes that.';
      return session.openDraft(next, isInFilePane ? wentOver : saidOfPasted(now, next, text));
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
