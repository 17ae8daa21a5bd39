import { Editor, type OnMount } from '@monaco-editor/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ByteText } from '../../engine/index.ts';
import styles from './CodeEditor.module.css';
import { monaco } from './monaco.ts';
import { quiet } from './options.ts';
import { applyTheme, themeName } from './theme.ts';
import { useText } from './useText.ts';
import { useTheme } from './useTheme.ts';

export type CodeEditorHandle = Parameters<OnMount>[0];

interface Props {
  /** Names the text: the language is chosen by it. */
  readonly path: string;
  readonly text: ByteText;
  readonly label: string;
  /** Stands here until the editor does. */
  readonly meanwhile: ReactNode;
  readonly options?: Parameters<CodeEditorHandle['updateOptions']>[0];
  change(text: ByteText): void;
  /** A long text was pasted, and this is the whole text with it. The editor keeps what it had. */
  pasteLong(text: ByteText): void;
  /** Called with the editor that is to be decorated and scrolled, once it shows the text; with null while it does not. */
  ready(editor: CodeEditorHandle | null): void;
  /** The caret entered or left. */
  focus?(isInside: boolean): void;
}

/** One text in Monaco, byte for byte. Everything drawn on it comes from outside. */
export function CodeEditor({ path, text, label, meanwhile, options, change, pasteLong, ready, focus }: Props) {
  const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
  const isShown = useText(editor, path, text, { change, pasteLong });
  useTheme();
  const told = useRef(ready);
  told.current = ready;
  useEffect(() => told.current(isShown ? editor : null), [editor, isShown]);
  const focused = useRef(focus);
  focused.current = focus;

  // The wrapper hands every new object on to the editor, which compares it option by option.
  const all = useMemo(() => ({ ...quiet, ...options, ariaLabel: label }), [options, label]);

  useEffect(() => {
    if (!editor) return;
    const inside = editor.onDidFocusEditorWidget(() => focused.current?.(true));
    const outside = editor.onDidBlurEditorWidget(() => focused.current?.(false));
    return () => {
      inside.dispose();
      outside.dispose();
    };
  }, [editor]);

  return (
    <div className={styles.stack}>
      {editor && !isShown && <div className={styles.meanwhile}>{meanwhile}</div>}
      <Editor
        loading={<div className={styles.loading}>{meanwhile}</div>}
        keepCurrentModel
        defaultLanguage="plaintext"
        options={all}
        theme={themeName}
        beforeMount={applyTheme}
        onMount={(mounted) => {
          void document.fonts.ready.then(() => monaco.editor.remeasureFonts());
          setEditor(mounted);
        }}
      />
    </div>
  );
}
