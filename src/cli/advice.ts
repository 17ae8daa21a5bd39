import { type ByteText, kindOfText } from '../engine/index.ts';

/** What is wrong with a text that no applier could find an edit in, and what to do; null when there is one. */
export function adviceOn(name: string, edit: ByteText): string | null {
  if (edit.trim() === '')
    return `${name} is empty: there is no patch in it. Save it again, for example with git diff > ${name}.`;
  const { kind, sentence } = kindOfText(edit);
  return kind === 'nothing' || kind === 'web-page' || kind === 'terminal-log' ? `${name}: ${sentence}` : null;
}
