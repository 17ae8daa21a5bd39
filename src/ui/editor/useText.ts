import { useEffect, useRef, useState } from 'react';
import type { ByteText } from '../../engine/index.ts';
import { bytesOfText } from '../paste/bytes.ts';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import { around, follow, type Held, hold, holdLong, largestAtOnce } from './held.ts';

/** What becomes of the text in the editor. */
interface Told {
  change(text: ByteText): void;
  pasteLong(text: ByteText): void;
}

/** A paste of this length would hold the editor up, and its Undo for as long as the page lives. */
const longPaste = 1_000_000;

/**
 * Keeps a Monaco model for every path and the bytes beside it: the model never speaks for the bytes, its changes
 * are carried over to them one by one. A model stays, with its Undo, until its path gets a text from elsewhere.
 * Gives whether the editor shows the text: a long one takes a while.
 */
export function useText(editor: CodeEditorHandle | null, path: string, text: ByteText, told: Told): boolean {
  const models = useRef(new Map<string, Held>());
  const tell = useRef(told);
  tell.current = told;
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!editor) return;
    const known = models.current.get(path);
    let isWanted = true;
    const show = (next: Held) => {
      models.current.set(path, next);
      editor.setModel(next.model);
      known?.model.dispose();
      next.model.onDidChangeContent((event) => {
        follow(next, event);
        tell.current.change(next.bytes);
      });
      setShown(true);
    };
    if (known?.bytes === text) {
      if (editor.getModel() !== known.model) editor.setModel(known.model);
      setShown(true);
    } else if (text.length <= largestAtOnce) show(hold(path, text));
    else {
      // What would be typed meanwhile would go into a text that is no longer there.
      editor.setModel(null);
      setShown(false);
      const fill = async () => {
        const next = await holdLong(path, text, () => isWanted);
        if (next && isWanted) show(next);
        else next?.model.dispose();
      };
      void fill();
    }
    return () => {
      isWanted = false;
    };
  }, [editor, path, text]);

  useEffect(() => {
    if (!editor) return;
    const paste = async (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      const held = [...models.current.values()].find(({ model }) => model === editor.getModel());
      const at = editor.getSelection();
      if (pasted.length < longPaste || !held || !at) return;
      event.preventDefault();
      event.stopPropagation();
      const [before, after] = around(held, at);
      tell.current.pasteLong(before + (await bytesOfText(pasted)) + after);
    };
    const node = editor.getContainerDomNode();
    node.addEventListener('paste', paste, { capture: true });
    return () => node.removeEventListener('paste', paste, { capture: true });
  }, [editor]);

  useEffect(() => {
    const all = models.current;
    return () => {
      for (const { model } of all.values()) model.dispose();
      all.clear();
    };
  }, []);
  return isShown;
}
