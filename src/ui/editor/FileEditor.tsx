import { type ComponentProps, useEffect, useState } from 'react';
import { inSearched } from '../../engine/index.ts';
import { useApp, useHunk } from '../scene.ts';
import { CodeEditor, type CodeEditorHandle } from './CodeEditor.tsx';
import { useFileMarks } from './useFileMarks.ts';
import { useRowOptions } from './useRowOptions.ts';

interface Props extends Omit<ComponentProps<typeof CodeEditor>, 'options' | 'ready'> {
  /** The view stays where it is while somebody types. */
  readonly isTyping: boolean;
}

/** The file in Monaco, with the step drawn on it. */
export function FileEditor({ isTyping, ...rest }: Props) {
  const { player } = useApp();
  const { report, ref } = useHunk();
  const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
  useFileMarks(editor, rest.path, isTyping);
  useEffect(() => {
    const listening = editor?.onMouseDown(({ target }) => {
      // Numbers and signs lead to the step that looks at the line; the text itself is for the caret.
      const isMargin = target.type === 2 || target.type === 3 || target.type === 4;
      if (isMargin && target.position) {
        const line = target.position.lineNumber - 1;
        player.goToLine(report ? inSearched(report, ref.hunk, line) : line);
      }
    });
    return () => listening?.dispose();
  }, [editor, player, report, ref.hunk]);
  return <CodeEditor {...rest} options={useRowOptions()} ready={setEditor} />;
}
