import { type ComponentProps, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from './CodeEditor.tsx';
import { usePatchMarks } from './usePatchMarks.ts';
import { useRowOptions } from './useRowOptions.ts';

interface Props extends Omit<ComponentProps<typeof CodeEditor>, 'path' | 'options' | 'ready'> {
  readonly isFocused: boolean;
}

/** The edit in Monaco, coloured by our own reading of it. */
export function PatchEditor({ isFocused, ...rest }: Props) {
  const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
  usePatchMarks(editor, rest.text, isFocused);
  return <CodeEditor {...rest} path="edit.patch" options={useRowOptions('small')} ready={setEditor} />;
}
